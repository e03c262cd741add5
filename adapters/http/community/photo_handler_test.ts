import { setImmediate } from "node:timers/promises";
import express, { type ErrorRequestHandler } from "express";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type PhotoContent, photoKey } from "../../../core/community/mod.ts";
import { calendarDate } from "../../../core/shared/mod.ts";
import { MemoryPhotoStorage } from "../../memory/community/photo_storage.ts";
import { FixedClock } from "../../memory/fixed_clock.ts";
import { HttpError } from "../http_error.ts";
import { type MemoryApp, startMemoryApp } from "../testing/memory_app.ts";
import { type ServedApp, serveApp } from "../testing/serve_app.ts";
import { photoHandler } from "./photo_handler.ts";
import { PHOTOS_PATH } from "./photo_url.ts";

const LENGTH = 50_000_000;
let served: ServedApp | undefined;
let failures: unknown[];
let closed: Promise<void>;

afterEach(async () => {
  await served?.close();
  served = undefined;
});

it("closes a photo whose client disconnects, and reports no error", async () => {
  const url = await serve(async function* body() {
    while (true) yield new Uint8Array(64 * 1024);
  });
  const reply = await fetch(url);
  await reply.body?.cancel();

  await closed;
  await setImmediate(); // by now a failure would have been reported
  expect(failures).toEqual([]);
});

it("destroys the response when the storage fails in the middle", async () => {
  const url = await serve(async function* body() {
    yield new Uint8Array(64 * 1024);
    throw new Error("the disk is gone");
  });
  const reply = await fetch(url);

  await expect(reply.arrayBuffer()).rejects.toThrow("terminated");
  await closed;
  await setImmediate();
  expect(failures).toEqual([new Error("the disk is gone")]);
});

it("does not open a photo that it does not send", async () => {
  const url = await serve(() => {
    throw new Error("it was read");
  });
  const reply = await fetch(url, { method: "HEAD" });

  expect(reply.headers.get("content-length")).toBe(String(LENGTH));
  expect(failures).toEqual([]);
});

it("counts against the address", async () => {
  const subjects: unknown[] = [];
  const handler = photoHandler({
    photoStorage: new MemoryPhotoStorage(new FixedClock(calendarDate("2026-11-19"))),
    accessOf: async () => "public",
    requestRateLimiter: {
      async consume(...subject) {
        subjects.push(subject);
        if (subjects.length > 1) throw new HttpError("rate_limited", "Too many requests.");
      },
    },
  });
  const app = await startMemoryApp({ handlers: [{ path: PHOTOS_PATH, handler }] });
  const status = async () => (await app.stranger.get(`${PHOTOS_PATH}/soup/400.webp`)).status;

  expect([await status(), await status()]).toEqual([404, 429]);
  expect(subjects[0]).toEqual([{ kind: "address", address: "127.0.0.1" }, "photo-read"]);
  await app.close();
});

