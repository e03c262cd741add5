import { beforeAll, describe, expect, it } from "vitest";
import type { TestDevice } from "../../adapters/ws/testing/test_device.ts";
import type { ListMessagesReply } from "../../wire/chat/list_messages.ts";
import { joinChat, openSocket } from "./testing/chat_client.ts";
import { signInWithGoogleAtEmulator } from "./testing/emulator_sign_up.ts";
import { type Cook, productForFile } from "./testing/product.ts";

// The chat socket as docs/specification.md describes it, with real tokens.

const product = productForFile({ settings: { RATE_CHAT_BURST: "400" } });
let maya: Cook & { userId: number };
let tomas: Cook & { userId: number };

beforeAll(async () => {
  [maya, tomas] = [await product.join("Maya Lindqvist"), await product.join("Tomás Herrera")];
});

describe("signing in", () => {
  // #chat-rooms
  it("accepts the product's own origin, a token in the first frame, and the user's own room", async () => {
    const device = await openSocket(product);
    device.say("authenticate", { token: maya.token });
    expect(await device.next("authenticated")).toEqual({ userId: maya.userId, cursor: expect.any(Number) });

    device.say("joinRoom", `user_${maya.userId}`);
    expect(await device.next("joined")).toEqual({ room: `user_${maya.userId}` });
    for (const room of [`user_${tomas.userId}`, "user_", "lobby", `user_${maya.userId} `]) {
      device.say("joinRoom", room);
      expect(await device.next("error")).toMatchObject({ code: "forbidden" });
    }
    expect(device.isOpen).toBe(true);
    device.close();
  });

  it("creates the account of a user who signed in with Google", async () => {
    const google = { sub: "google-yuki", email: "yuki@kitchen.example", name: "Yuki Tanaka" };
    const { token } = await signInWithGoogleAtEmulator(product.emulatorHost, google);
    const { device, userId } = await joinChat(product, { token });
    device.close();

    expect((await product.withToken(token).get("/api/user-info")).body).toEqual({ fullName: "Yuki Tanaka" });
    expect((await product.withToken(token).get("/api/current-user")).body).toMatchObject({ userId });
  });
});

describe("messages", () => {
  // #chat-acknowledged, #chat-delivery
  it("reach the receiver and the sender's other devices, and are acknowledged", async () => {
    const [phone, laptop, his] = [
      await joinChat(product, maya),
      await joinChat(product, maya),
      await joinChat(product, tomas),
    ];
    const text = "Which mozzarella do you take? \u202eאב\u202c <b>&amp;</b> 🍅";
    const receiverId = tomas.userId;
    phone.device.say("sendMessage", {
      senderFirebaseUid: maya.uid,
      receiverId,
      message: `  ${text}\n`,
      clientMessageId: "m-1",
    });

    const ack = await phone.device.next("messageAck");
    const news = await his.device.next("newMessage");
    expect(ack).toMatchObject({ clientMessageId: "m-1", id: news.id, created_at: news.created_at });
    expect(news).toEqual({
      id: expect.any(Number),
      sender_id: maya.userId,
      receiver_id: tomas.userId,
      message: text,
      created_at: expect.stringMatching(/Z$/u),
      sender_name: "Maya Lindqvist",
      cursor: his.cursor + 1,
      request: "open",
    });
    expect(await laptop.device.next("newMessage")).toMatchObject({ id: news.id, message: text });
    expect(phone.device.heard("newMessage")).toEqual([]);
    const received = JSON.stringify(his.device.frames);
    expect([maya.uid, maya.email, tomas.uid].filter((word) => received.includes(word))).toEqual([]);
    for (const { device } of [phone, laptop, his]) device.close();
  });

  it("may be sent without a client id, with the receiver's id as text", async () => {
    const [hers, his] = [await joinChat(product, maya), await joinChat(product, tomas)];
    const frame = {
      senderFirebaseUid: maya.uid,
      receiverId: String(tomas.userId),
      message: "Any that comes in water.",
    };
    hers.device.sayRaw(JSON.stringify({ event: "sendMessage", data: frame }));

    expect(await hers.device.next("messageAck")).toMatchObject({ clientMessageId: null });
    expect(await his.device.next("newMessage")).toMatchObject({ message: "Any that comes in water." });
    for (const { device } of [hers, his]) device.close();
  });

  // #chat-refused
  it("are refused with a reason", async () => {
    const { device } = await joinChat(product, maya);
    const good = { senderFirebaseUid: maya.uid, receiverId: tomas.userId, message: "Soup?" };
    const wrong: [string, object][] = [
      ["message_empty", { message: " \n\t " }],
      ["message_too_long", { message: "x".repeat(2_001) }],
      ["receiver_unknown", { receiverId: 999_999_999 }],
      ["receiver_self", { receiverId: maya.userId }],
      ["forbidden", { senderFirebaseUid: tomas.uid }],
    ];
    for (const [code, changes] of wrong) {
      device.say("sendMessage", { ...good, clientMessageId: code, ...changes });
      expect(await device.next("messageError")).toMatchObject({ clientMessageId: code, code });
    }
    for (const frame of [
      "hello",
      "{}",
      "[]",
      '{"event":"sendMessage"}',
      '{"event":"shout","data":{}}',
      Buffer.from("{}"),
    ]) {
      device.sayRaw(frame);
      expect(await device.next("error")).toMatchObject({ code: "bad_frame" });
    }
    device.say("sendMessage", { ...good, message: "x".repeat(2_000) });
    expect(await device.next("messageAck")).toMatchObject({ id: expect.any(Number) });
    device.close();
  });

  it("are unread until they are read, on every device", async () => {
    const ingeborg = await product.join("Ingeborg Aas");
    const { device } = await joinChat(product, maya);
    for (const message of ["Do you peel them?", "The tomatoes?"]) {
      device.say("sendMessage", { senderFirebaseUid: maya.uid, receiverId: ingeborg.userId, message });
    }
    const { id } = [await device.next("messageAck"), await device.next("messageAck")][1] ?? { id: 0 };
    expect((await ingeborg.client.get("/api/chat/unread")).body).toEqual({
      conversations: [{ userId: maya.userId, name: "Maya Lindqvist", unread: 2, request: "open" }],
    });

    const [phone, laptop] = [await joinChat(product, ingeborg), await joinChat(product, ingeborg)];
    phone.device.say("markRead", { userId: maya.userId, upTo: id });
    expect(await laptop.device.next("read")).toEqual({ userId: maya.userId, upTo: id });
    expect(phone.device.heard("read")).toEqual([]);
    expect((await ingeborg.client.get("/api/chat/unread")).body).toEqual({ conversations: [] });
    for (const each of [device, phone.device, laptop.device]) each.close();
  });
});

