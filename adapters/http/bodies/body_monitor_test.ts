import { once } from "node:events";
import { type ClientRequest, createServer, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, expect, it } from "vitest";
import { HttpError } from "../http_error.ts";
import { BodyMonitor } from "./body_monitor.ts";

const LIMITS = { maxBytes: 100_000, minBytesPerSecond: 10_000, windowMs: 500 };

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
    bodies.run(incoming, { read: () => buffer(incoming), handle }).then(
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
function post(): { outgoing: ClientRequest; reply: Promise<string> } {
  const outgoing = request({ port: (server.address() as AddressInfo).port, host: "127.0.0.1", method: "POST" });
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

it("makes room for all by ending the one that has been arriving for the longest time", async () => {
  const arrived = post();
  arrived.outgoing.end(Buffer.alloc(40_000));
  await expect.poll(() => bodies.bytes).toBe(40_000);
  const oldest = post();
  oldest.outgoing.write(Buffer.alloc(40_000));
  await expect.poll(() => bodies.bytes).toBe(80_000);
  const newest = post();
  newest.outgoing.end(Buffer.alloc(30_000));

  expect(await oldest.reply).toBe("unavailable");
  letHandle();
  expect(await arrived.reply).toBe("40000 bytes");
  expect(await newest.reply).toBe("30000 bytes");
  expect(bodies.bytes).toBe(0);
});
