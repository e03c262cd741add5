import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { decideRequest } from "../../core/chat/mod.ts";
import { ingeborg, maya, tomas } from "../memory/people_and_recipes.ts";
import { databaseForFile } from "../postgres/testing/fresh_database.ts";
import { type ChatRig, sessionCookieOf, startChatRig, tokenOf } from "./testing/chat_rig.ts";
import { say, type TestDevice } from "./testing/test_device.ts";
import { TwoEndedBus } from "./testing/two_ended_bus.ts";

const question = "Is there dill in it?";
const database = databaseForFile({ people: [maya, tomas, ingeborg], recipes: [] });
let rig: ChatRig;
const open: ChatRig[] = [];

beforeEach(async () => {
  await database.knex.raw("TRUNCATE chat_message, chat_inbox, chat_conversation, message_request");
  await database.knex.raw("UPDATE person SET chat_cursor = 0");
  rig = await start();
});
afterEach(async () => {
  const faults = open.flatMap((each) => each.faults);
  await Promise.all(open.splice(0).map((each) => each.close()));
  if (faults.length > 0) throw new AggregateError(faults, "The server had unexpected errors");
});

async function start(options: Parameters<typeof startChatRig>[1] = {}): Promise<ChatRig> {
  const started = await startChatRig(database, { drainTimeoutMs: 500, ...options });
  open.push(started);
  return started;
}

function send(device: TestDevice, text = question, clientMessageId = text) {
  const receiverId = tomas.id;
  device.say("sendMessage", { senderFirebaseUid: maya.identityId, receiverId, message: text, clientMessageId });
  return device.next("messageAck");
}

/** The status of a refused upgrade. */
async function refusal(headers: Record<string, string>, path = "/ws"): Promise<number | undefined> {
  const upgrade = request({
    host: "127.0.0.1",
    port: rig.host.split(":")[1],
    path,
    headers: {
      connection: "Upgrade",
      upgrade: "websocket",
      "sec-websocket-version": "13",
      "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
      ...headers,
    },
  });
  upgrade.end();
  upgrade.on("upgrade", (_response, socket) => socket.destroy());
  const [response] = (await Promise.race([once(upgrade, "response"), once(upgrade, "upgrade")])) as [IncomingMessage];
  return response.statusCode;
}

