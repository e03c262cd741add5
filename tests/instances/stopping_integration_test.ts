import { beforeAll, beforeEach, expect, it } from "vitest";
import { CHAT_CLOSE } from "../../wire/chat/chat_frames.ts";
import { type ChatDevice, chatDevice } from "./testing/chat_device.ts";
import { type Cook, clusterForFile } from "./testing/cluster.ts";
import { Conversation, expectAllReceived } from "./testing/conversation.ts";
import { expectDinnersStored, feedsAndDinners, SteadyLoad } from "./testing/steady_load.ts";

// One of two instances ends under load: by SIGTERM, as for an update, and by a kill.

const PEOPLE = 50;
const DEVICES_EACH = 10;
const STOP_LIMIT_MS = 15_000;

const cluster = clusterForFile({ settings: { STOP_NOTICE_SECONDS: "2" } });
let cook: Cook;
let maya: Cook;
let tomas: Cook;

beforeAll(async () => {
  [cook, maya, tomas] = [await cluster.join("cook"), await cluster.join("maya"), await cluster.join("tomas")];
});
beforeEach(() => cluster.balancer.allReady());

// #server-stops
it("drops none of 200 requests per second at SIGTERM, closes 500 sockets for reconnection, and exits with 0", async () => {
  const [stopping] = cluster.instances;
  const guests = await Promise.all(Array.from({ length: PEOPLE }, (_, n) => cluster.join(`guest-${n}`)));
  const devices = guests.flatMap((guest) =>
    Array.from({ length: DEVICES_EACH }, () => chatDevice(guest, { url: cluster.balancer.url })),
  );
  await expect.poll(() => devices.every(isOnline)).toBe(true);
  const talk = await Conversation.between(maya, tomas, { url: cluster.balancer.url, perSecond: 20 });
  const load = new SteadyLoad({ url: cluster.balancer.url, perSecond: 200, call: feedsAndDinners(cook) });
  await load.more(400);

  const stoppedAt = performance.now();
  const { code, errors } = await stopping.stop();
  const tookMs = performance.now() - stoppedAt;
  await load.more(400);
  const answers = await load.stop();
  await expect.poll(() => devices.every(isOnline), { timeout: STOP_LIMIT_MS }).toBe(true);
  await expectAllReceived(talk, cluster.knex, { within: STOP_LIMIT_MS });
  for (const { connection } of devices) connection.stop();

  expect({ code, errors }).toEqual({ code: 0, errors: "" });
  expect(tookMs).toBeLessThan(STOP_LIMIT_MS);
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  await expectDinnersStored(cluster.knex, cook, answers);

  const ends = devices.flatMap(({ closes }) => closes);
  const waits = ends.map(({ reason }) => Number(/^retry-after-ms=(\d+)$/u.exec(reason)?.[1]));
  console.log(
    `Stopped in ${Math.round(tookMs)} ms; ${ends.length} sockets were sent away, ${answers.length} calls answered`,
  );
  expect(new Set(ends.map(({ code: closeCode }) => closeCode))).toEqual(new Set([CHAT_CLOSE.restart]));
  expect(ends.length).toBeGreaterThanOrEqual(devices.length / 3);
  // Spread over five seconds, so that they do not all reconnect at once.
  expect(Math.min(...waits)).toBeLessThan(1_000);
  expect(Math.max(...waits)).toBeGreaterThan(4_000);
  await stopping.start();
}, 120_000);

it("keeps every acknowledged message once after a kill during 100 messages per second", async () => {
  const [killed] = cluster.instances;
  const talk = await Conversation.between(maya, tomas, { url: cluster.balancer.url, perSecond: 100 });
  await expect.poll(() => talk.acknowledged).toBeGreaterThan(200);

  await killed.kill();
  const atKill = talk.acknowledged;
  await expect.poll(() => talk.acknowledged, { timeout: 30_000 }).toBeGreaterThan(atKill + 200);
  expect(talk.devices.flatMap(({ closes }) => closes).length).toBeGreaterThan(0);
  await expectAllReceived(talk, cluster.knex, { within: 30_000 });
  await killed.start();
}, 120_000);

function isOnline({ connection }: ChatDevice): boolean {
  return connection.status === "online";
}
