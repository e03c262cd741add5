import { expect, it } from "vitest";
import { WebSocket } from "ws";
import { ApiClient, type ApiReply } from "../../adapters/http/testing/api_client.ts";
import { TestDevice } from "../../adapters/ws/testing/test_device.ts";
import { type Cook, clusterForFile } from "./testing/cluster.ts";

// Rate limits count a person's calls to all instances together.

const WRITES = 40;
const CHAT_BURST = 30;

const cluster = clusterForFile({
  settings: {
    RATE_LIMITS: "on",
    RATE_WRITES_PER_MINUTE: String(WRITES),
    RATE_CHAT_BURST: String(CHAT_BURST),
    RATE_CHAT_PER_SECOND: "1",
  },
});

/** One client of the person for each instance. */
function clientsOf({ token }: Cook): ApiClient[] {
  return cluster.instances.map(({ url }) => new ApiClient(url, { token }));
}

it("allows a person at two instances as many writes as at one", async () => {
  const cook = await cluster.join("cook");
  const replies: ApiReply[] = [];
  const begun = performance.now();
  for (let n = 0; n < WRITES; n += 1) {
    for (const client of clientsOf(cook)) {
      replies.push(await client.put("/api/recipe/shakshuka-with-feta/rating", { json: { value: 1 + (n % 5) } }));
    }
  }

  const minutes = (performance.now() - begun) / 60_000;

  const taken = replies.filter(({ status }) => status === 200 || status === 204);
  // The sign-up was the first write. Meanwhile some came back.
  expect(taken.length).toBeLessThanOrEqual(WRITES - 1 + Math.ceil(minutes * WRITES));
  expect(taken.length).toBeGreaterThan(WRITES * 0.9);
  const refused = replies.filter((reply) => !taken.includes(reply));
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]));
  for (const { headers } of refused) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
});

it("allows a person at two instances as many messages as at one", async () => {
  const [maya, tomas] = [await cluster.join("maya"), await cluster.join("tomas")];
  const devices = await Promise.all(
    cluster.instances.map(async ({ url }) => {
      const device = await new TestDevice(new WebSocket(`${url.replace("http", "ws")}/ws`)).opened();
      device.say("authenticate", { token: maya.token });
      await device.next("authenticated");
      return device;
    }),
  );
  const begun = performance.now();
  for (const [place, device] of devices.entries()) {
    for (let n = 0; n < CHAT_BURST; n += 1) {
      const message = `message ${n} over socket ${place}`;
      device.say("sendMessage", {
        senderFirebaseUid: undefined,
        receiverId: tomas.userId,
        message,
        clientMessageId: message,
      });
    }
  }
  const refused = () => devices.flatMap((device) => device.heard("messageError"));
  const acknowledged = () => devices.flatMap((device) => device.heard("messageAck"));
  await expect.poll(() => refused().length + acknowledged().length, { timeout: 60_000 }).toBe(2 * CHAT_BURST);
  const seconds = (performance.now() - begun) / 1_000;
  for (const device of devices) device.close();

  expect(new Set(refused().map(({ code }) => code))).toEqual(new Set(["rate_limited"]));
  expect(acknowledged().length).toBeGreaterThanOrEqual(CHAT_BURST * 0.9);
  expect(acknowledged().length).toBeLessThanOrEqual(CHAT_BURST + Math.ceil(seconds));
});

it("shows a changed name and a deleted person at every instance", async () => {
  const cook = await cluster.join("before");
  const [here, there] = cluster.instances.map(({ url }) => new ApiClient(url, { token: cook.token }));
  if (!here || !there) throw new Error("There are two");
  const knownThere = async () => (await there.get("/api/current-user")).body;
  expect(await knownThere()).toMatchObject({ userId: cook.userId, fullName: "before" });

  await here.post("/save-user", { json: { fullName: "After", email: "before@example.com", firebaseUid: cook.uid } });
  await expect.poll(knownThere).toMatchObject({ userId: cook.userId, fullName: "After" });

  await cluster.knex("person").where({ id: cook.userId }).delete();
  // A deleted person with a valid token gets a new account with another id.
  await expect.poll(knownThere).not.toMatchObject({ userId: cook.userId });
});

it("ends a session at every instance, and closes its sockets there", async () => {
  const cook = await cluster.join("signed in");
  const [here, there] = cluster.instances;
  if (!here || !there) throw new Error("There are two");
  const started = await new ApiClient(here.url, { token: cook.token }).post("/api/session");
  const cookie = started.headers.get("set-cookie")?.split(";")[0] ?? "";
  const headers = { cookie, origin: there.url };
  const device = await new TestDevice(new WebSocket(`${there.url.replace("http", "ws")}/ws`, { headers })).opened();
  await device.next("authenticated");

  expect((await new ApiClient(here.url, { token: cook.token }).delete("/api/sessions")).body).toEqual({ ended: 1 });

  expect(await device.closed).toMatchObject({ code: 4401 });
  expect((await new ApiClient(there.url).get("/api/current-user", { headers })).status).toBe(401);
});

it("closes the sockets of a deleted account at every instance", async () => {
  const cook = await cluster.join("leaving");
  const [here, there] = cluster.instances;
  const device = await new TestDevice(new WebSocket(`${there.url.replace("http", "ws")}/ws`)).opened();
  device.say("authenticate", { token: cook.token });
  await device.next("authenticated");

  const json = { confirmation: "DELETE" };
  expect((await new ApiClient(here.url, { token: cook.token }).delete("/api/account", { json })).status).toBe(200);

  expect(await device.closed).toMatchObject({ code: 4401 });
});
