import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createHttpServer, HTTP_SERVER_DEFAULTS } from "./http_server.ts";

const LIMITS = {
  headersTimeoutMs: 200,
  requestTimeoutMs: 400,
  checkIntervalMs: 50,
  idleTimeoutMs: 400,
  keepAliveTimeoutMs: 10_000,
  maxHeaderBytes: 1_024,
};
const LARGE_REPLY = Buffer.alloc(20_000_000);
const HEAD = "GET / HTTP/1.1\r\nHost: kitchen\r\n";

let server: Server;
let sockets: Socket[];
/** Replies whose connection ended before all was sent. */
let cut: number;

beforeEach(async () => {
  sockets = [];
  cut = 0;
  server = createHttpServer(LIMITS);
  server.on("request", (request, response) => {
    response.on("close", () => {
      if (!response.writableFinished) cut += 1;
    });
    if (request.url === "/large") response.end(LARGE_REPLY);
    else request.on("end", () => response.end("served")).resume();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server.closeAllConnections();
  server.close();
});

/** A client, and its received bytes when the server closes the connection: nothing, if a reset overtook the reply. */
function client(): { socket: Socket; ended: Promise<string> } {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1").on("error", () => {});
  sockets.push(socket);
  let received = "";
  socket.setEncoding("utf8").on("data", (text: string) => {
    received += text;
  });
  return { socket, ended: new Promise((resolve) => socket.on("close", () => resolve(received))) };
}

describe("a client that is too slow", () => {
  it("loses a connection on which it sends nothing", async () => {
    expect(await client().ended).toMatch(/^(?:HTTP\/1\.1 408 |$)/u);
  });

  it("loses its connection in the middle of a head that arrives byte by byte", async () => {
    const { socket, ended } = client();
    socket.write(HEAD);
    const timer = setInterval(() => socket.write("a"), 20);

    expect(await ended).toMatch(/^(?:HTTP\/1\.1 408 |$)/u);
    clearInterval(timer);
  });

  it("loses its connection in the middle of a body that arrives byte by byte", async () => {
    const { socket, ended } = client();
    socket.write(`POST${HEAD.slice(3)}Content-Length: 1000000\r\n\r\n`);
    const timer = setInterval(() => socket.write("a"), 20);

    expect(await ended).toMatch(/^(?:HTTP\/1\.1 408 |$)/u);
    clearInterval(timer);
  });

  it("loses its connection when it does not read a reply", async () => {
    const { socket } = client();
    socket.pause();
    socket.write(`GET /large${HEAD.slice(5)}\r\n`);

    await expect.poll(() => cut).toBe(1);
  });
});

it("keeps the connection of a client that pauses between its requests", async () => {
  const { socket } = client();
  for (let n = 0; n < 3; n += 1) {
    socket.write(`${HEAD}\r\n`);
    await once(socket, "data");
    await new Promise((resolve) => setTimeout(resolve, LIMITS.idleTimeoutMs + 200));
  }

  expect(socket.readyState).toBe("open");
});

it("refuses a large head", async () => {
  const { socket, ended } = client();
  socket.write(`${HEAD}Cookie: ${"a".repeat(2_000)}\r\n\r\n`);

  expect(await ended).toMatch(/^HTTP\/1\.1 431 /u);
});

it("by default keeps idle connections longer than the proxy does, and waits no longer for a reply to be read", () => {
  expect(HTTP_SERVER_DEFAULTS.keepAliveTimeoutMs).toBeGreaterThan(60_000); // haproxy.cfg: timeout http-keep-alive
  expect(HTTP_SERVER_DEFAULTS.idleTimeoutMs).toBeLessThan(65_000); // haproxy.cfg: timeout server
});
