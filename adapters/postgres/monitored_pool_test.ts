import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import type { Knex } from "knex";
import { afterEach, beforeEach, expect, inject, it } from "vitest";
import { openDatabase } from "./database.ts";

// A proxy in front of Postgres that never answers its first connection, which is the one for health checks.

let close: () => void;
let knex: Knex;

beforeEach(async () => {
  const { hostname, port } = new URL(inject("postgresUrl"));
  const ends: Socket[] = [];
  const line = createServer((socket) => {
    ends.push(socket.on("error", () => {}));
    if (ends.length === 1) return;
    const there = connect(Number(port), hostname).on("error", () => socket.destroy());
    ends.push(there);
    socket.pipe(there).pipe(socket);
  }).listen(0, "127.0.0.1");
  await once(line, "listening");
  close = () => {
    for (const end of ends) end.destroy();
    line.close();
  };
  const url = new URL(`${inject("postgresUrl")}/postgres`);
  url.host = `127.0.0.1:${(line.address() as AddressInfo).port}`;
  knex = openDatabase(url.href, { size: 1, watched: true });
});

afterEach(async () => {
  await knex.destroy();
  close();
});

it("aborts no statement before the first successful health check, because Postgres may still be starting", async () => {
  const { rows } = await knex.raw<{ rows: unknown[] }>("SELECT 'slept' AS so FROM pg_sleep(2)");

  expect(rows).toEqual([{ so: "slept" }]);
});