describe("a stored photo", () => {
  const BROWSER = "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8";
  const webp = { "content-type": "image/webp", etag: '"soup-400"', vary: "accept", body: "a WebP" };
  const avif = { "content-type": "image/avif", etag: '"soup-400-avif"', vary: "accept", body: "AVIF" };
  const WHOLE = "0123456789".repeat(20);
  let photoStorage: MemoryPhotoStorage;
  let app: MemoryApp;

  beforeEach(async () => {
    photoStorage = new MemoryPhotoStorage(new FixedClock(calendarDate("2026-11-19")));
    await photoStorage.put(photoKey("soup"), [
      { width: 1600, bytes: Buffer.from("a wide WebP") },
      { width: 800, bytes: Buffer.from(WHOLE) },
      { width: 400, bytes: Buffer.from(webp.body) },
      { width: 400, type: "avif", bytes: Buffer.from(avif.body) },
    ]);
    await photoStorage.put(photoKey("old"), [{ width: 400, bytes: Buffer.from("an old WebP") }]);
    const handler = photoHandler({ photoStorage, accessOf: async () => "public" });
    app = await startMemoryApp({ handlers: [{ path: PHOTOS_PATH, handler }] });
  });
  afterEach(() => app.close());

  // #community-photo-encoded
  it.each([
    [BROWSER, avif],
    ["image/webp,image/*;q=0.9", webp],
    ["image/*", webp],
    ["*/*", webp],
    ["image/avif;q=0,*/*", webp],
  ])("has its type by 'Accept: %s'", async (accept, expected) => {
    expect(await ask("soup/400.webp", { accept })).toMatchObject({ status: 200, ...expected });
  });

  it("is WebP where the photo has no AVIF", async () => {
    const old = { status: 200, "content-type": "image/webp", etag: '"old-400"', body: "an old WebP" };

    expect(await ask("old/400.webp", { accept: BROWSER })).toMatchObject(old);
    const seen = { accept: BROWSER, "if-none-match": '"old-400"' };
    expect(await ask("old/400.webp", seen)).toMatchObject({ status: 304 });
  });

  it("is WebP in 1600 pixels, without looking for another", async () => {
    const get = vi.spyOn(photoStorage, "get");
    const wide = { status: 200, "content-type": "image/webp" };

    expect(await ask("soup/1600.webp", { accept: BROWSER })).toMatchObject(wide);
    expect(get).toHaveBeenCalledOnce();
  });

  it("has length, ranges and tag of its type", async () => {
    const asked = (headers: Record<string, string> = {}) => ask("soup/400.webp", { accept: BROWSER, ...headers });
    const { body, ...headers } = avif;
    const [range, part] = ["bytes=1-2", { ...headers, status: 206, "content-range": "bytes 1-2/4", body: "VI" }];

    const head = await app.stranger.send("HEAD", { path: "/photos/soup/400.webp", headers: { accept: BROWSER } });
    expect(Object.fromEntries(head.headers)).toMatchObject({ ...headers, "content-length": String(body.length) });
    expect(await asked({ range })).toMatchObject(part);
    expect(await asked({ range, "if-range": avif.etag })).toMatchObject(part);
    expect(await asked({ range, "if-range": webp.etag })).toMatchObject({ status: 200, ...avif });
    const unchanged = { status: 304, etag: avif.etag, vary: "accept" };
    expect(await asked({ "if-none-match": avif.etag })).toMatchObject(unchanged);
    expect(await asked({ "if-none-match": webp.etag })).toMatchObject({ status: 200, ...avif });
  });

  // #community-photo-address
  it("is cacheable by its browser for a day, and answers HEAD with the same headers", async () => {
    const expected = {
      status: 200,
      "content-type": "image/webp",
      "content-length": String(WHOLE.length),
      "cache-control": "private, max-age=86400, immutable",
      "x-content-type-options": "nosniff",
      "accept-ranges": "bytes",
      vary: "accept",
      etag: '"soup-800"',
    };

    expect(await ask("soup/800.webp")).toMatchObject({ ...expected, body: WHOLE });
    expect(await ask("soup/800.webp", {}, "HEAD")).toMatchObject({ ...expected, body: "" });
    const unchanged = { status: 304, body: "", "cache-control": expected["cache-control"] };
    expect(await ask("soup/800.webp", { "if-none-match": expected.etag })).toMatchObject(unchanged);
  });

  it.each([
    ["bytes=0-0", 0, 0],
    ["bytes=100-149", 100, 149],
    ["bytes=100-", 100, 199],
    ["bytes=-50", 150, 199],
    ["bytes=100-99999999", 100, 199],
  ])("is sent in the range %s", async (range, first, last) => {
    expect(await ask("soup/800.webp", { range })).toMatchObject({
      status: 206,
      "content-range": `bytes ${first}-${last}/200`,
      "content-length": String(last - first + 1),
      body: WHOLE.slice(first, last + 1),
    });
  });

  it("refuses a range beyond its end with 416 and its length", async () => {
    expect(await ask("soup/800.webp", { range: "bytes=200-" })).toMatchObject({
      status: 416,
      body: { code: "range_unsatisfiable" },
      "content-range": "bytes */200",
      "cache-control": "no-store",
    });
  });

  it.each([
    ["several parts", "bytes=0-1,5-6"],
    ["something else than bytes", "lines=0-1"],
    ["what can't be read", "bytes=zero"],
  ])("is complete where %s is requested", async (_what, range) => {
    expect(await ask("soup/800.webp", { range })).toMatchObject({ status: 200, body: WHOLE });
  });

  it.each<[string, Record<string, string>]>([
    ["none/800.webp", {}],
    ["none/800.webp", { range: "bytes=0-1" }],
    ["none/800.webp", { "if-none-match": '"any"' }],
    ["soup/801.webp", {}],
    ["soup/800.jpg", {}],
    ["soup/", {}],
    ["%00/800.webp", {}],
  ])("is a 404 at %s, asked for with %j", async (photo, headers) => {
    const reply = await ask(photo, headers);

    expect(reply).toMatchObject({ status: 404, body: { code: "not_found" }, "cache-control": "no-store" });
    expect(reply).not.toHaveProperty("etag");
  });

  it("accepts GET and HEAD only", async () => {
    expect(await app.stranger.delete("/photos/soup/800.webp")).toMatchObject({ status: 405 });
  });

  async function ask(photo: string, headers: Record<string, string> = {}, method = "GET") {
    // Left to itself, fetch asks for no cached answer.
    const request = { path: `${PHOTOS_PATH}/${photo}`, headers: { "cache-control": "max-age=0", ...headers } };
    const reply = await app.stranger.send(method, request);
    return { status: reply.status, ...Object.fromEntries(reply.headers), body: reply.body };
  }
});

/** A server with one photo, and its address. */
async function serve(body: () => AsyncIterable<Uint8Array>): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<void>();
  closed = promise;
  failures = [];
  const open = (): PhotoContent => ({
    length: LENGTH,
    body: body(),
    async close() {
      resolve();
    },
  });
  const photoStorage = { sizeOf: async () => LENGTH, get: async () => open() };
  const noteFailure: ErrorRequestHandler = (error, _request, response, _next) => {
    failures.push(error);
    response.destroy();
  };
  const handler = photoHandler({ photoStorage, accessOf: async () => "public" });
  served = await serveApp(express().use(PHOTOS_PATH, handler).use(noteFailure));
  return `${served.url}/photos/5b1c7a52/800.webp`;
}
