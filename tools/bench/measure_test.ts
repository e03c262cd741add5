import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { measureRound } from "./measure.ts";

it("waits for one reply to each request of each connection, however slow they are", async () => {
  const served: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    served.push(request.url);
    setTimeout(() => response.end(), 60);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const requests = ["/soup", "/salad", "/cake"].map((path) => ({ method: "GET" as const, path, headers: {} }));
  try {
    const { perSecond, p50, p95 } = await measureRound({ url, requests }, { connections: 2, seconds: 0.02 });

    expect(served.filter((path) => path === "/cake")).toHaveLength(2);
    expect(perSecond).toBeGreaterThan(0);
    expect(p50).toBeGreaterThan(50);
    expect(p95).toBeGreaterThanOrEqual(p50);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});
