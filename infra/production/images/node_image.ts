import { copyFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { type BuiltImage, ensureBuiltImage, filesOf, tagOf } from "./built_image.ts";
import { debianImage } from "./debian_image.ts";
import { buildImage, run } from "./docker.ts";

const CONTEXT = join(import.meta.dirname, "node");
const NPM = "11.19.1";
const CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt";

/** Stands in for the official Node image where that can't be pulled. */
export async function nodeImage({ onProgress }: { onProgress: (step: string) => void }): Promise<BuiltImage> {
  return {
    name: "node",
    recipe: [tagOf(debianImage), process.version, NPM, ...(await filesOf(CONTEXT))],
    async build(tag, workshop) {
      const base = await ensureBuiltImage(debianImage, { onProgress });
      await run("npm", ["pack", `npm@${NPM}`, "--silent", "--pack-destination", workshop]);
      await rename(join(workshop, `npm-${NPM}.tgz`), join(workshop, "npm.tgz"));
      // Ours is the official binary, which asks for nothing but a libc and libstdc++.
      await copyFile(process.execPath, join(workshop, "node"));
      await copyFile(CERTIFICATES, join(workshop, "ca-certificates.crt"));
      await copyFile(join(CONTEXT, "Dockerfile"), join(workshop, "Dockerfile"));
      await buildImage(workshop, { tag, arguments: { BASE: base } });
    },
  };
}
