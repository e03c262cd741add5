import { dirname, join, normalize } from "node:path/posix";

/** Source files by their path from the project's root. Rules read only this, so that a test can plant a fault in it. */
export type Tree = ReadonlyMap<string, string>;

/** A component's folder: one that holds a file of its own name, as `Button/Button.tsx`. */
export interface ComponentFolder {
  readonly name: string;
  /** `ui-kit/Button`. */
  readonly path: string;
}

/** Every component of the kit. */
export function componentFolders(tree: Tree): ComponentFolder[] {
  return [...tree.keys()].flatMap((path) => {
    const [, name = ""] = /^ui-kit\/([A-Z]\w*)\/\1\.tsx$/u.exec(path) ?? [];
    return name === "" ? [] : [{ name, path: `ui-kit/${name}` }];
  });
}

/** What lies in a folder, by path. */
export function filesIn(tree: Tree, folder: string): [path: string, text: string][] {
  return [...tree].filter(([path]) => path.startsWith(`${folder}/`));
}

/** Where the imports and re-exports of a file lead: paths of ours from the root, and packages as they are named. */
export function importsOf(path: string, text: string): string[] {
  return [
    ...text.matchAll(/^(?:import|export)\s(?:[^"';]*?\sfrom\s)?"([^"]+)"/gmu),
    ...text.matchAll(/\bimport\("([^"]+)"\)/gu),
  ].map(([, target = ""]) =>
    target.startsWith(".") ? normalize(join(dirname(path), target.replace(/\?.*$/u, ""))) : target,
  );
}
