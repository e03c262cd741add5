import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Texts of source files by their path from the project's root. */
export type Tree = ReadonlyMap<string, string>;

/** The sources of the kit and the screens, and the pages' manifest, without tests and built files. */
export async function readSources(root: string): Promise<Tree> {
  const paths: string[] = [];
  for await (const path of glob(["{ui-kit,webapp}/**/*.{ts,tsx,css}", "wire/pages/app_routes.ts"], { cwd: root })) {
    const isSource = !/_test\.tsx?$|^webapp\/(dist|public)\//u.test(path);
    if (isSource) paths.push(path);
  }
  const files = paths.sort().map(async (path) => [path, await readFile(join(root, path), "utf8")] as const);
  return new Map(await Promise.all(files));
}
