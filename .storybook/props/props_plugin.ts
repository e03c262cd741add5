import type { Plugin } from "vite";
import { readSources } from "../sources.ts";
import { constArrays } from "./const_arrays.ts";
import { type Docgen, spelledOut } from "./spelled_out.ts";

/** Where Storybook's docgen, which runs before, has written what it read of the types. */
const WRITTEN = /;(\w+)\.__docgenInfo=(\{.*?\})(?=;\w+\.__docgenInfo=|\s*$)/gsu;

/** Spells the choices of every prop out in the Props tables, and so in their controls. */
export function spelledOutProps(root: string): Plugin {
  const lists = readSources(root).then(constArrays);
  return {
    name: "weekplate:props",
    enforce: "pre",
    async transform(code, id) {
      if (!/\/ui-kit\/.*\.tsx$/u.test(id) || !code.includes(".__docgenInfo=")) return undefined;
      const known = await lists;
      const told = code.replaceAll(WRITTEN, (_all, name: string, json: string) => {
        const docgen: Docgen = JSON.parse(json);
        return `;${name}.__docgenInfo=${JSON.stringify(spelledOut(docgen, known))}`;
      });
      return { code: told, map: null };
    },
  };
}