describe("connecting", () => {
  // #chat-authentication
  it("authenticates a device by its header, and returns its stream's cursor", async () => {
    await send(await rig.device(maya));
    const phone = await rig.stranger({ headers: { authorization: `Bearer ${tokenOf(tomas)}` } });

    expect(await phone.next("authenticated")).toEqual({ userId: tomas.id, cursor: 1 });
  });

  // #chat-no-token-in-address
  it("ignores a token in the URL", async () => {
    const phone = await rig.stranger({ path: `/ws?token=${tokenOf(tomas)}` });
    phone.say("joinRoom", `user_${tomas.id}`);

    expect(await phone.next("error")).toMatchObject({ code: "not_signed_in" });
  });

  // #chat-authentication
  it("handles no frame before authentication, and closes after the timeout", async () => {
    rig = await start({ authenticateTimeoutMs: 100 });
    const phone = await rig.stranger();
    phone.say("sendMessage", { senderFirebaseUid: undefined, receiverId: maya.id, message: question });

    expect(await phone.next("error")).toMatchObject({ code: "not_signed_in" });
    expect(await phone.closed).toEqual({ code: 4401, reason: "not_signed_in" });
    expect(await database.knex("chat_message")).toEqual([]);
  });

  it("refuses an invalid token, in the header and in the frame", async () => {
    for (const authorization of ["Bearer garbage", "Bearer", "Basic bWF5YTpwYXNz"]) {
      expect(await refusal({ authorization })).toBe(401);
    }
    const phone = await rig.stranger();
    phone.say("authenticate", { token: "garbage" });

    expect(await phone.next("error")).toEqual({ code: "not_signed_in", message: "Please sign in" });
    expect(await phone.closed).toMatchObject({ code: 4401 });
  });

  it("does not treat an unavailable identity service as an invalid token", async () => {
    rig.setIdentityAvailable(false);
    expect(await refusal({ authorization: `Bearer ${tokenOf(maya)}` })).toBe(503);
    const phone = await rig.stranger();
    phone.say("authenticate", { token: tokenOf(maya) });

    expect(await phone.next("error")).toMatchObject({ code: "identity_unavailable" });
    expect(await phone.closed).toMatchObject({ code: 1013 });
  });

  // #chat-origin
  it("accepts its own origin, the allowed origins and clients without an origin only", async () => {
    rig = await start({ allowedOrigins: ["https://weekplate.example"] });
    const switching = 101;

    expect(await refusal({ origin: `http://${rig.host}` })).toBe(switching);
    expect(await refusal({ origin: "https://weekplate.example" })).toBe(switching);
    expect(await refusal({})).toBe(switching);
    for (const origin of ["https://evil.example", "https://weekplate.example.evil.example", "null", "garbage"]) {
      expect(await refusal({ origin })).toBe(403);
    }
  });

  it("refuses addresses of other sites, where it checks them", async () => {
    rig = await start({ isOwnHost: (host) => host === rig.host });

    expect(await refusal({})).toBe(101);
    expect(await refusal({ host: "evil.example", origin: "http://evil.example" })).toBe(403);
  });

  // #chat-sockets
  it("allows a person twenty sockets, and another one when one has closed", async () => {
    const phones = await Promise.all(Array.from({ length: 20 }, () => rig.device(maya)));
    const oneTooMany = await rig.stranger({ headers: { authorization: `Bearer ${tokenOf(maya)}` } });

    expect(await oneTooMany.next("error")).toMatchObject({ code: "too_many_sockets" });
    expect(await oneTooMany.closed).toMatchObject({ code: 4429 });
    expect((await rig.device(tomas)).isOpen).toBe(true);

    phones[0]?.close();
    await vi.waitFor(() => expect(rig.chat.counts.sockets).toBe(20), { timeout: 10_000 });
    expect((await rig.device(maya)).isOpen).toBe(true);
  });

  it("lets people in from an address with a thousand silent sockets", async () => {
    const silent = await Promise.all(Array.from({ length: 1_000 }, () => rig.stranger()));
    // A client knows that it was closed before the server has read the client's answer to that.
    await vi.waitFor(() => expect(rig.chat.counts).toMatchObject({ sockets: 64, unauthenticated: 64 }), {
      timeout: 10_000,
    });
    await vi.waitFor(() => expect(silent.filter(({ isOpen }) => isOpen)).toHaveLength(64));

    expect((await rig.device(tomas)).isOpen).toBe(true);
    const phone = await rig.stranger();
    phone.say("authenticate", { token: tokenOf(maya) });
    expect(await phone.next("authenticated")).toMatchObject({ userId: maya.id });
  });

  it("closes an address's oldest unauthenticated socket beyond the limit, and none of other addresses", async () => {
    rig = await start({ maxUnauthenticatedSocketsPerAddress: 2 });
    const elsewhere = await rig.stranger({ from: "127.0.0.2" });
    const [oldest, authenticated] = [await rig.stranger(), await rig.stranger()];
    authenticated.say("authenticate", { token: tokenOf(maya) });
    await authenticated.next("authenticated");
    const newer = [await rig.stranger(), await rig.stranger()];

    expect(await oldest.closed).toEqual({ code: 1013, reason: "too_many_sockets" });
    expect([elsewhere, authenticated, ...newer].map(({ isOpen }) => isOpen)).toEqual([true, true, true, true]);
  });

  it("closes the oldest unauthenticated socket of all beyond the total limit", async () => {
    rig = await start({ maxUnauthenticatedSockets: 2 });
    const [oldest, newer] = [await rig.stranger({ from: "127.0.0.2" }), await rig.stranger()];
    const newest = await rig.stranger({ from: "127.0.0.3" });

    expect(await oldest.closed).toEqual({ code: 1013, reason: "too_many_sockets" });
    expect([newer.isOpen, newest.isOpen]).toEqual([true, true]);
  });
});

