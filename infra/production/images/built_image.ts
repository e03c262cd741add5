import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { docker, hasImage } from "./docker.ts";

/** An image that is made here, under a name that tells its recipe. */
export interface BuiltImage {
  /** Such as `postgres`: it becomes `weekplate/postgres:{hash of the recipe}`. */
  readonly name: string;
  /** What the image is made of; when it changes, the image is made anew. */
  readonly recipe: readonly string[];
  /** Makes the image under this tag; `workshop` is an empty folder that is removed afterwards. */
  readonly build: (tag: string, workshop: string) => Promise<void>;
}

/** Where what took long to make outlives the clone: `$XDG_CACHE_HOME/weekplate-containers`. */
export const CACHE = join(process.env["XDG_CACHE_HOME"] || join(homedir(), ".cache"), "weekplate-containers");

/** Name of the image, once it is made. */
export function tagOf({ name, recipe }: BuiltImage): string {
  const hash = createHash("sha256").update(recipe.join("\0")).digest("hex").slice(0, 12);
  return `weekplate/${name}:${hash}`;
}

/**
 * Has the image in the engine: there already, from the cache, or built and cached.
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
  const workshop = await mkdtemp(join(CACHE, "workshop-"));
  try {
    await image.build(tag, workshop);
    const saved = join(workshop, file);
    await docker("save", "--output", saved, tag);
    const before = (await readdir(CACHE)).filter((each) => each.startsWith(`image-${image.name}-`));
    await rename(saved, join(CACHE, file));
    // One recipe of each is enough to keep.
    for (const old of before) await rm(join(CACHE, old), { force: true });
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
  return tag;
}

/** What stands in the files beside this one, for a recipe. */
export async function filesOf(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).sort();
  return await Promise.all(names.map(async (name) => `${name}\n${await readFile(join(folder, name), "utf8")}`));
}
