import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate } from "node:timers/promises";
import express, { type ErrorRequestHandler } from "express";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type PhotoContent, type PhotoStorage, photoKey } from "../../../core/community/mod.ts";
import { calendarDate } from "../../../core/shared/mod.ts";
import { MemoryPhotoStorage } from "../../memory/community/photo_storage.ts";
import { FixedClock } from "../../memory/fixed_clock.ts";
import { photoHandler } from "./photo_handler.ts";

const LENGTH = 50_000_000;
let server: Server;
let failures: unknown[];
let closed: Promise<void>;

afterEach(() => {
  server.closeAllConnections();
  server.close();
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

describe("the type of a photo", () => {
  const BROWSER = "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8";
  const webp = { "content-type": "image/webp", etag: '"soup-400"', vary: "accept", body: "a WebP" };
  const avif = { "content-type": "image/avif", etag: '"soup-400-avif"', vary: "accept", body: "AVIF" };
  let photoStorage: MemoryPhotoStorage;
  let url: string;

  beforeEach(async () => {
    photoStorage = new MemoryPhotoStorage(new FixedClock(calendarDate("2026-11-19")));
    await photoStorage.put(photoKey("soup"), [
      { width: 1600, bytes: Buffer.from("a wide WebP") },
      { width: 400, bytes: Buffer.from(webp.body) },
      { width: 400, type: "avif", bytes: Buffer.from(avif.body) },
    ]);
    await photoStorage.put(photoKey("old"), [{ width: 400, bytes: Buffer.from("an old WebP") }]);
    url = await listen(photoStorage);
  });

  // #community-photo-encoded
  it.each([
    [BROWSER, avif],
    ["image/webp,image/*;q=0.9", webp],
    ["image/*", webp],
    ["*/*", webp],
    ["image/avif;q=0,*/*", webp],
  ])("for 'Accept: %s'", async (accept, expected) => {
    expect(await ask("soup/400", { accept })).toMatchObject({ status: 200, ...expected });
  });

  it("is WebP where the photo has no AVIF", async () => {
    const old = { status: 200, "content-type": "image/webp", etag: '"old-400"', body: "an old WebP" };

    expect(await ask("old/400", { accept: BROWSER })).toMatchObject(old);
    expect(await ask("old/400", { accept: BROWSER, "if-none-match": '"old-400"' })).toMatchObject({ status: 304 });
  });

  it("is WebP in 1600 pixels, without looking for another", async () => {
    const get = vi.spyOn(photoStorage, "get");

    expect(await ask("soup/1600", { accept: BROWSER })).toMatchObject({ status: 200, "content-type": "image/webp" });
    expect(get).toHaveBeenCalledOnce();
  });

  it("decides about the length, the ranges and the tag", async () => {
    const accept = BROWSER;
    const { body, ...headers } = avif;

    const head = await fetch(`${url}/soup/400.webp`, { method: "HEAD", headers: { accept } });
    expect(Object.fromEntries(head.headers)).toMatchObject({ ...headers, "content-length": String(body.length) });
    expect(await ask("soup/400", { accept, range: "bytes=1-2" })).toMatchObject({
      ...headers,
      status: 206,
      "content-range": "bytes 1-2/4",
      body: "VI",
    });
    expect(await ask("soup/400", { accept, "if-none-match": avif.etag })).toMatchObject({
      status: 304,
      etag: avif.etag,
      vary: "accept",
    });
    expect(await ask("soup/400", { accept, "if-none-match": webp.etag })).toMatchObject({ status: 200, ...avif });
    const range = "bytes=1-2";
    expect(await ask("soup/400", { accept, range, "if-range": avif.etag })).toMatchObject({ status: 206 });
    expect(await ask("soup/400", { accept, range, "if-range": webp.etag })).toMatchObject({ status: 200, ...avif });
  });

  async function ask(photo: string, headers: Record<string, string>): Promise<Record<string, unknown>> {
    // Left to itself, fetch asks for no cached answer.
    const reply = await fetch(`${url}/${photo}.webp`, { headers: { "cache-control": "max-age=0", ...headers } });
    return { status: reply.status, ...Object.fromEntries(reply.headers), body: await reply.text() };
  }
});

/** A server with one photo, and its address. */
async function serve(body: () => AsyncIterable<Uint8Array>): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<void>();
  closed = promise;
  const open = (): PhotoContent => ({
    length: LENGTH,
    body: body(),
    async close() {
      resolve();
    },
  });
  const photoStorage = { sizeOf: async () => LENGTH, get: async () => open() };
  return `${await listen(photoStorage)}/5b1c7a52/800.webp`;
}

/** A server of these photos, and the address of all of them. */
async function listen(photoStorage: Pick<PhotoStorage, "sizeOf" | "get">): Promise<string> {
  failures = [];
  const noteFailure: ErrorRequestHandler = (error, _request, response, _next) => {
    failures.push(error);
    response.destroy();
  };
  const app = express()
    .use("/photos", photoHandler({ photoStorage, accessOf: async () => "public" }))
    .use(noteFailure);
  server = createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/photos`;
}
