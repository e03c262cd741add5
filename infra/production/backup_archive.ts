import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { run } from "./images/docker.ts";

/** Written by `pg_dump`, for `pg_restore`. */
export const DATABASE_FILE = "database.dump";
/** Written by {@linkcode exportPhotos}. */
export const PHOTOS_FILE = "photos.tar";
const MANIFEST_FILE = "manifest.json";
const PARTS = [DATABASE_FILE, PHOTOS_FILE] as const;

const manifest = z.object({
  product: z.literal("weekplate"),
  made: z.iso.datetime(),
  sha256: z.record(z.enum(PARTS), z.string()),
});

/** Writes both parts from a folder into one archive, with their checksums. */
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
 * @throws {Error} if the file is no backup, or a checksum is wrong.
 */
export async function readBackup(file: string, folder: string): Promise<Date> {
  await stat(file);
  await run("tar", ["--extract", "--file", file, "--directory", folder, MANIFEST_FILE, ...PARTS]);
  const { made, sha256 } = manifest.parse(JSON.parse(await readFile(join(folder, MANIFEST_FILE), "utf8")));
  for (const part of PARTS) {
    if ((await hashOf(join(folder, part))) !== sha256[part]) {
      throw new Error(`Cannot restore ${file}: its ${part} is damaged`);
    }
  }
  return new Date(made);
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}
