import { beforeAll, beforeEach, expect, it } from "vitest";
import {
  PHOTO_FILES,
  type PhotoContent,
  type PhotoFile,
  type PhotoStorage,
  photoKey,
} from "../../../core/community/mod.ts";
import { type ContractFixture, contract } from "../contract_fixture.ts";

/** The contract's fixture: an empty storage, and its current time. */
export interface PhotoStorageFixture extends ContractFixture {
  readonly storage: PhotoStorage;
  now(): Date;
}

/** Long enough for an adapter that starts its own server. */
const START_MS = 60_000;
const ONE_HOUR_MS = 3_600_000;
const soup = photoKey("5b1c7a52-soup");

/** The contract of {@linkcode PhotoStorage}, run for every adapter. */
export const photoStorageContract = contract<PhotoStorageFixture>("PhotoStorage", (fixture) => {
  let storage: PhotoStorage;

  beforeAll(async () => {}, START_MS);
  beforeEach(async () => {
    storage = fixture.storage;
  });

  it("returns each type of each width unchanged", async () => {
    await storage.put(soup, variants("soup"));

    for (const { width, type, bytes } of variants("soup")) {
      const content = await storage.get(soup, width, { type });
      expect(content?.length).toBe(bytes.length);
      expect(Buffer.compare(await read(content), bytes)).toBe(0);
    }
  });

  it("returns the size of each type of each width in bytes", async () => {
    await storage.put(soup, variants("soup"));

    for (const { width, type, bytes } of variants("soup")) {
      expect(await storage.sizeOf(soup, width, { type })).toBe(bytes.length);
    }
  });

  it("stores and returns WebP where no type is named", async () => {
    const [webp, avif] = [Buffer.from("as WebP"), Buffer.from("as AVIF, which is longer here")];
    await storage.put(soup, [
      { width: 400, bytes: webp },
      { width: 400, type: "avif", bytes: avif },
    ]);

    expect(await read(await storage.get(soup, 400))).toEqual(webp);
    expect(await read(await storage.get(soup, 400, { type: "webp" }))).toEqual(webp);
    expect(await storage.sizeOf(soup, 400)).toBe(webp.length);
  });

  it.each([
    ["the first byte", { offset: 0, length: 1 }],
    ["the last byte", { offset: 199_999, length: 1 }],
    ["a stretch that is longer than a chunk", { offset: 3, length: 150_000 }],
    ["all of it", { offset: 0, length: 200_000 }],
  ])("gives %s alone", async (_what, part) => {
    const bytes = Buffer.from(Uint8Array.from({ length: 200_000 }, (_each, index) => index % 251));
    await storage.put(soup, [{ width: 1600, bytes }]);

    const content = await storage.get(soup, 1600, { part });
    expect(content?.length).toBe(part.length);
    const expected = bytes.subarray(part.offset, part.offset + part.length);
    expect(Buffer.compare(await read(content), expected)).toBe(0);
  });

  it("returns nothing for an unknown key, width or type", async () => {
    await storage.put(soup, variants("soup").slice(0, 1));

    expect(await storage.get(photoKey("stew"), 800)).toBeUndefined();
    expect(await storage.get(soup, 400)).toBeUndefined();
    expect(await storage.get(soup, 400, { part: { offset: 0, length: 1 } })).toBeUndefined();
    expect(await storage.sizeOf(photoKey("stew"), 800)).toBeUndefined();
    expect(await storage.sizeOf(soup, 400)).toBeUndefined();
    expect(await storage.get(soup, 1600, { type: "avif" })).toBeUndefined();
    expect(await storage.sizeOf(soup, 1600, { type: "avif" })).toBeUndefined();
  });

  it("allows closing a photo unread, and twice", async () => {
    await storage.put(soup, variants("soup"));
    const content = await storage.get(soup, 1600);
    await content?.close();
    await content?.close();

    expect(await read(await storage.get(soup, 1600))).toHaveLength(200_000);
  });

  it("removes all files of only that photo, and ignores a second removal", async () => {
    const stew = photoKey("5b1c7a52-stew");
    await storage.put(soup, variants("soup"));
    await storage.put(stew, variants("stew"));
    await storage.remove(soup);
    await storage.remove(soup);

    for (const { width, type } of PHOTO_FILES) {
      expect(await storage.get(soup, width, { type })).toBeUndefined();
      expect(await storage.sizeOf(soup, width, { type })).toBeUndefined();
    }
    expect(await read(await storage.get(stew, 400))).toEqual(variants("stew")[2]?.bytes);
    expect(await keysOf(storage, 10)).toEqual([stew]);
  });

  it("lists keys and times in pages, each key once", async () => {
    const keys = ["5b1c7a52-soup", "5b", "5b1c", "5b1c-7", "a", "a-1", "zz9"].map(photoKey);
    for (const key of keys) await storage.put(key, variants(key));

    const inOne = await storage.list({ after: undefined, limit: 300 });
    expect(inOne.map(({ key }) => key).sort()).toEqual([...keys].sort());
    for (const { storedAt } of inOne) {
      expect(Math.abs(storedAt.getTime() - fixture.now().getTime())).toBeLessThan(ONE_HOUR_MS);
    }
    for (const limit of [1, 2, 3, 7]) expect(await keysOf(storage, limit)).toEqual(inOne.map(({ key }) => key));
  });

  it("continues after a key that has since been removed", async () => {
    for (const key of ["a", "b", "c"].map(photoKey)) await storage.put(key, variants(key));
    await storage.remove(photoKey("b"));

    const rest = await storage.list({ after: photoKey("b"), limit: 10 });
    expect(rest.map(({ key }) => key)).toEqual(["c"]);
  });

  it("stores many photos concurrently", async () => {
    const keys = Array.from({ length: 20 }, (_each, index) => photoKey(`dish-${index}`));
    await Promise.all(keys.map((key) => storage.put(key, variants(key))));

    const read20 = await Promise.all(keys.map(async (key) => read(await storage.get(key, 400))));
    expect(read20.map((bytes) => bytes.subarray(0, 8).toString())).toEqual(
      keys.map((key) => `${key}xxxxxxxx`.slice(0, 8)),
    );
  });
});

/** Every file of a photo, with different content. The widest is larger than one chunk. */
function variants(name: string): (PhotoFile & { bytes: Buffer })[] {
  return PHOTO_FILES.map(({ width, type }) => ({
    width,
    type,
    bytes: Buffer.alloc(width * (type === "webp" ? 125 : 60), "x").fill(name, 0, name.length),
  }));
}

async function read(content: PhotoContent | undefined): Promise<Buffer> {
  if (!content) throw new Error("There is no such photo to read");
  try {
    const chunks: Uint8Array[] = [];
    for await (const chunk of content.body) chunks.push(chunk);
    return Buffer.concat(chunks);
  } finally {
    await content.close();
  }
}

async function keysOf(storage: PhotoStorage, limit: number): Promise<string[]> {
  const keys: string[] = [];
  let page = await storage.list({ after: undefined, limit });
  while (page.length > 0 && keys.length < 100) {
    expect(page.length).toBeLessThanOrEqual(limit);
    keys.push(...page.map(({ key }) => key));
    page = await storage.list({ after: page.at(-1)?.key, limit });
  }
  return keys;
}
