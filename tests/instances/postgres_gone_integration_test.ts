import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Cluster, type Cook, startCluster } from "./testing/cluster.ts";
import { Conversation, expectAllReceived } from "./testing/conversation.ts";
import { RestartablePostgres } from "./testing/restartable_postgres.ts";
import { SeededRandom } from "./testing/seeded_random.ts";
import { type Answer, expectDinnersStored, feedsAndDinners, SteadyLoad } from "./testing/steady_load.ts";

// Postgres fails and returns while two instances serve calls and chat through the load balancer.

const OUTAGE_MS = 5_000;
/** Longest time of an error response, and longest recovery after the outage. */
const RESPONSE_LIMIT_MS = 2_000;
const RECOVERY_LIMIT_MS = 5_000;

let postgres: RestartablePostgres;
let cluster: Cluster;
let maya: Cook;
let tomas: Cook;

beforeAll(async () => {
  postgres = await RestartablePostgres.start();
  cluster = await startCluster({ database: postgres });
  [maya, tomas] = [await cluster.join("maya"), await cluster.join("tomas")];
});
afterAll(() => cluster.stop());

const OUTAGES = {
  "is shut down": { begin: () => postgres.shutDown(), end: () => postgres.startAgain() },
  "cannot be reached": {
    begin: () => cluster.instances.forEach(({ database }) => database.break()),
    end: () => cluster.instances.forEach(({ database }) => database.repair()),
  },
  "stops responding without an error": {
    begin: () => cluster.instances.forEach(({ database }) => database.silence()),
    end: () => cluster.instances.forEach(({ database }) => database.repair()),
  },
};

it.each(Object.entries(OUTAGES))(
  "answers 503 within 2 s while Postgres %s for 5 s, is normal within 5 s of its return, and has lost nothing",
  async (what, outage) => {
    const cook = await cluster.join(what.replaceAll(/\W/gu, "-"));
    const talk = await Conversation.between(maya, tomas, { url: cluster.balancer.url, perSecond: 20 });
    const load = new SteadyLoad({ url: cluster.balancer.url, perSecond: 60, call: feedsAndDinners(cook) });
    await load.more(60);

    const goneAt = performance.now();
    await outage.begin();
    await delay(OUTAGE_MS);
    await outage.end();
    const backAt = performance.now();

    await expect.poll(() => load.answers.slice(-60).every(isGood), { timeout: RECOVERY_LIMIT_MS }).toBe(true);
    await expectAllReceived(talk, cluster.knex, { within: RECOVERY_LIMIT_MS });
    const answers = await load.stop();

    const refused = answers.filter((answer) => !isGood(answer));
    console.log(`${refused.length} of ${answers.length} refused, the slowest in ${Math.round(slowestMs(refused))} ms`);
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
    expect(refused.length).toBeGreaterThan(100);
    expect(slowestMs(refused)).toBeLessThan(RESPONSE_LIMIT_MS);
    for (const { at, tookMs, retryAfter } of refused) {
      expect(at + tookMs).toBeGreaterThan(goneAt);
      expect(at).toBeLessThan(backAt + RECOVERY_LIMIT_MS);
      expect(Number(retryAfter)).toBeGreaterThan(0);
    }
    await expectDinnersStored(cluster.knex, cook, answers);
  },
  60_000,
);

it("does not crash if twenty random connections to Postgres end", async () => {
  const random = SeededRandom.announced("Connections ended at random");
  const cook = await cluster.join("cook");
  const talk = await Conversation.between(maya, tomas, { url: cluster.balancer.url, perSecond: 20 });
  const load = new SteadyLoad({ url: cluster.balancer.url, perSecond: 100, call: feedsAndDinners(cook) });

  for (let ended = 0; ended < 20; ended += 1) {
    await load.more(1 + random.below(10));
    const { rows } = await cluster.knex.raw<{ rows: { pid: number }[] }>(
      `SELECT pid FROM pg_stat_activity
       WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()
       ORDER BY pid`,
    );
    await cluster.knex.raw("SELECT pg_terminate_backend(?)", [random.pick(rows).pid]);
  }

  await expect.poll(() => load.answers.slice(-60).every(isGood), { timeout: RECOVERY_LIMIT_MS }).toBe(true);
  await expectAllReceived(talk, cluster.knex, { within: RECOVERY_LIMIT_MS });
  const answers = await load.stop();
  const refused = answers.filter((answer) => !isGood(answer));
  expect(refused.map(({ status }) => status).filter((status) => status !== 503)).toEqual([]);
  await expectDinnersStored(cluster.knex, cook, answers);
  for (const { process } of cluster.instances) expect(process.hasEnded).toBe(false);
});

function isGood({ status }: Answer): boolean {
  return status === 200;
}

function slowestMs(answers: readonly Answer[]): number {
  return Math.max(0, ...answers.map(({ tookMs }) => tookMs));
}
