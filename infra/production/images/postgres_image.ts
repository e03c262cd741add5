import { join } from "node:path";
import { type BuiltImage, ensureBuiltImage, filesOf, tagOf } from "./built_image.ts";
import { debianImage } from "./debian_image.ts";
import { buildImage } from "./docker.ts";

const CONTEXT = join(import.meta.dirname, "postgres");

/** Debian's PostgreSQL with the official image's environment variables. */
export async function postgresImage({ onProgress }: { onProgress: (step: string) => void }): Promise<BuiltImage> {
  return {
    name: "postgres",
    recipe: [tagOf(debianImage), ...(await filesOf(CONTEXT))],
    async build(tag) {
      const base = await ensureBuiltImage(debianImage, { onProgress });
      await buildImage(CONTEXT, { tag, arguments: { BASE: base } });
    },
  };
}
