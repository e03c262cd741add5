import type { Knex } from "knex";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { type ChatDevice, chatDevice } from "./testing/chat_device.ts";
import { type Cook, clusterForFile } from "./testing/cluster.ts";
import { SeededRandom } from "./testing/seeded_random.ts";

// Two people on two instances over one Postgres write to each other.

/** Longest time to notice a lost connection and deliver missed messages. */
const CATCH_UP_TIMEOUT_MS = 10_000;

const cluster = clusterForFile();
let maya: Cook;
let tomas: Cook;
let mayas: ChatDevice;
let tomass: ChatDevice;

beforeAll(async () => {
  [maya, tomas] = [await cluster.join("maya"), await cluster.join("tomas")];
});

afterEach(() => {
  for (const { connection } of [mayas, tomass]) connection.stop();
});

/** Each on another instance. */
async function bothOnline(): Promise<void> {
  const [one, other] = cluster.instances;
  mayas = chatDevice(maya, { url: one.url });
  tomass = chatDevice(tomas, { url: other.url });
  await online();
}

async function online(): Promise<void> {
  await expect.poll(() => [mayas, tomass].map(({ connection }) => connection.status)).toEqual(["online", "online"]);
}

/** Ends the connections on which instances receive each other's messages. */
async function endListening(knex: Knex): Promise<number> {
  const { rowCount } = await knex.raw<{ rowCount: number }>(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = 'weekplate chat'`,
  );
  return rowCount;
}

it("notices within 10 s that the listening connection is dead without an error", async () => {
  await bothOnline();
  cluster.instances[1].database.abandonOpenConnections();
  mayas.send(tomas.userId, "Can you hear me?");

  await expect
    .poll(() => tomass.known.map(({ text }) => text), { timeout: CATCH_UP_TIMEOUT_MS })
    .toEqual(["Can you hear me?"]);
});

it("delivers within 10 s a message whose instance died before it published it", async () => {
  await bothOnline();
  // The first arrives once the instance listens again after the test before, and only the second shows it the other instance.
  for (const text of ["Still there?", "And now?"]) {
    mayas.send(tomas.userId, text);
    await expect
      .poll(() => tomass.known.map((message) => message.text), { timeout: CATCH_UP_TIMEOUT_MS })
      .toContain(text);
  }
  const [dying] = cluster.instances;
  await cluster.knex.raw("SELECT chat_append(?, ?, 'Last words', 'last-words')", [maya.userId, tomas.userId]);
  await dying.kill();

  await expect
    .poll(() => tomass.known.map(({ text }) => text), { timeout: CATCH_UP_TIMEOUT_MS })
    .toContain("Last words");
  await dying.start();
});

it("delivers a thousand messages through broken connections, each once and in one order for both people", async () => {
  const random = SeededRandom.announced("Cuts under a thousand messages");
  const done = { sockets: 0, listeners: 0, kills: 0 };
  const timing = { backoffMinMs: 50, backoffMaxMs: 500, replyTimeoutMs: 5_000 };
  mayas = chatDevice(maya, { url: cluster.balancer.url, timing });
  tomass = chatDevice(tomas, { url: cluster.balancer.url, timing });
  await online();

  /** Breaks random connections or kills an instance while messages arrive, never both instances at once. */
  async function breakUntil(messages: number): Promise<void> {
    let restarting = Promise.resolve();
    let isRestarting = false;
    for (let next = 5; next < messages; next += 1 + random.below(12)) {
      await vi.waitUntil(() => Math.min(mayas.known.length, tomass.known.length) >= next, {
        timeout: 60_000,
        interval: 5,
      });
      // Whatever chance says, instances are killed after a third and two thirds.
      const isDue = next > 300 * (done.kills + 1);
      if (isDue) await restarting;
      const choice = isDue ? 0 : random.below(12);
      if (choice === 0 && !isRestarting) {
        const killed = random.pick(cluster.instances);
        isRestarting = true;
        done.kills += 1;
        await killed.kill();
        // Its first database connection may be ended during the start.
        restarting = killed.startWithRetries().finally(() => (isRestarting = false));
      } else if (choice < 4) {
        done.listeners += await endListening(cluster.knex);
      } else if (cluster.balancer.connections.size > 0) {
        random.pick(cluster.balancer.connections).break();
        done.sockets += 1;
      }
    }
    await restarting;
  }

  for (let n = 1; n <= 500; n += 1) {
    mayas.send(tomas.userId, `maya ${n}`);
    tomass.send(maya.userId, `tomas ${n}`);
  }
  await breakUntil(1_000);
  await expect
    .poll(() => [mayas, tomass].map(({ known }) => known.length), { timeout: 60_000 })
    .toEqual([1_000, 1_000]);

  const { rows } = await cluster.knex.raw<{ rows: object[] }>(
    "SELECT id, text FROM chat_message WHERE text ~ '^(maya|tomas) [0-9]+$' ORDER BY id",
  );
  const written = Array.from({ length: 500 }, (_, n) => [`maya ${n + 1}`, `tomas ${n + 1}`]).flat();
  expect(mayas.known.map(({ text }) => text).sort()).toEqual(written.sort());
  for (const { known, failed } of [mayas, tomass]) {
    expect(known).toEqual(rows);
    expect(failed).toEqual([]);
  }
  console.log(`Cut: ${done.sockets} sockets, ${done.listeners} listeners, ${done.kills} instances killed`);
  expect(done.sockets).toBeGreaterThan(10);
  expect(done.listeners).toBeGreaterThan(2);
  expect(done.kills).toBeGreaterThan(1);
}, 180_000);
