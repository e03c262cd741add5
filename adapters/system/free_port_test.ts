import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { freePort } from "./free_port.ts";

const server = createServer();
let taken: number;

beforeEach(async () => {
  server.listen(0);
  await once(server, "listening");
  taken = (server.address() as AddressInfo).port;
});
afterEach(() => server.close());

it("gives a port that can be listened on, and that no system gives to who asks for any", async () => {
  const port = await freePort();

  expect(port).toBeGreaterThan(1_024);
  expect(port).toBeLessThan(32_768);
  const another = createServer().listen(port);
  await once(another, "listening");
  another.close();
});

it("goes on looking where something listens already", async () => {
  const free = await freePort();
  const candidates = [taken, taken, free];

  expect(await freePort(() => candidates.shift() ?? 0)).toBe(free);
});

it("says so where there is none", async () => {
  await expect(freePort(() => taken)).rejects.toThrow("Cannot find a free port");
});
