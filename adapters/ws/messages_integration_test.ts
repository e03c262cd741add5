import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { listUnread } from "../../core/chat/mod.ts";
import { ingeborg, maya, tomas } from "../memory/people_and_recipes.ts";
import { databaseForFile } from "../postgres/testing/fresh_database.ts";
import { type ChatRig, startChatRig, tokenOf } from "./testing/chat_rig.ts";
import { say, send } from "./testing/test_device.ts";

const question = "Is there dill in it?";
const database = databaseForFile({ people: [maya, tomas, ingeborg], recipes: [] });
let rig: ChatRig;

beforeEach(async () => {
  await rig?.close();
  await database.knex.raw("TRUNCATE chat_message, chat_inbox, chat_conversation, message_request");
  await database.knex.raw("UPDATE person SET chat_cursor = 0");
  rig = await startChatRig(database, { messageRateLimit: "off", drainTimeoutMs: 500 });
});
afterAll(async () => {
  await rig.close();
});

describe("a message", () => {
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

  it("gets an error after an unexpected failure, and can be sent again", async () => {
    const phone = await rig.device(maya);
    await database.knex.raw("ALTER FUNCTION chat_send RENAME TO chat_send_gone");
    say(phone, tomas, question);
    expect(await phone.next("messageError")).toEqual({
      clientMessageId: question,
      code: "internal",
      message: "Cannot send the message just now: try again",
    });
    const faults = rig.faults.splice(0);
    expect(faults).toHaveLength(1);
    expect(String(faults[0])).toContain("chat_send");
    expect(String(faults[0])).not.toContain(question); // it goes to the log
    await database.knex.raw("ALTER FUNCTION chat_send_gone RENAME TO chat_send");

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

  // #limit-chat
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
    await vi.waitFor(
      async () => {
        const [phone = raise()] = phones;
        say(phone, tomas, "after a pause");
        await phone.settled();
        expect(phone.heard("messageAck").map(({ clientMessageId }) => clientMessageId)).toContain("after a pause");
      },
      { timeout: 10_000 },
    );
  });
});

describe("reading", () => {
  // #chat-unread-stored
  it("is stored: unread messages stay unread after a reload, read ones stay read", async () => {
    const tablet = await rig.device(tomas);
    const first = await send(tablet, maya, "One");
    await send(tablet, maya, "Two");
    const phone = await rig.device(maya);
    phone.say("markRead", { userId: tomas.id, upTo: first.id });
    await phone.settled();
    phone.cut();

    const unread = { userId: tomas.id, name: "Tomás Herrera", unread: 1, request: "open" };
    expect(await listUnread({ chat: rig.store }, { userId: maya.id })).toEqual([unread]);
  });
});

function raise(): never {
  throw new Error("There is no person at this index");
}

describe("after a break", () => {
  // #chat-resume
  it("missed messages of all conversations come in pages of 200", async () => {
    const [phone, tablet] = [await rig.device(maya), await rig.device(tomas)];
    for (let n = 1; n <= 225; n += 1) {
      say(phone, tomas, `Maya ${n}`);
      say(tablet, maya, `Tomás ${n}`);
    }
    await vi.waitFor(() => expect(tablet.cursors).toHaveLength(450), { timeout: 15_000 });
    await send(phone, ingeborg, "Are you in?");

    const back = await rig.stranger({ headers: { authorization: `Bearer ${tokenOf(maya)}` } });
    expect(await back.next("authenticated")).toEqual({ userId: maya.id, cursor: 451 });
    back.say("resume", { after: 0 });
    const first = await back.next("resumed");
    back.say("resume", { after: first.cursor });
    const second = await back.next("resumed");
    back.say("resume", { after: second.cursor });
    const third = await back.next("resumed");

    expect([first, second, third].map(({ messages, cursor, more }) => [messages.length, cursor, more])).toEqual([
      [200, 200, true],
      [200, 400, true],
      [51, 451, false],
    ]);
    const all = [first, second, third].flatMap(({ messages }) => messages);
    expect(all.map(({ cursor }) => cursor)).toEqual(Array.from({ length: 451 }, (_, n) => n + 1));
    expect(all.at(-1)).toMatchObject({ receiver_id: ingeborg.id, message: "Are you in?" });
  }, 30_000);

  it("pages of the longest messages are shorter, and complete", async () => {
    const phone = await rig.device(maya);
    for (let n = 0; n < 150; n += 1) say(phone, tomas, "語".repeat(1_999) + String.fromCodePoint(0x4e00 + n), `m-${n}`);
    await vi.waitFor(() => expect(phone.heard("messageAck")).toHaveLength(150), { timeout: 15_000 });

    const tablet = await rig.stranger({ headers: { authorization: `Bearer ${tokenOf(tomas)}` } });
    const messages = [];
    for (let after = 0, more = true; more; ) {
      tablet.say("resume", { after });
      const page = await tablet.next("resumed");
      expect(JSON.stringify(page).length).toBeLessThan(600 * 1024);
      messages.push(...page.messages);
      ({ cursor: after, more } = page);
    }
    expect(messages.map(({ cursor }) => cursor)).toEqual(Array.from({ length: 150 }, (_, n) => n + 1));
  }, 30_000);

  it("no new message is delivered before the device had time to resume", async () => {
    const tablet = await rig.device(tomas);
    await send(tablet, maya, "first");
    const back = await rig.stranger({ headers: { authorization: `Bearer ${tokenOf(maya)}` } });
    await back.next("authenticated");
    await send(tablet, maya, "second");
    back.say("resume", { after: 0 });

    const { messages, more } = await back.next("resumed");
    expect([messages.map(({ message }) => message), more]).toEqual([["first", "second"], false]);
    await send(tablet, maya, "third");
    expect((await back.next("newMessage")).message).toBe("third");
    expect(back.heard("newMessage")).toHaveLength(1);
  });

  it("a device that does not resume gets new messages after the timeout", async () => {
    const back = await rig.stranger({ headers: { authorization: `Bearer ${tokenOf(maya)}` } });
    await back.next("authenticated");
    await send(await rig.device(tomas), maya, question);

    expect((await back.next("newMessage")).message).toBe(question);
  });

  it("so does one that stops between two pages", async () => {
    const tablet = await rig.device(tomas);
    for (let n = 0; n < 250; n += 1) say(tablet, maya, `Message ${n}`);
    await vi.waitFor(() => expect(tablet.heard("messageAck")).toHaveLength(250), { timeout: 15_000 });
    const back = await rig.device(maya);
    back.say("resume", { after: 0 });
    expect(await back.next("resumed")).toMatchObject({ more: true });
    await send(tablet, maya, "something new");

    expect((await back.next("newMessage")).message).toBe("something new");
  }, 30_000);

  it("a device ahead of the server gets the server's cursor", async () => {
    await send(await rig.device(tomas), maya, question);
    const back = await rig.device(maya);
    back.say("resume", { after: 500 });

    expect(await back.next("resumed")).toEqual({ messages: [], cursor: 1, more: false });
  });
});
