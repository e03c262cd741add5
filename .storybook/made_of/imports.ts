import { dirname, join, normalize } from "node:path/posix";
import type { Tree } from "../sources.ts";

/** One value that a file imports from another file of ours; types are left out. */
export interface Import {
  /** The exported name. */
  readonly name: string;
  readonly from: string;
}

/** A file's imports from other files of ours, followed through `mod.ts` to the file that declares each. */
export function importsOf(tree: Tree, path: string): Import[] {
  const text = tree.get(path) ?? "";
  return [...text.matchAll(/^import (?!type )([^"';]*?) from "(\.[^"]+)"/gmu)].flatMap(([, names = "", target = ""]) =>
    valueNames(names).map((name) => declared(tree, { name, from: resolve(path, target) })),
  );
}

/** Follows `export { … } from` to the file that declares the name. */
function declared(tree: Tree, imported: Import): Import {
  const text = tree.get(imported.from) ?? "";
  for (const [, names = "", target = ""] of text.matchAll(/^export (?!type )\{([^}]*)\} from "(\.[^"]+)"/gmu)) {
    if (valueNames(names).includes(imported.name))
      return declared(tree, { name: imported.name, from: resolve(imported.from, target) });
  }
  return imported;
}

function resolve(path: string, target: string): string {
  return normalize(join(dirname(path), target));
}

/** `{ Button, type ButtonProps, a as b }` gives Button and a; default and star imports give their own name. */
function valueNames(names: string): string[] {
  return names
    .replaceAll(/[{}]/gu, "")
    .split(",")
    .map((name) => name.trim().replace(/ as \w+$/u, ""))
    .filter((name) => name !== "" && !name.startsWith("type "));
}
