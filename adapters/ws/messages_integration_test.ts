import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { listUnread } from "../../core/chat/mod.ts";
import { ingeborg, maya, tomas } from "../memory/people_and_recipes.ts";
import type { FreshDatabase } from "../postgres/testing/fresh_database.ts";
import { type ChatRig, chatDatabase, startChatRig } from "./testing/chat_rig.ts";
import { say, send } from "./testing/test_device.ts";

const question = "Is there dill in it?";
let database: FreshDatabase;
let rig: ChatRig;

beforeAll(async () => {
  database = await chatDatabase();
});
beforeEach(async () => {
  await rig?.close();
  await database.knex.raw("TRUNCATE chat_message, chat_inbox, chat_conversation");
  await database.knex.raw("UPDATE person SET chat_cursor = 0");
  rig = await startChatRig(database, { messageRateLimit: "off", drainTimeoutMs: 500 });
});
afterAll(async () => {
  await rig.close();
  await database.drop();
});

describe("a message", () => {
  it("is delivered to the receiver's devices and the sender's other ones, and acknowledged on its own", async () => {
    const [mayasPhone, mayasLaptop] = [await rig.device(maya), await rig.device(maya)];
    const [tomasPhone, tomasLaptop] = [await rig.device(tomas), await rig.device(tomas)];
    const ingeborgsPhone = await rig.device(ingeborg);

    const ack = await send(mayasPhone, tomas, `  ${question} `);

    const message = {
      id: ack.id,
      sender_id: maya.id,
      receiver_id: tomas.id,
      message: question,
      created_at: ack.created_at,
      sender_name: "Maya Lindqvist",
      cursor: 1,
    };
    expect(ack).toMatchObject({ clientMessageId: `  ${question} `, cursor: 1 });
    expect(await tomasPhone.next("newMessage")).toEqual(message);
    expect(await tomasLaptop.next("newMessage")).toEqual(message);
    expect(await mayasLaptop.next("newMessage")).toEqual({ ...message, clientMessageId: `  ${question} ` });
    await Promise.all([mayasPhone.settled(), ingeborgsPhone.settled()]);
    expect(mayasPhone.events).not.toContain("newMessage");
    expect(ingeborgsPhone.events).not.toContain("newMessage");
  });

  it("needs no joined room, and no clientMessageId", async () => {
    const [phone, tablet] = [await rig.device(maya), await rig.device(tomas)];
    phone.sayRaw(JSON.stringify({ event: "sendMessage", data: { receiverId: String(tomas.id), message: question } }));
    phone.sayRaw(
      JSON.stringify({
        event: "sendMessage",
        data: { senderFirebaseUid: maya.identityId, receiverId: tomas.id, message: question },
      }),
    );

    expect(await phone.next("messageAck")).toMatchObject({ clientMessageId: null, cursor: 1 });
    expect(await phone.next("messageAck")).toMatchObject({ clientMessageId: null, cursor: 2 });
    expect(await tablet.next("newMessage")).not.toHaveProperty("clientMessageId");
  });

  it.each([
    ["message_empty", { message: " \n " }],
    ["message_too_long", { message: "é".repeat(2_001) }],
    ["receiver_unknown", { receiverId: 999_999 }],
    ["receiver_unknown", { receiverId: 0 }],
    ["receiver_self", { receiverId: maya.id }],
    ["forbidden", { senderFirebaseUid: tomas.identityId }],
  ])("is refused with %s, and the socket stays open", async (code, change) => {
    const phone = await rig.device(maya);
    const data = {
      senderFirebaseUid: maya.identityId,
      receiverId: tomas.id,
      message: question,
      clientMessageId: "m-1",
    };
    phone.say("sendMessage", { ...data, ...change });

    expect(await phone.next("messageError")).toEqual({
      clientMessageId: "m-1",
      code,
      message: expect.stringMatching(/^Cannot /u),
    });
    expect(await database.knex("chat_message")).toEqual([]);
    phone.say("sendMessage", data);
    expect(await phone.next("messageAck")).toMatchObject({ clientMessageId: "m-1", cursor: 1 });
  });

  it("may have the maximum length, in any script", async () => {
    const [phone, tablet] = [await rig.device(maya), await rig.device(tomas)];
    const longest = "語".repeat(2_000);
    await send(phone, tomas, longest.slice(0, 50)); // as the name of a message that long would be too long
    say(phone, tomas, longest, "m-2");
    await phone.next("messageAck");

    await tablet.next("newMessage");
    expect((await tablet.next("newMessage")).message).toBe(longest);
  });

  it("is stored once when sent repeatedly and from several devices, with the same acknowledgement", async () => {
    const [phone, laptop, tablet] = [await rig.device(maya), await rig.device(maya), await rig.device(tomas)];
    const first = await send(phone, tomas, question);
    say(phone, tomas, "Another text", question);
    say(laptop, ingeborg, question);

    expect(await phone.next("messageAck")).toEqual(first);
    expect(await laptop.next("messageAck")).toEqual(first);
    await tablet.settled();
    expect(tablet.heard("newMessage")).toHaveLength(1);
    expect(await database.knex("chat_message")).toHaveLength(1);
  });

  it("is stored once of a hundred simultaneous sends over several sockets", async () => {
    const phones = await Promise.all(Array.from({ length: 10 }, () => rig.device(maya)));
    for (let n = 0; n < 100; n += 1) say(phones[n % 10] ?? raise(), tomas, question, "m-1");
    await Promise.all(phones.map((phone) => phone.settled()));

    expect(await database.knex("chat_message")).toHaveLength(1);
    for (const phone of phones) expect(new Set(phone.heard("messageAck").map(({ id }) => id)).size).toBe(1);
  });

  it("gets an error after an unexpected failure, and can be sent again", async () => {
    const phone = await rig.device(maya);
    await database.knex.raw("ALTER FUNCTION chat_append RENAME TO chat_append_gone");
    say(phone, tomas, question);
    expect(await phone.next("messageError")).toEqual({
      clientMessageId: question,
      code: "internal",
      message: "Cannot send the message just now: try again",
    });
    const faults = rig.faults.splice(0);
    expect(faults).toHaveLength(1);
    expect(String(faults[0])).toContain("chat_append");
    expect(String(faults[0])).not.toContain(question); // it goes to the log
    await database.knex.raw("ALTER FUNCTION chat_append_gone RENAME TO chat_append");

    expect(await send(phone, tomas, question)).toMatchObject({ cursor: 1 });
  });
});

