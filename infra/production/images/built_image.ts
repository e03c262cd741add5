import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { docker, hasImage } from "./docker.ts";

/** An image that is built here and tagged with the hash of its recipe. */
export interface BuiltImage {
  /** `postgres` becomes `weekplate/postgres:{hash of the recipe}`. */
  readonly name: string;
  /** Everything that the image depends on; a change builds a new image. */
  readonly recipe: readonly string[];
  /** Builds the image with this tag; `temporary` is an empty folder that is removed afterwards. */
  readonly build: (tag: string, temporary: string) => Promise<void>;
}

/** Stores slow build results outside the repository. */
export const CACHE = join(process.env["XDG_CACHE_HOME"] || join(homedir(), ".cache"), "weekplate-containers");

export function tagOf({ name, recipe }: BuiltImage): string {
  const hash = createHash("sha256").update(recipe.join("\0")).digest("hex").slice(0, 12);
  return `weekplate/${name}:${hash}`;
}

/**
 * Makes sure that the engine has the image: loads it from the cache, or builds and caches it.
 *
 * @returns its tag.
 */
export async function ensureBuiltImage(
  image: BuiltImage,
  { onProgress }: { onProgress: (step: string) => void },
): Promise<string> {
  const tag = tagOf(image);
  if (await hasImage(tag)) return tag;

  const file = `${tag.replace("weekplate/", "image-").replace(":", "-")}.tar`;
  if (existsSync(join(CACHE, file))) {
    onProgress(`Loading ${tag} from the cache …`);
    await docker("load", "--quiet", "--input", join(CACHE, file));
    return tag;
  }

  onProgress(`Building ${tag} …`);
  await mkdir(CACHE, { recursive: true });
  const temporary = await mkdtemp(join(CACHE, "temporary-"));
  try {
    await image.build(tag, temporary);
    const saved = join(temporary, file);
    await docker("save", "--output", saved, tag);
    const before = (await readdir(CACHE)).filter((each) => each.startsWith(`image-${image.name}-`));
    await rename(saved, join(CACHE, file));
    // Only the newest recipe is stored.
    for (const old of before) await rm(join(CACHE, old), { force: true });
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
  return tag;
}

/** Names and contents of a folder's files, for a recipe. */
export async function filesOf(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).sort();
  return await Promise.all(names.map(async (name) => `${name}\n${await readFile(join(folder, name), "utf8")}`));
}
