import { dirname, relative } from "node:path";
import type { Plugin } from "vite";
import { readSources, type Tree } from "../sources.ts";
import { constArrays } from "./const_arrays.ts";
import { type Docgen, expandTypes } from "./expand_types.ts";

/** Where Storybook's docgen, which runs before, has written what it read of the types. */
const WRITTEN = /;(\w+)\.__docgenInfo=(\{.*?\})(?=;\w+\.__docgenInfo=|\s*$)/gsu;

/** Spells the choices of every prop out in the Props tables, and so in their controls. */
export function expandedProps(root: string): Plugin {
  const sources = readSources(root);
  const lists = sources.then(constArrays);
  return {
    name: "weekplate:props",
    enforce: "pre",
    async transform(code, id) {
      if (!/\/ui-kit\/.*\.tsx$/u.test(id) || !code.includes(".__docgenInfo=")) return undefined;
      const written = { lists: await lists, source: textOfFolder(await sources, relative(root, id)) };
      const told = code.replaceAll(WRITTEN, (_all, name: string, json: string) => {
        const docgen: Docgen = JSON.parse(json);
        return `;${name}.__docgenInfo=${JSON.stringify(expandTypes(docgen, written))}`;
      });
      return { code: told, map: null };
    },
  };
}

/** The file first, then what stands beside it, where its props may be written. */
function textOfFolder(tree: Tree, path: string): string {
  const beside = [...tree].filter(([other]) => other !== path && dirname(other) === dirname(path));
  return [tree.get(path) ?? "", ...beside.map(([, text]) => text)].join("\n");
}
