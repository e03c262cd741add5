import { dirname, join, normalize } from "node:path/posix";
import type { Tree } from "../sources.ts";

/** One name that a file takes from another of ours, types left out. */
export interface Import {
  /** As the other file calls it. */
  readonly name: string;
  readonly from: string;
}

/** What a file takes from others of ours, through `mod.ts` doors up to the file that holds it. */
export function importsOf(tree: Tree, path: string): Import[] {
  const text = tree.get(path) ?? "";
  return [...text.matchAll(/^import (?!type )([^"';]*?) from "(\.[^"]+)"/gmu)].flatMap(([, names = "", target = ""]) =>
    valueNames(names).map((name) => held(tree, { name, from: resolve(path, target) })),
  );
}

/** Everything that a file hands on from others through `export { … } from`, and what it takes. */
function held(tree: Tree, taken: Import): Import {
  const text = tree.get(taken.from) ?? "";
  for (const [, names = "", target = ""] of text.matchAll(/^export (?!type )\{([^}]*)\} from "(\.[^"]+)"/gmu)) {
    if (valueNames(names).includes(taken.name))
      return held(tree, { name: taken.name, from: resolve(taken.from, target) });
  }
  return taken;
}

function resolve(path: string, target: string): string {
  return normalize(join(dirname(path), target));
}

/** `{ Button, type ButtonProps, a as b }` takes Button and a; so do default and star imports their word. */
function valueNames(names: string): string[] {
  return names
    .replaceAll(/[{}]/gu, "")
    .split(",")
    .map((name) => name.trim().replace(/ as \w+$/u, ""))
    .filter((name) => name !== "" && !name.startsWith("type "));
}
