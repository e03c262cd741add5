import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { ingeborg, maya, tomas } from "../memory/people_and_recipes.ts";
import type { FreshDatabase } from "../postgres/testing/fresh_database.ts";
import { type ChatRig, chatDatabase, startChatRig, tokenOf } from "./testing/chat_rig.ts";
import { say, send } from "./testing/test_device.ts";

const question = "Is there dill in it?";
let database: FreshDatabase;
let rig: ChatRig;

beforeAll(async () => {
  database = await chatDatabase();
});
beforeEach(async () => {
  await rig?.close();
  await database.knex.raw("TRUNCATE chat_message, chat_inbox, chat_conversation, message_request");
  await database.knex.raw("UPDATE person SET chat_cursor = 0");
  rig = await startChatRig(database, { messageRateLimit: "off", drainTimeoutMs: 500 });
});
afterAll(async () => {
  await rig.close();
  await database.drop();
});

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
