import type { Readable, Writable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { type Extract, extract, type Pack, pack } from "tar-stream";
import {
  PHOTO_FILES,
  type PhotoFile,
  type PhotoKey,
  type PhotoStorage,
  type PhotoVariant,
  photoKey,
} from "../../core/community/mod.ts";

const PAGE = 300;
const NAME = /^(?<key>[a-z0-9][a-z0-9-]*)\/(?<file>\d+\.\w+)$/u;

/** Writes every photo of a storage as a tar archive of `{key}/{width}.{type}`. @returns how many photos there were. */
export async function exportPhotos(storage: PhotoStorage, output: Writable): Promise<number> {
  const archive = pack();
  const written = pipeline(archive, output);
  const exported = addPhotos(storage, archive).then(
    (count) => {
      archive.finalize();
      return count;
    },
    (error: unknown) => {
      archive.destroy(error as Error); // so that an incomplete archive is invalid
      throw error;
    },
  );
  const [count] = await Promise.all([exported, written]);
  return count;
}

async function addPhotos(storage: PhotoStorage, archive: Pack): Promise<number> {
  let count = 0;
  let after: PhotoKey | undefined;
  for (;;) {
    const page = await storage.list({ after, limit: PAGE });
    for (const { key, storedAt } of page) {
      for (const { width, type } of PHOTO_FILES) {
        const content = await storage.get(key, width, { type });
        if (!content) continue; // just deleted, or the photo has no such file
        try {
          const entry = archive.entry({ name: `${key}/${width}.${type}`, size: content.length, mtime: storedAt });
          await pipeline(content.body, entry);
        } finally {
          await content.close();
        }
      }
    }
    count += page.length;
    after = page.at(-1)?.key;
    if (after === undefined) return count;
  }
}

/** Stores all photos of such an archive. @returns how many there were. */
export async function importPhotos(storage: PhotoStorage, input: Readable): Promise<number> {
  const archive = extract();
  const [count] = await Promise.all([putPhotos(storage, archive), pipeline(input, archive)]);
  return count;
}

async function putPhotos(storage: PhotoStorage, archive: Extract): Promise<number> {
  let count = 0;
  let open: { key: PhotoKey; variants: PhotoVariant[] } | undefined;
  const put = async () => {
    if (!open) return;
    await storage.put(open.key, open.variants);
    count += 1;
    open = undefined;
  };
  for await (const entry of archive) {
    const { key, file } = parseName(entry.header.name);
    // A photo's variants are consecutive, and are stored together.
    if (open?.key !== key) await put();
    open ??= { key, variants: [] };
    open.variants.push({ ...file, bytes: await buffer(entry) });
  }
  await put();
  return count;
}

function parseName(name: string): { key: PhotoKey; file: PhotoFile } {
  const groups = NAME.exec(name)?.groups;
  const file = PHOTO_FILES.find(({ width, type }) => `${width}.${type}` === groups?.["file"]);
  if (!file) throw new Error(`Cannot import photos: ${name} is not a photo`);
  return { key: photoKey(groups?.["key"] ?? ""), file };
}