describe("a server restart", () => {
  it("loses and repeats no message, and keeps one order for both people", async () => {
    const before = await placesOf(maya, tomas);
    let [hers, his] = [await joinChat(product, maya), await joinChat(product, tomas)];
    const heardByHim: TestDevice[] = [his.device];
    const places = { hers: hers.cursor, his: his.cursor };
    const texts = Array.from({ length: 60 }, (_, n) => `Message ${n + 1}`);

    // Half of them are in flight during the restart. Those that were not acknowledged are sent again afterwards.
    const say = (message: string) =>
      hers.device.say("sendMessage", {
        senderFirebaseUid: maya.uid,
        receiverId: tomas.userId,
        message,
        clientMessageId: message,
      });
    for (const text of texts.slice(0, 30)) say(text);
    await hers.device.next("messageAck");
    await product.restart();
    expect((await hers.device.closed).code).toBe(1012);
    expect((await his.device.closed).reason).toMatch(/^retry-after-ms=\d+$/u);
    const acknowledged = hers.device.heard("messageAck").map(({ clientMessageId }) => clientMessageId);
    places.his = Math.max(places.his, ...his.device.cursors);

    [hers, his] = [await joinChat(product, maya), await joinChat(product, tomas)];
    heardByHim.push(his.device);
    his.device.say("resume", { after: places.his });
    const { messages, more } = await his.device.next("resumed");
    expect(more).toBe(false);
    const unsent = texts.filter((text) => !acknowledged.includes(text));
    for (const text of unsent) say(text);
    await expect.poll(() => hers.device.heard("messageAck").length, { timeout: 5_000 }).toBe(unsent.length);
    const total = texts.length;
    const known = () => heardByHim.flatMap((device) => device.heard("newMessage"));
    await expect.poll(() => known().length + messages.length, { timeout: 5_000 }).toBe(total);

    const [first, second] = heardByHim.map((device) => device.heard("newMessage").map(({ message }) => message));
    expect([...(first ?? []), ...messages.map(({ message }) => message), ...(second ?? [])]).toEqual(texts);
    const after = await placesOf(maya, tomas);
    expect(after.hers.slice(before.hers.length).map(({ message }) => message)).toEqual(texts);
    expect(after.his.map(({ id }) => id)).toEqual(after.hers.map(({ id }) => id));
    for (const { device } of [hers, his]) device.close();
  });

  it("keeps unread counts, sessions and cursors", async () => {
    const { device, cursor } = await joinChat(product, tomas);
    device.close();
    const unread = (await tomas.client.get("/api/chat/unread")).body;
    await product.restart();

    const again = await joinChat(product, tomas);
    again.device.close();
    expect(again.cursor).toBe(cursor);
    expect((await tomas.client.get("/api/chat/unread")).body).toEqual(unread);
    expect(unread).toMatchObject({ conversations: [{ userId: maya.userId }] });
  });
});

// #server-logs-private
it("logs nothing private", async () => {
  const lines = await product.readLog();
  const log = lines.join("");

  for (const { token, uid, email } of [maya, tomas]) {
    expect([token, uid, email, "mozzarella", "Soup?"].filter((word) => log.includes(word))).toEqual([]);
  }
  expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
});

async function placesOf(one: Cook & { userId: number }, other: Cook & { userId: number }) {
  const [hers, his] = await Promise.all([
    one.client.get("/api/chat/messages", { query: { receiverId: String(other.userId) } }),
    other.client.get("/api/chat/messages", { query: { receiverId: String(one.userId) } }),
  ]);
  return { hers: (hers.body as ListMessagesReply).messages, his: (his.body as ListMessagesReply).messages };
}
