import type { Knex } from "knex";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { type ChatDevice, chatDevice } from "./testing/chat_device.ts";
import { type Cluster, type Cook, startCluster } from "./testing/cluster.ts";
import { SeededRandom } from "./testing/seeded_random.ts";

// Two instances over one Postgres, each with a person on it, who write to each other.

const STARTS = 120_000;
/** Within which a lost way to hear of messages has to be noticed and what was missed be caught up with, in milliseconds. */
const CAUGHT_UP_WITHIN = 10_000;

let cluster: Cluster;
let maya: Cook;
let tomas: Cook;
let mayas: ChatDevice;
let tomass: ChatDevice;

beforeAll(async () => {
  cluster = await startCluster();
  [maya, tomas] = [await cluster.join("maya"), await cluster.join("tomas")];
}, STARTS);
afterAll(() => cluster.stop());

afterEach(() => {
  for (const { connection } of [mayas, tomass]) connection.stop();
});

/** Each on an instance of their own. */
async function bothOnline(): Promise<void> {
  const [one, other] = cluster.instances;
  mayas = chatDevice(maya, { url: one.url });
  tomass = chatDevice(tomas, { url: other.url });
  await online();
}

async function online(): Promise<void> {
  await expect.poll(() => [mayas, tomass].map(({ connection }) => connection.status)).toEqual(["online", "online"]);
}

/** Ends the connections on which instances hear of each other's messages. */
async function endListening(knex: Knex): Promise<number> {
  const { rowCount } = await knex.raw<{ rowCount: number }>(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = 'weekplate chat'`,
  );
  return rowCount;
}

it("brings messages from one instance to the other", async () => {
  await bothOnline();
  mayas.connection.send({ receiverId: tomas.userId, text: "Is there basil?" });
  await expect.poll(() => tomass.known.map(({ text }) => text)).toEqual(["Is there basil?"]);

  tomass.connection.send({ receiverId: maya.userId, text: "A whole pot." });
  await expect.poll(() => mayas.known.map(({ text }) => text)).toEqual(["Is there basil?", "A whole pot."]);
});

it("notices within 10 s that listening has ended, and catches up with what was said meanwhile", async () => {
  await bothOnline();
  expect(await endListening(cluster.knex)).toBe(2);
  mayas.connection.send({ receiverId: tomas.userId, text: "Are you there?" });

  await expect
    .poll(() => tomass.known.map(({ text }) => text), { timeout: CAUGHT_UP_WITHIN })
    .toEqual(["Are you there?"]);
});

it("notices within 10 s that what it listens on has gone silent without an error", async () => {
  await bothOnline();
  cluster.instances[1].database.abandonOpenOnes();
  mayas.connection.send({ receiverId: tomas.userId, text: "Can you hear me?" });

  await expect
    .poll(() => tomass.known.map(({ text }) => text), { timeout: CAUGHT_UP_WITHIN })
    .toEqual(["Can you hear me?"]);
});

it("catches up within 10 s with a message whose instance died before it told of it", async () => {
  await bothOnline();
  const [dying] = cluster.instances;
  await cluster.knex.raw("SELECT chat_append(?, ?, 'Last words', 'last-words')", [maya.userId, tomas.userId]);
  await dying.kill();

  await expect.poll(() => tomass.known.map(({ text }) => text), { timeout: CAUGHT_UP_WITHIN }).toEqual(["Last words"]);
  await dying.start();
});

it("brings a thousand messages through cuts: none lost, none twice, in one order for both", async () => {
  const chance = SeededRandom.announced("Cuts under a thousand messages");
  const done = { sockets: 0, listeners: 0, kills: 0 };
  const timing = { retryMinMs: 50, retryMaxMs: 500, replyTimeoutMs: 5_000 };
  mayas = chatDevice(maya, { url: cluster.balancer.url, timing });
  tomass = chatDevice(tomas, { url: cluster.balancer.url, timing });
  await online();

  /** Cuts what chance says, whenever both know of some more. Instances are killed one after the other, never both. */
  async function cutUntil(messages: number): Promise<void> {
    let restarting = Promise.resolve();
    let isRestarting = false;
    for (let next = 5; next < messages; next += 1 + chance.below(12)) {
      await vi.waitUntil(() => Math.min(mayas.known.length, tomass.known.length) >= next, {
        timeout: 60_000,
        interval: 5,
      });
      const fate = chance.below(12);
      if (fate === 0 && !isRestarting) {
        const killed = chance.pick(cluster.instances);
        isRestarting = true;
        done.kills += 1;
        await killed.kill();
        // Its first connection may be ended before it runs.
        restarting = killed.startAtLast().finally(() => (isRestarting = false));
      } else if (fate < 4) {
        done.listeners += await endListening(cluster.knex);
      } else if (cluster.balancer.wires.size > 0) {
        chance.pick(cluster.balancer.wires).cut();
        done.sockets += 1;
      }
    }
    await restarting;
  }

  for (let n = 1; n <= 500; n += 1) {
    mayas.connection.send({ receiverId: tomas.userId, text: `maya ${n}` });
    tomass.connection.send({ receiverId: maya.userId, text: `tomas ${n}` });
  }
  await cutUntil(1_000);
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
