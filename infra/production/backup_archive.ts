import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { run } from "./images/docker.ts";

/** What Postgres's `pg_dump` made, for `pg_restore`. */
export const DATABASE_FILE = "database.dump";
/** What {@linkcode exportPhotos} made. */
export const PHOTOS_FILE = "photos.tar";
const MANIFEST_FILE = "manifest.json";
const PARTS = [DATABASE_FILE, PHOTOS_FILE] as const;

const manifest = z.object({
  product: z.literal("weekplate"),
  made: z.iso.datetime(),
  sha256: z.record(z.enum(PARTS), z.string()),
});

/** Makes one archive of a folder with both parts in it, which says how to tell whether they are whole. */
export async function writeBackup(folder: string, { file, made }: { file: string; made: Date }): Promise<void> {
  const sha256 = Object.fromEntries(
    await Promise.all(PARTS.map(async (part) => [part, await hashOf(join(folder, part))])),
  );
  await writeFile(
    join(folder, MANIFEST_FILE),
    JSON.stringify({ product: "weekplate", made: made.toISOString(), sha256 }, undefined, 2),
  );
  await run("tar", ["--create", "--file", file, "--directory", folder, MANIFEST_FILE, ...PARTS]);
}

/**
 * Unpacks such an archive.
 *
 * @returns when it was made.
 * @throws where it is none, or a part is not as it was made.
 */
export async function readBackup(file: string, folder: string): Promise<Date> {
  await stat(file);
  await run("tar", ["--extract", "--file", file, "--directory", folder, MANIFEST_FILE, ...PARTS]);
  const { made, sha256 } = manifest.parse(JSON.parse(await readFile(join(folder, MANIFEST_FILE), "utf8")));
  for (const part of PARTS) {
    if ((await hashOf(join(folder, part))) !== sha256[part]) {
      throw new Error(`Cannot restore ${file}: its ${part} is not as it was made`);
    }
  }
  return new Date(made);
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}
