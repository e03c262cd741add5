import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate } from "node:timers/promises";
import express, { type ErrorRequestHandler } from "express";
import { afterEach, expect, it } from "vitest";
import type { PhotoContent } from "../../../core/community/mod.ts";
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

/** A server with one photo, and its address. */
async function serve(body: () => AsyncIterable<Uint8Array>): Promise<string> {
  failures = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  closed = promise;
  const open = (): PhotoContent => ({
    length: LENGTH,
    body: body(),
    async close() {
      resolve();
    },
  });
  const noteFailure: ErrorRequestHandler = (error, _request, response, _next) => {
    failures.push(error);
    response.destroy();
  };
  const photoStorage = { sizeOf: async () => LENGTH, get: async () => open() };
  const app = express()
    .use("/photos", photoHandler({ photoStorage, accessOf: async () => "public" }))
    .use(noteFailure);
  server = createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/photos/5b1c7a52/800.webp`;
}
