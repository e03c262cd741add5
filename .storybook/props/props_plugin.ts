import { dirname, relative } from "node:path";
import type { Plugin } from "vite";
import { readSources, type Tree } from "../sources.ts";
import { constArrays } from "./const_arrays.ts";
import { type Docgen, expandTypes } from "./expand_types.ts";

/** The statement that Storybook's docgen, which runs before, adds for each component. */
const DOCGEN_INFO = /;(\w+)\.__docgenInfo=(\{.*?\})(?=;\w+\.__docgenInfo=|\s*$)/gsu;

/** Adds the options of every prop to the tables of props and to the controls. */
export function expandedProps(root: string): Plugin {
  const sources = readSources(root);
  const lists = sources.then(constArrays);
  return {
    name: "weekplate:props",
    enforce: "pre",
    async transform(code, id) {
      if (!/\/ui-kit\/.*\.tsx$/u.test(id) || !code.includes(".__docgenInfo=")) return undefined;
      const declared = { lists: await lists, source: textOfFolder(await sources, relative(root, id)) };
      const expanded = code.replaceAll(DOCGEN_INFO, (_all, name: string, json: string) => {
        const docgen: Docgen = JSON.parse(json);
        return `;${name}.__docgenInfo=${JSON.stringify(expandTypes(docgen, declared))}`;
      });
      return { code: expanded, map: null };
    },
  };
}

/** The file, then the others of its folder, which may declare its props. */
function textOfFolder(tree: Tree, path: string): string {
  const beside = [...tree].filter(([other]) => other !== path && dirname(other) === dirname(path));
  return [tree.get(path) ?? "", ...beside.map(([, text]) => text)].join("\n");
}
