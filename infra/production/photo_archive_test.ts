import { hash } from "node:crypto";
import { PassThrough, Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pack } from "tar-stream";
import { beforeEach, expect, it } from "vitest";
import { MemoryPhotoStorage } from "../../adapters/memory/community/photo_storage.ts";
import { FixedClock } from "../../adapters/memory/fixed_clock.ts";
import {
  PHOTO_FILES,
  type PhotoContent,
  type PhotoKey,
  photoKey,
  photosUnavailable,
} from "../../core/community/mod.ts";
import { calendarDate } from "../../core/shared/mod.ts";
import { exportPhotos, importPhotos } from "./photo_archive.ts";

const clock = new FixedClock(calendarDate("2026-11-18"));

let storage: MemoryPhotoStorage;

beforeEach(() => {
  storage = new MemoryPhotoStorage(clock);
});

/** A photo whose largest variant has this many bytes. */
async function put(key: string, size: number): Promise<void> {
  const variants = PHOTO_FILES.map((file, place) => ({
    ...file,
    bytes: Buffer.alloc(Math.ceil(size / (place + 1)), `${key} as ${file.width}.${file.type}, `),
  }));
  await storage.put(photoKey(key), variants);
}

async function archiveOf(from: MemoryPhotoStorage): Promise<Buffer> {
  const output = new PassThrough();
  const [bytes] = await Promise.all([buffer(output), exportPhotos(from, output)]);
  return bytes;
}

/** One photo of each variant, since comparing the bytes of large ones takes seconds. */
async function digestsOf(from: MemoryPhotoStorage, key: PhotoKey): Promise<string[]> {
  const contents = await Promise.all(PHOTO_FILES.map(({ width, type }) => from.get(key, width, { type })));
  return await Promise.all(
    contents.map(async (content) => hash("sha256", content ? await buffer(content.body) : "missing")),
  );
}

it("copies every photo to another storage unchanged, also more than one page", async () => {
  for (let place = 0; place < 310; place += 1) await put(`photo-${place}`, 1_000 + place);
  await put("a-large-one", 3_000_000);
  const other = new MemoryPhotoStorage(clock);

  expect(await importPhotos(other, Readable.from(await archiveOf(storage)))).toBe(311);

  const keys = (await storage.list({ after: undefined, limit: 300 })).map(({ key }) => key);
  for (const key of [...keys, photoKey("a-large-one"), photoKey("photo-309")]) {
    expect(await digestsOf(other, key)).toEqual(await digestsOf(storage, key));
  }
});

it("copies nothing from an empty storage", async () => {
  expect(await importPhotos(new MemoryPhotoStorage(clock), Readable.from(await archiveOf(storage)))).toBe(0);
});

it("copies a photo from before there was AVIF, which has WebP only", async () => {
  const old = photoKey("old");
  await storage.put(old, [{ width: 400, bytes: Buffer.from("a WebP") }]);
  const other = new MemoryPhotoStorage(clock);

  expect(await importPhotos(other, Readable.from(await archiveOf(storage)))).toBe(1);
  expect(await digestsOf(other, old)).toEqual(await digestsOf(storage, old));
});

it("skips a photo that is deleted during the export", async () => {
  await put("stays", 1_000);
  await put("goes", 1_000);
  const { list } = storage;
  storage.list = async (page) => {
    const photos = await list.call(storage, page);
    await storage.remove(photoKey("goes"));
    return photos;
  };
  const other = new MemoryPhotoStorage(clock);

  expect(await importPhotos(other, Readable.from(await archiveOf(storage)))).toBe(1);
});

it("fails if a photo cannot be read", async () => {
  await put("photo", 1_000);
  storage.get = async (): Promise<PhotoContent> => {
    throw photosUnavailable(new Error("silent"));
  };

  await expect(exportPhotos(storage, new PassThrough().resume())).rejects.toThrow("Photos can't be stored or shown");
});

it("rejects an incomplete archive and one with other files", async () => {
  await put("photo", 100_000);
  const whole = await archiveOf(storage);
  const other = new MemoryPhotoStorage(clock);
  await expect(importPhotos(other, Readable.from(whole.subarray(0, 50_000)))).rejects.toThrow("Unexpected end of data");

  const foreign = pack();
  foreign.entry({ name: "../../etc/passwd" }, "root");
  foreign.finalize();
  await expect(importPhotos(other, Readable.from(await buffer(foreign)))).rejects.toThrow(
    "../../etc/passwd is not a photo",
  );
});
