import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { freePort } from "./free_port.ts";

const server = createServer();
let usedPort: number;

beforeEach(async () => {
  server.listen(0);
  await once(server, "listening");
  usedPort = (server.address() as AddressInfo).port;
});
afterEach(() => server.close());

it("returns a port that can be listened on, outside the ephemeral range", async () => {
  const port = await freePort();

  expect(port).toBeGreaterThan(1_024);
  expect(port).toBeLessThan(32_768);
  const another = createServer().listen(port);
  await once(another, "listening");
  another.close();
});

it("skips ports in use", async () => {
  const free = await freePort();
  const candidates = [usedPort, usedPort, free];

  expect(await freePort(() => candidates.shift() ?? 0)).toBe(free);
});

it("fails when all candidates are in use", async () => {
  await expect(freePort(() => usedPort)).rejects.toThrow("Cannot find a free port");
});
