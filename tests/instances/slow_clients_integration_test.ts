import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { shakshuka } from "../../adapters/memory/people_and_recipes.ts";
import { type FreshDatabase, freshDatabase } from "../../adapters/postgres/testing/fresh_database.ts";
import { HttpCaller } from "../../tools/measure/http_caller.ts";
import { percentile } from "../../tools/measure/percentile.ts";
import { newSettings, ProductProcess } from "../embedded/testing/product_process.ts";

// Clients that occupy connections without work for the server. Others must not notice.

/** Others read one recipe after the other on so many connections. */
const READERS = 4;
const READ_MS = 700;
/** A busy machine may disturb one measurement. */
const MEASUREMENTS = 5;
const MAX_RATIO = 2;
const TRICKLE_INTERVAL_MS = 2_000;

let database: FreshDatabase;
let product: ProductProcess;
let caller: HttpCaller;
let port: number;

beforeAll(async () => {
  database = await freshDatabase({ people: [], recipes: [shakshuka] });
  const settings = await newSettings();
  product = await ProductProcess.start({
    ...settings,
    DATABASE_URL: database.url,
    FIREBASE_AUTH_EMULATOR_HOST: "localhost:1", // these clients do not sign in
    RATE_LIMITS: "off",
  });
  port = Number(settings.PORT);
  caller = new HttpCaller(product.url);
  await p99OfReads(); // warms up
});
afterAll(async () => {
  caller.close();
  await product.stop();
  await database.drop();
});

it.each([
  ["1,000 half-open connections", 1_000, { first: "" }],
  ["1,000 heads that arrive byte by byte", 1_000, { first: "GET /healthz HTTP/1.1\r\nX-Slow: ", trickle: "a" }],
  [
    "500 bodies that arrive byte by byte",
    500,
    {
      first:
        "POST /savePreferences HTTP/1.1\r\nHost: kitchen\r\nContent-Type: application/json\r\nContent-Length: 90000\r\n\r\n{",
      trickle: " ",
    },
  ],
  [
    "100 clients that do not read their replies",
    100,
    { first: "GET /api/openapi.json HTTP/1.1\r\nHost: kitchen\r\n\r\n".repeat(60), reads: false },
  ],
])("reads stay less than twice as slow, by the 99th percentile, beside %s", async (_name, clients, behaviour) => {
  let ratio = Number.POSITIVE_INFINITY;
  for (let n = 0; n < MEASUREMENTS && ratio >= MAX_RATIO; n += 1) {
    const aloneMs = await p99OfReads();
    const slow = await SlowClients.connect(clients, behaviour);
    await settled();
    const besideMs = await p99OfReads();
    expect(slow.open).toBe(clients);
    await slow.stop();
    ratio = besideMs / aloneMs;
    console.log(`${_name}: ${besideMs.toFixed(1)} ms beside ${aloneMs.toFixed(1)} ms`);
  }

  expect(ratio).toBeLessThan(MAX_RATIO);
});

/** Reads for a while. @returns the 99th percentile of their times. */
async function p99OfReads(): Promise<number> {
  const until = performance.now() + READ_MS;
  const times: number[] = [];
  const read = async () => {
    while (performance.now() < until) {
      const startedAt = performance.now();
      const { status } = await caller.send({ method: "GET", path: `/api/recipe/${shakshuka.id}` });
      expect(status).toBe(200);
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: READERS }, read));
  return percentile(Float64Array.from(times).sort(), 99);
}

/** Waits until the server has handled the first bytes of the slow clients. */
async function settled(): Promise<void> {
  for (let n = 0; n < 3; n += 1) {
    await caller.send({ method: "GET", path: "/healthz" });
    await delay(50);
  }
}

interface Behaviour {
  readonly first: string;
  /** Sent again and again. */
  readonly trickle?: string;
  /** Default true. */
  readonly reads?: boolean;
}

class SlowClients {
  readonly #sockets: readonly Socket[];
  readonly #timer: NodeJS.Timeout;

  private constructor(sockets: readonly Socket[], { trickle }: Behaviour) {
    this.#sockets = sockets;
    let next = 0;
    // Spread over the interval, as those of independent clients.
    this.#timer = setInterval(() => {
      if (trickle === undefined) return;
      for (let n = 0; n < sockets.length / 100; n += 1) {
        sockets[next % sockets.length]?.write(trickle);
        next += 1;
      }
    }, TRICKLE_INTERVAL_MS / 100);
  }

  static async connect(count: number, behaviour: Behaviour): Promise<SlowClients> {
    const sockets = await Promise.all(
      Array.from({ length: count }, async () => {
        const socket = connect(port, "127.0.0.1");
        await once(socket, "connect");
        socket.on("error", () => {});
        if (behaviour.reads === false) socket.pause();
        else socket.resume();
        socket.write(behaviour.first);
        return socket;
      }),
    );
    return new SlowClients(sockets, behaviour);
  }

  get open(): number {
    return this.#sockets.filter(({ readyState }) => readyState === "open").length;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    for (const socket of this.#sockets) socket.destroy();
    await settled();
  }
}