describe("the limit of an address", () => {
  beforeEach(async () => {
    rig = await start({ frameRateLimit: { capacity: 5, refillPerSecond: 0.001 } });
  });

  it("counts invalid tokens of upgrades, and refuses no one else", async () => {
    for (let n = 0; n < 5; n += 1) expect(await refusal({ authorization: "Bearer garbage" })).toBe(401);

    expect(await refusal({ authorization: "Bearer garbage" })).toBe(429);
    expect((await rig.device(maya)).isOpen).toBe(true);
    expect((await rig.stranger()).isOpen).toBe(true);
  });

  it.each([
    ["bad frames", (phone: TestDevice) => phone.sayRaw("garbage")],
    ["frames before authentication", (phone: TestDevice) => phone.say("joinRoom", "user_1")],
  ])("counts %s of all its sockets, and closes them", async (_name, say) => {
    const [phone, tablet] = [await rig.stranger(), await rig.stranger()];
    const elsewhere = await rig.stranger({ from: "127.0.0.2" });
    for (let n = 0; n < 6; n += 1) say(phone);
    expect(await phone.closed).toEqual({ code: 1013, reason: "rate_limited" });
    expect(phone.heard("error")).toHaveLength(5);

    for (const device of [tablet, elsewhere]) say(device);
    expect(await tablet.closed).toEqual({ code: 1013, reason: "rate_limited" });
    await elsewhere.next("error");
    expect(elsewhere.isOpen).toBe(true);
  });

  it("counts invalid tokens of frames", async () => {
    const closes: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      const phone = await rig.stranger();
      phone.say("authenticate", { token: "garbage" });
      closes.push((await phone.closed).code);
    }

    expect(closes).toEqual([4401, 4401, 4401, 4401, 4401, 1013]);
  });
});

describe("an open socket", () => {
  it("stays open with a newer token, and closes when the last one expires", async () => {
    rig = await start({ tokenGracePeriodMs: 300 });
    const [renewed, forgotten] = [await rig.stranger(), await rig.stranger()];
    for (const device of [renewed, forgotten]) {
      device.say("authenticate", { token: tokenOf(maya, { secondsLeft: 0 }) });
      await device.next("authenticated");
    }
    renewed.say("authenticate", { token: tokenOf(maya) });
    expect(await renewed.next("authenticated")).toEqual({ userId: maya.id, cursor: 0 });

    expect(await forgotten.closed).toEqual({ code: 4401, reason: "not_signed_in" });
    expect(renewed.isOpen).toBe(true);
  });

  it("keeps the old token when the newer one is invalid, can't be verified, or is another person's", async () => {
    const phone = await rig.device(maya);
    phone.say("authenticate", { token: "garbage" });
    expect(await phone.next("error")).toMatchObject({ code: "not_signed_in" });
    phone.say("authenticate", { token: tokenOf(tomas) });
    expect(await phone.next("error")).toMatchObject({ code: "forbidden" });
    rig.setIdentityAvailable(false);
    phone.say("authenticate", { token: tokenOf(maya) });
    expect(await phone.next("error")).toMatchObject({ code: "identity_unavailable" });

    expect(await send(phone)).toMatchObject({ clientMessageId: question });
    expect(await database.knex("chat_message").select("sender_id")).toEqual([{ sender_id: maya.id }]);
  });

  // #chat-bad-frame
  it.each([
    ["no JSON", "hello"],
    ["no object", "[]"],
    ["no event", '{"data":{}}'],
    ["an unknown event", '{"event":"becomeAdmin","data":{}}'],
    ["no data", '{"event":"sendMessage"}'],
    ["no message", '{"event":"sendMessage","data":{"receiverId":2}}'],
    ["a message that is no text", '{"event":"sendMessage","data":{"receiverId":2,"message":["Hej"]}}'],
    ["two uids", '{"event":"sendMessage","data":{"senderFirebaseUid":["a","b"],"receiverId":2,"message":"Hej"}}'],
    ["a place before the first", '{"event":"resume","data":{"after":-1}}'],
    ["half a message read", '{"event":"markRead","data":{"userId":2,"upTo":1.5}}'],
    ["a binary frame", Buffer.from('{"event":"joinRoom","data":"user_1"}')],
  ])("replies bad_frame to %s, and stays open", async (_name, frame) => {
    const phone = await rig.device(maya);
    phone.sayRaw(frame);

    expect(await phone.next("error")).toMatchObject({
      code: "bad_frame",
      message: expect.stringMatching(/^Cannot read the frame: /u),
    });
    expect(await send(phone)).toBeDefined();
  });

  // #chat-frame-size
  it("closes after too large a frame", async () => {
    const phone = await rig.device(maya);
    phone.sayRaw("x".repeat(16 * 1024 + 1));

    expect(await phone.closed).toMatchObject({ code: 1009 });
  });

  // #chat-ping
  it("cuts a dead device, and keeps one that answers", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    rig = await start({ pingIntervalMs: 25_000 });
    const [alive, dead] = [await rig.device(maya), await rig.device(maya)];
    dead.stopReading(); // and so answers no ping

    const answered = alive.pingAnswered();
    vi.advanceTimersByTime(25_000);
    await answered;
    vi.advanceTimersByTime(25_000);

    await expect.poll(() => rig.chat.counts.sockets, { timeout: 5_000 }).toBe(1);
    expect(await send(alive)).toBeDefined();
  });

  // #chat-slow-reader
  it("cuts a slow reader only; it has missed nothing when it returns", async () => {
    rig = await start({ messageRateLimit: "off", maxBufferedBytes: 256 * 1024 });
    const [writer, reader, lagging] = [await rig.device(maya), await rig.device(tomas), await rig.device(tomas)];
    lagging.stopReading();
    // The machine's own buffers take some megabytes before anything waits here.
    let written = 0;
    for (; rig.chat.counts.sockets === 3 && written < 20_000; written += 100) {
      const before = written;
      await Promise.all(Array.from({ length: 100 }, (_, n) => send(writer, "é".repeat(1_990), `m-${before + n}`)));
    }

    expect(rig.chat.counts.sockets).toBe(2);
    await vi.waitFor(() => expect(reader.heard("newMessage")).toHaveLength(written), { timeout: 10_000 });
    const back = await rig.stranger({ headers: { authorization: `Bearer ${tokenOf(tomas)}` } });
    back.say("resume", { after: written - 10 });
    expect((await back.next("resumed")).messages).toHaveLength(10);
  }, 60_000);
});

