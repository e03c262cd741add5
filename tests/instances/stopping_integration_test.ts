import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { CHAT_CLOSE } from "../../wire/chat_frames.ts";
import { type ChatDevice, chatDevice } from "./testing/chat_device.ts";
import { type Cluster, type Cook, startCluster } from "./testing/cluster.ts";
import { expectDinnersStored, feedsAndDinners, SteadyLoad } from "./testing/steady_load.ts";
import { expectAllHeard, Talk } from "./testing/talk.ts";

// One of two instances ends under load: politely, as for a new version, and by a power cut.

const STARTS = 120_000;
const PEOPLE = 50;
const DEVICES_EACH = 10;
/** Within which an instance that is told to stop has to have ended, in milliseconds. */
const ENDED_WITHIN = 15_000;

let cluster: Cluster;
let cook: Cook;
let maya: Cook;
let tomas: Cook;

beforeAll(async () => {
  cluster = await startCluster({ settings: { STOP_NOTICE_SECONDS: "2" } });
  [cook, maya, tomas] = [await cluster.join("cook"), await cluster.join("maya"), await cluster.join("tomas")];
}, STARTS);
beforeEach(() => cluster.balancer.allReady());
afterAll(() => cluster.stop());

it("drops no request of 200 a second and sends 500 sockets elsewhere when it is told to stop, and ends well", async () => {
  const [stopping] = cluster.instances;
  const guests = await Promise.all(Array.from({ length: PEOPLE }, (_, n) => cluster.join(`guest-${n}`)));
  const devices = guests.flatMap((guest) =>
    Array.from({ length: DEVICES_EACH }, () => chatDevice(guest, { url: cluster.balancer.url })),
  );
  await expect.poll(() => devices.every(isOnline)).toBe(true);
  const talk = await Talk.between(maya, tomas, { url: cluster.balancer.url, perSecond: 20 });
  const load = new SteadyLoad({ url: cluster.balancer.url, perSecond: 200, call: feedsAndDinners(cook) });
  await load.more(400);

  const toldAt = performance.now();
  const { code, errors } = await stopping.stop();
  const took = performance.now() - toldAt;
  await load.more(400);
  const answers = await load.stop();
  await expect.poll(() => devices.every(isOnline), { timeout: ENDED_WITHIN }).toBe(true);
  await expectAllHeard(talk, cluster.knex, { within: ENDED_WITHIN });
  for (const { connection } of devices) connection.stop();

  expect({ code, errors }).toEqual({ code: 0, errors: "" });
  expect(took).toBeLessThan(ENDED_WITHIN);
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  await expectDinnersStored(cluster.knex, cook, answers);

  const ends = devices.flatMap(({ closes }) => closes);
  const waits = ends.map(({ reason }) => Number(/^retry-after-ms=(\d+)$/u.exec(reason)?.[1]));
  console.log(
    `Stopped in ${Math.round(took)} ms; ${ends.length} sockets were sent away, ${answers.length} calls answered`,
  );
  expect(new Set(ends.map(({ code: closeCode }) => closeCode))).toEqual(new Set([CHAT_CLOSE.restart]));
  expect(ends.length).toBeGreaterThanOrEqual(devices.length / 3);
  // Spread over five seconds, so that they don't all come back in the same instant.
  expect(Math.min(...waits)).toBeLessThan(1_000);
  expect(Math.max(...waits)).toBeGreaterThan(4_000);
  await stopping.start();
}, 120_000);

it("has every acknowledged message once when it is killed under 100 messages a second", async () => {
  const [killed] = cluster.instances;
  const talk = await Talk.between(maya, tomas, { url: cluster.balancer.url, perSecond: 100 });
  await expect.poll(() => talk.acknowledged).toBeGreaterThan(200);

  await killed.kill();
  const atKill = talk.acknowledged;
  await expect.poll(() => talk.acknowledged, { timeout: 30_000 }).toBeGreaterThan(atKill + 200);
  expect(talk.devices.flatMap(({ closes }) => closes).length).toBeGreaterThan(0);
  await expectAllHeard(talk, cluster.knex, { within: 30_000 });
  await killed.start();
}, 120_000);

function isOnline({ connection }: ChatDevice): boolean {
  return connection.status === "online";
}
