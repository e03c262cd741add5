import { copyFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { type BuiltImage, ensureBuiltImage, filesOf, tagOf } from "./built_image.ts";
import { debianImage } from "./debian_image.ts";
import { buildImage, run } from "./docker.ts";

const CONTEXT = join(import.meta.dirname, "node");
const NPM = "11.19.1";
const CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt";

/** Replaces the official Node image if that cannot be pulled. */
export async function nodeImage({ onProgress }: { onProgress: (step: string) => void }): Promise<BuiltImage> {
  return {
    name: "node",
    recipe: [tagOf(debianImage), process.version, NPM, ...(await filesOf(CONTEXT))],
    async build(tag, temporary) {
      const base = await ensureBuiltImage(debianImage, { onProgress });
      await run("npm", ["pack", `npm@${NPM}`, "--silent", "--pack-destination", temporary]);
      await rename(join(temporary, `npm-${NPM}.tgz`), join(temporary, "npm.tgz"));
      // The project's Node is the official binary, which only needs a libc and libstdc++.
      await copyFile(process.execPath, join(temporary, "node"));
      await copyFile(CERTIFICATES, join(temporary, "ca-certificates.crt"));
      await copyFile(join(CONTEXT, "Dockerfile"), join(temporary, "Dockerfile"));
      await buildImage(temporary, { tag, arguments: { BASE: base } });
    },
  };
}