describe("the limit of a person", () => {
  it.each([
    ["bad frames", (phone: TestDevice) => phone.sayRaw("garbage")],
    ["rejected messages", rejected],
  ])("counts %s, which then wait", async (_name, say) => {
    rig = await start({
      frameRateLimit: { capacity: 4, refillPerSecond: 2 },
      messageRateLimit: { capacity: 1, refillPerSecond: 0.001 },
    });
    const phone = await rig.device(maya); // its resume is the first frame
    const startedAt = performance.now();
    for (let n = 0; n < 6; n += 1) say(phone);
    const refused = () => phone.heard("error").length + phone.heard("messageError").length;
    await vi.waitFor(() => expect(refused()).toBe(6), { timeout: 10_000 });

    // For at least one more: the clocks of a busy machine may differ a little.
    expect(performance.now() - startedAt).toBeGreaterThan(500);
  });

  function rejected(phone: TestDevice): void {
    phone.say("sendMessage", { senderFirebaseUid: tomas.identityId, receiverId: tomas.id, message: question });
  }
});

describe("closing", () => {
  it("stores and acknowledges received messages, then closes every socket with a time to reconnect", async () => {
    // Long enough to handle all messages on a busy machine.
    const server = await start({ drainTimeoutMs: 10_000 });
    const [writer, reader] = [await server.device(maya), await server.device(tomas)];
    const count = 40;
    for (let n = 1; n <= count; n += 1) void send(writer, `Message ${n}`).catch(() => {});
    await writer.next("messageAck"); // the others are in progress
    const closing = server.chat.close();

    const ends = await Promise.all([writer.closed, reader.closed]);
    for (const end of ends) expect(end).toEqual({ code: 1012, reason: expect.stringMatching(/^retry-after-ms=\d+$/u) });
    await closing;
    const stored = await database.knex("chat_message");
    expect(stored.length).toBe(writer.heard("messageAck").length);
    expect(reader.heard("newMessage")).toHaveLength(stored.length);
  });

  it("refuses new sockets, and does not wait for a device that does not answer", async () => {
    const phone = await rig.device(maya);
    phone.stopReading();
    const closing = rig.chat.close();

    expect(await refusal({})).toBe(503);
    await closing;
    expect(rig.chat.counts).toEqual({ sockets: 0, unauthenticated: 0, people: 0 });
  });
});

