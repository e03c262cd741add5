import { once } from "node:events";
import { type ClientRequest, createServer, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, expect, it } from "vitest";
import { HttpError } from "../http_error.ts";
import { BodyMonitor } from "./body_monitor.ts";

const LIMITS = {
  maxBytes: 100_000,
  minBytesPerSecond: 10_000,
  windowMs: 500,
  unavailable: () => new HttpError("unavailable", "Too many bodies"),
};
const LIMIT = { maxBytes: 90_000, tooLarge: () => new HttpError("body_too_large", "Too large") };

let bodies: BodyMonitor;
let server: Server;
let handled: Promise<void>;
let letHandle: () => void;

beforeEach(async () => {
  bodies = new BodyMonitor(LIMITS);
  ({ promise: handled, resolve: letHandle } = Promise.withResolvers<void>());
  server = createServer((incoming, response) => {
    const handle = async (content: Buffer) => {
      await handled;
      return `${content.length} bytes`;
    };
    const sender = String(incoming.headers["x-sender"]);
    bodies.run({ request: incoming, sender, limit: LIMIT }, { read: () => buffer(incoming), handle }).then(
      (reply) => response.end(reply),
      (error: unknown) => response.end(error instanceof HttpError ? error.code : String(error)),
    );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** A request whose body the test sends. */
function post(sender = "maya", headers: object = {}): { outgoing: ClientRequest; reply: Promise<string> } {
  const { port } = server.address() as AddressInfo;
  const outgoing = request({ port, host: "127.0.0.1", method: "POST", headers: { "x-sender": sender, ...headers } });
  outgoing.on("error", () => {});
  const reply = once(outgoing, "response").then(async ([incoming]) =>
    (await buffer(incoming as IncomingMessage)).toString(),
  );
  outgoing.flushHeaders();
  return { outgoing, reply };
}

it("ends a body that stops arriving, also after a fast beginning, and no body that is fast enough", async () => {
  const [stopping, steady] = [post(), post()];
  letHandle();
  stopping.outgoing.write(Buffer.alloc(50_000));
  const timer = setInterval(() => steady.outgoing.write(Buffer.alloc(1_000)), 25);

  expect(await stopping.reply).toBe("request_timeout");
  clearInterval(timer);
  steady.outgoing.end();
  expect(await steady.reply).toMatch(/^\d+ bytes$/u);
  expect(bodies.bytes).toBe(0);
});

it("limits the time of the arrival, and not that of handling it", async () => {
  const { outgoing, reply } = post();
  outgoing.end("photo");
  await expect.poll(() => bodies.bytes).toBe(5);
  // The time of one that began later, and does not arrive, has passed.
  expect(await post().reply).toBe("request_timeout");
  letHandle();

  expect(await reply).toBe("5 bytes");
});

it("makes room by ending the body of the person who sends the most, and no other", async () => {
  const oldest = post("maya");
  oldest.outgoing.write(Buffer.alloc(30_000));
  await expect.poll(() => bodies.bytes).toBe(30_000);
  const arrived = post("tomas");
  arrived.outgoing.end(Buffer.alloc(20_000));
  await expect.poll(() => bodies.bytes).toBe(50_000);
  const further = post("tomas");
  further.outgoing.write(Buffer.alloc(20_000));
  await expect.poll(() => bodies.bytes).toBe(70_000);
  const newest = post("ingeborg");
  newest.outgoing.end(Buffer.alloc(35_000));

  expect(await further.reply).toBe("unavailable");
  oldest.outgoing.end();
  letHandle();
  expect(await Promise.all([oldest.reply, arrived.reply, newest.reply])).toEqual([
    "30000 bytes",
    "20000 bytes",
    "35000 bytes",
  ]);
  expect(bodies.bytes).toBe(0);
});

it("refuses a body that is larger than one may be, whether or not it says its length", async () => {
  const announced = post("maya", { "content-length": 90_001 });
  expect(await announced.reply).toBe("body_too_large");
  const chunked = post("maya");
  chunked.outgoing.write(Buffer.alloc(90_001));

  expect(await chunked.reply).toBe("body_too_large");
  await expect.poll(() => bodies.bytes).toBe(0);
});
