import { once } from "node:events";
import { createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { expect, it } from "vitest";
import { clientAddress, isSecureClient } from "./client_address.ts";

it.each([
  { proxies: [], forwarded: "203.0.113.7", address: "127.0.0.1 false" },
  { proxies: ["127.0.0.1"], forwarded: "203.0.113.7", address: "203.0.113.7 true" },
  { proxies: ["127.0.0.1"], forwarded: "203.0.113.7, 198.51.100.9", address: "198.51.100.9 true" },
  { proxies: ["127.0.0.1"], forwarded: undefined, address: "127.0.0.1 false" },
])("trusts $proxies that forward for $forwarded", async ({ proxies, forwarded, address }) => {
  const app = express();
  app.set("trust proxy", proxies);
  app.get("/", (request, response) => response.send(`${request.ip} ${request.secure}`));
  const server = createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
  const seen: string[] = [];
  server.prependListener("request", (request) =>
    seen.push(`${clientAddress(app, request)} ${isSecureClient(app, request)}`),
  );
  const { port } = server.address() as AddressInfo;
  const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded, "x-forwarded-proto": "https" };
  const [response] = (await once(get({ host: "127.0.0.1", port, headers }), "response")) as [IncomingMessage];
  response.setEncoding("utf8").on("data", (text: string) => seen.push(text));
  await once(response, "end");
  server.close();

  expect(seen).toEqual([address, address]);
});