// #chat-several-servers
it("delivers the same to devices of two instances, by cursors alone", async () => {
  const bus = new TwoEndedBus();
  const [here, there] = [await start({ bus: bus.here }), await start({ bus: bus.there })];
  const [mayaHere, mayaThere, tomasThere] = [
    await here.device(maya),
    await there.device(maya),
    await there.device(tomas),
  ];
  const texts = Array.from({ length: 30 }, (_, n) => `Message ${n + 1}`);
  for (const text of texts) await send(mayaHere, text);
  bus.loseNext(); // and tell of the gap
  await send(mayaHere, "the one whose event was lost");

  for (const device of [mayaThere, tomasThere]) {
    await vi.waitFor(
      () =>
        expect(device.heard("newMessage").map(({ message }) => message)).toEqual([
          ...texts,
          "the one whose event was lost",
        ]),
      { timeout: 10_000 },
    );
  }
  expect(mayaHere.events).not.toContain("newMessage");
});

it("sends a person's decision about a request to all their devices on two instances, and no one else", async () => {
  const bus = new TwoEndedBus();
  const [here, there] = [await start({ bus: bus.here }), await start({ bus: bus.there })];
  const devices = [await here.device(maya), await there.device(maya)];
  const tomasThere = await there.device(tomas);
  say(tomasThere, maya, "Is there dill in it?");
  expect(await tomasThere.next("messageAck")).not.toHaveProperty("request");
  for (const device of devices) expect(await device.next("newMessage")).toMatchObject({ request: "open" });

  await decideRequest({ chat: here.store, bus: bus.here }, { userId: maya.id, from: tomas.id, state: "accepted" });

  for (const device of devices) {
    expect(await device.next("request")).toEqual({ userId: tomas.id, state: "accepted" });
  }
  say(tomasThere, maya, "Or parsley?");
  for (const device of devices) expect(await device.next("newMessage")).not.toHaveProperty("request");
  expect(tomasThere.events).not.toContain("request");
});

describe("a session's cookie", () => {
  const phone = sessionCookieOf(maya);

  it("authenticates our own page", async () => {
    const device = await rig.stranger({ headers: { cookie: phone.cookie, origin: `http://${rig.host}` } });

    expect(await device.next("authenticated")).toMatchObject({ userId: maya.id });
    await send(device);
  });

  it("authenticates no client without an origin, and no page of another site", async () => {
    const device = await rig.stranger({ headers: { cookie: phone.cookie } });
    device.say("joinRoom", `user_${maya.id}`);

    expect(await device.next("error")).toMatchObject({ code: "not_signed_in" });
    expect(await refusal({ cookie: phone.cookie, origin: "https://evil.example" })).toBe(403);
  });

  it("that is not valid leaves the socket to a bearer token", async () => {
    rig.signOut(tomas);
    const { cookie } = sessionCookieOf(tomas);
    const device = await rig.stranger({ headers: { cookie, origin: `http://${rig.host}` } });
    device.say("authenticate", { token: tokenOf(maya) });

    expect(await device.next("authenticated")).toMatchObject({ userId: maya.id });
  });

  it("closes its sockets, and no others, at the session's end", async () => {
    const origin = `http://${rig.host}`;
    const ofPhone = await rig.stranger({ headers: { cookie: phone.cookie, origin } });
    const ofTomas = await rig.stranger({ headers: { cookie: sessionCookieOf(tomas).cookie, origin } });
    const byToken = await rig.device(maya);
    for (const device of [ofPhone, ofTomas]) await device.next("authenticated");
    // A fresh token does not free the socket from its session.
    ofPhone.say("authenticate", { token: tokenOf(maya) });
    await ofPhone.next("authenticated");
    rig.chat.closeSessions([phone.id]);

    expect(await ofPhone.closed).toMatchObject({ code: 4401 });
    await Promise.all([ofTomas.settled(), byToken.settled()]);
  });
});

describe("an open socket", () => {
  beforeEach(async () => {
    rig = await start({ recheckIntervalMs: 20 });
  });

  // #account-out-in-a-minute
  it("closes once its person is no longer signed in", async () => {
    const origin = `http://${rig.host}`;
    const devices = [
      await rig.device(maya),
      await rig.stranger({ headers: { cookie: sessionCookieOf(maya).cookie, origin } }),
    ];
    const other = await rig.device(tomas);
    rig.signOut(maya);

    for (const device of devices) expect(await device.closed).toMatchObject({ code: 4401 });
    await other.settled();
  });

  it("closes for a later attempt once its person can't be checked any more", async () => {
    const device = await rig.device(maya);
    rig.setIdentityAvailable(false);

    expect(await device.closed).toMatchObject({ code: 1013 });
  });
});
