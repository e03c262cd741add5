import { join } from "node:path";
import type { Plugin } from "vite";
import { readSources } from "../sources.ts";
import { madeOf } from "./made_of.ts";

const MODULE = join(import.meta.dirname, "catalogue.ts");

/** Generates `catalogue.ts` from the sources whenever the page is loaded. */
export function madeOfModule(root: string): Plugin {
  return {
    name: "weekplate:made-of",
    enforce: "pre",
    async load(id) {
      if (id !== MODULE) return undefined;
      return `export const catalogue = ${JSON.stringify(madeOf(await readSources(root)))};`;
    },
    hotUpdate({ file }) {
      if (!/\/(ui-kit|webapp)\/.*\.tsx?$/u.test(file)) return;
      const module = this.environment.moduleGraph.getModuleById(MODULE);
      if (module) this.environment.moduleGraph.invalidateModule(module);
    },
  };
}