describe("many messages", () => {
  it("are delivered to every device in the order of its person's stream, while all send at once", async () => {
    const people = [maya, tomas, ingeborg];
    const devices = await Promise.all(people.flatMap((person) => [rig.device(person), rig.device(person)]));
    for (let n = 0; n < 600; n += 1) {
      const from = n % 6;
      const to = people[(Math.floor(from / 2) + 1 + (n % 2)) % 3] ?? raise();
      say(devices[from] ?? raise(), to, `Message ${n}`);
    }
    await vi.waitFor(() => expect(devices.map((each) => each.cursors.length)).toEqual([400, 400, 400, 400, 400, 400]), {
      timeout: 15_000,
    });

    // Acknowledgements too have their turn, so that the last cursor heard is always a place to resume from.
    for (const device of devices) expect(device.cursors).toEqual(Array.from({ length: 400 }, (_, n) => n + 1));
  }, 30_000);

  it("are handled in the order in which they were sent", async () => {
    const [phone, tablet] = [await rig.device(maya), await rig.device(tomas)];
    const texts = Array.from({ length: 500 }, (_, n) => `Message ${n}`);
    for (const text of texts) say(phone, tomas, text);

    await vi.waitFor(() => expect(tablet.heard("newMessage")).toHaveLength(500), { timeout: 15_000 });
    expect(tablet.heard("newMessage").map(({ message }) => message)).toEqual(texts);
    expect(phone.heard("messageAck").map(({ clientMessageId }) => clientMessageId)).toEqual(texts);
  }, 30_000);

  it("are stored even if the sender disconnects after the last one", async () => {
    const phone = await rig.device(maya);
    for (let n = 0; n < 50; n += 1) say(phone, tomas, `Message ${n}`);
    phone.close();

    await vi.waitFor(async () => expect(await database.knex("chat_message")).toHaveLength(50), { timeout: 10_000 });
  });

  it("are limited to 60 at once and 2 a second after, for all of a person's devices together", async () => {
    await rig.close();
    rig = await startChatRig(database, { drainTimeoutMs: 500 });
    const phones = [await rig.device(maya), await rig.device(maya)];
    const tablet = await rig.device(tomas);
    for (let n = 0; n < 80; n += 1) say(phones[n % 2] ?? raise(), tomas, `Message ${n}`);
    await Promise.all(phones.map((phone) => phone.settled()));

    const refused = phones.flatMap((phone) => phone.heard("messageError"));
    const stored = await database.knex("chat_message");
    expect(stored.length).toBeGreaterThanOrEqual(60);
    expect(stored.length).toBeLessThan(80);
    expect(refused).toHaveLength(80 - stored.length);
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(["rate_limited"]));

    say(tablet, maya, "I am another person");
    expect(await tablet.next("messageAck")).toBeDefined();
    await delay(600);
    expect(await send(phones[0] ?? raise(), tomas, "after a pause")).toBeDefined();
  });
});

describe("reading", () => {
  it("is delivered to the person's other devices only", async () => {
    const [tablet, phone, laptop] = [await rig.device(tomas), await rig.device(maya), await rig.device(maya)];
    const { id } = await send(tablet, maya, question);
    await Promise.all([phone.next("newMessage"), laptop.next("newMessage")]);
    phone.say("markRead", { userId: tomas.id, upTo: id + 1_000 });

    expect(await laptop.next("read")).toEqual({ userId: tomas.id, upTo: id });
    await Promise.all([phone.settled(), tablet.settled()]);
    expect([...phone.events, ...tablet.events]).not.toContain("read");
  });

  it("is stored: unread messages stay unread after a reload, read ones stay read", async () => {
    const tablet = await rig.device(tomas);
    const first = await send(tablet, maya, "One");
    await send(tablet, maya, "Two");
    const phone = await rig.device(maya);
    phone.say("markRead", { userId: tomas.id, upTo: first.id });
    await phone.settled();
    phone.cut();

    const unread = { userId: tomas.id, name: "Tomás Herrera", unread: 1 };
    expect(await listUnread({ chat: rig.store }, { userId: maya.id })).toEqual([unread]);
  });

  it("has no effect where there is nothing to read", async () => {
    const [phone, laptop] = [await rig.device(maya), await rig.device(maya)];
    for (const userId of [tomas.id, maya.id, 999_999]) phone.say("markRead", { userId, upTo: 5 });
    await phone.settled();
    await laptop.settled();

    expect([...phone.heard("error"), ...laptop.heard("error")]).toHaveLength(2); // from `settled` itself
    expect(laptop.events).not.toContain("read");
  });
});

function raise(): never {
  throw new Error("There is no person at this index");
}
