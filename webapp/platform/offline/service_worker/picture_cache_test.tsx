import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DAY_MS } from "../../../../core/shared/mod.ts";
import { PICTURE_CACHE } from "../../../../wire/pages/service_worker.ts";
import { answered } from "../../../testing/worker_events.ts";
import { removePictureCache } from "../picture_cache_lifetime.ts";
import { PictureCache } from "./picture_cache.ts";

/** The server's pictures: the size of each. */
let served: ReadonlyMap<string, number>;
let asked: string[];
let isOnline: boolean;

beforeEach(async () => {
  served = new Map(["soup", "curry", "stew"].map((name) => [`/pictures/${name}.webp`, 400]));
  asked = [];
  isOnline = true;
  await caches.open(PICTURE_CACHE);
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const { pathname } = new URL(new Request(input).url);
    asked.push(pathname);
    if (!isOnline) throw new TypeError("Failed to fetch");
    return picture(served.get(pathname));
  });
});

afterEach(async () => {
  vi.restoreAllMocks();
  await caches.delete(PICTURE_CACHE);
});

function picture(bytes: number | undefined, headers: Record<string, string> = {}): Response {
  if (bytes === undefined) return new Response(undefined, { status: 404 });
  const date = new Date().toUTCString();
  return new Response(new Uint8Array(bytes), { headers: { "content-length": String(bytes), date, ...headers } });
}

/** As an `img` asks for it. */
async function show(pictures: PictureCache, path: string, accept = "image/avif,image/webp,*/*"): Promise<Response> {
  return await answered(pictures, new Request(path, { headers: { accept } }));
}

async function stored(): Promise<string[]> {
  return (await (await caches.open(PICTURE_CACHE)).keys()).map(({ url }) => new URL(url).pathname);
}

it("shows a picture without a network once it was shown", async () => {
  const pictures = new PictureCache();
  await show(pictures, "/pictures/soup.webp");
  isOnline = false;

  expect((await show(pictures, "/pictures/soup.webp")).status).toBe(200);
  await expect(show(pictures, "/pictures/curry.webp")).rejects.toThrow("Failed to fetch");
});

it("shows another size or format of it where that is what the device has", async () => {
  const pictures = new PictureCache();
  await show(pictures, "/pictures/soup.webp");
  isOnline = false;

  expect((await show(pictures, "/pictures/soup-400.avif")).status).toBe(200);
});

it("shows a photo in the format and the size that was loaded, and stores it once", async () => {
  const pictures = new PictureCache({ maxBytes: 1_000 });
  for (const accept of ["*/*", "image/avif,*/*"]) {
    const sent = new Date(Date.now() - 2 * DAY_MS).toUTCString();
    vi.mocked(fetch).mockResolvedValueOnce(picture(400, { date: sent, vary: "Accept" }));
    await show(pictures, "/photos/soup/800.webp", accept);
  }
  isOnline = false;

  expect((await show(pictures, "/photos/soup/800.webp")).status).toBe(200);
  expect((await show(pictures, "/photos/soup/400.webp")).status).toBe(200);
  await expect(show(pictures, "/photos/soup/1600.webp", "*/*")).rejects.toThrow("Failed to fetch");
  expect(await stored()).toEqual(["/photos/soup/800.webp"]);
  isOnline = true;
  await show(pictures, "/pictures/soup.webp");
  await show(pictures, "/pictures/curry.webp");
  expect(await stored()).toEqual(["/pictures/soup.webp", "/pictures/curry.webp"]);
});

it.each([
  ["the same worker", () => undefined],
  ["a worker that was restarted, in the order of storing", () => new PictureCache({ maxBytes: 1_000 })],
])("removes what was not shown for the longest time: %s", async (_worker, restarted) => {
  const pictures = new PictureCache({ maxBytes: 1_000 });
  await show(pictures, "/pictures/soup.webp");
  await show(pictures, "/pictures/curry.webp");
  const next = restarted() ?? pictures;
  if (next === pictures) await show(pictures, "/pictures/soup.webp");

  await show(next, "/pictures/stew.webp");

  expect(await stored()).toEqual(
    next === pictures
      ? ["/pictures/soup.webp", "/pictures/stew.webp"]
      : ["/pictures/curry.webp", "/pictures/stew.webp"],
  );
});

it("stores nothing without a person, nothing missing, and no photo that must not be stored", async () => {
  const pictures = new PictureCache();
  await show(pictures, "/pictures/nothing.webp");
  vi.mocked(fetch).mockResolvedValueOnce(picture(400, { "cache-control": "private, no-store" }));
  await show(pictures, "/photos/secret/800.webp");
  expect(await stored()).toEqual([]);

  await caches.delete(PICTURE_CACHE);
  await show(pictures, "/pictures/soup.webp");
  expect(await caches.has(PICTURE_CACHE)).toBe(false);
});

it("asks again for a picture of yesterday, after it was shown", async () => {
  const pictures = new PictureCache();
  vi.mocked(fetch).mockResolvedValueOnce(picture(400, { date: new Date(Date.now() - 2 * DAY_MS).toUTCString() }));
  await show(pictures, "/pictures/soup.webp");

  await show(pictures, "/pictures/soup.webp");
  await show(pictures, "/pictures/soup.webp");

  expect(asked).toEqual(["/pictures/soup.webp"]);
});

it("stores nothing, and makes no cache again, where the person logs out while a picture loads", async () => {
  const pictures = new PictureCache();
  const shown = show(pictures, "/pictures/soup.webp");
  await removePictureCache();
  await shown;

  expect(await caches.has(PICTURE_CACHE)).toBe(false);
});
