import { beforeEach, describe, expect, it } from "vitest";
import { MemoryChatStore } from "../../adapters/memory/chat_store.ts";
import { FixedClock } from "../../adapters/memory/fixed_clock.ts";
import { InProcessChatBus } from "../../adapters/memory/in_process_chat_bus.ts";
import { ingeborg, maya, tomas } from "../../adapters/memory/people_and_recipes.ts";
import { MemoryPersonStore } from "../../adapters/memory/person_store.ts";
import type { UserId } from "../account/mod.ts";
import { calendarDate } from "../shared/mod.ts";
import type { ChatEvent } from "./chat_bus.ts";
import { listMessages } from "./list_messages.ts";
import { listUnread } from "./list_unread.ts";
import { markRead } from "./mark_read.ts";
import type { ChatMessage } from "./message.ts";
import { resume } from "./resume.ts";
import { sendMessage } from "./send_message.ts";

const nobody = 999_999 as UserId;
let ports: { chat: MemoryChatStore; bus: InProcessChatBus };
let told: ChatEvent[];

beforeEach(() => {
  const clock = new FixedClock(calendarDate("2026-11-19"));
  ports = {
    chat: new MemoryChatStore(new MemoryPersonStore(clock, [maya, tomas, ingeborg]), clock),
    bus: new InProcessChatBus(),
  };
  told = [];
  ports.bus.subscribe({ onEvent: (event) => told.push(event), onGap() {} });
});

function send(from = maya, to: { id: UserId } = tomas, text = "Is there dill in it?", clientMessageId = text) {
  return sendMessage(ports, { senderId: from.id, receiverId: to.id, text, clientMessageId });
}

async function sendMany(count: number): Promise<ChatMessage[]> {
  const messages = [];
  for (let n = 1; n <= count; n += 1) messages.push(await send(tomas, maya, `Message ${n}`));
  return messages;
}

describe("sendMessage", () => {
  it("stores what was written, trimmed, and tells it by numbers alone", async () => {
    const message = await send(maya, tomas, "  Is there dill in it?  ");

    expect(message).toMatchObject({ text: "Is there dill in it?", senderName: "Maya Lindqvist" });
    expect(told).toEqual([
      {
        kind: "message",
        id: message.id,
        senderId: maya.id,
        senderCursor: 1,
        receiverId: tomas.id,
        receiverCursor: 1,
      },
    ]);
  });

  it("gives a repetition the first message, and tells it again to its own receiver", async () => {
    const first = await send(maya, tomas, "Dill?", "m-1");
    const again = await send(maya, ingeborg, "Parsley?", "m-1");

    expect(again).toEqual(first);
    expect(told).toEqual([told[0], told[0]]);
    expect(await listMessages(ports, { userId: maya.id, with: ingeborg.id })).toEqual([]);
  });

  it.each([
    ["message_empty", () => send(maya, tomas, "   ")],
    ["message_too_long", () => send(maya, tomas, "a".repeat(2_001))],
    ["receiver_self", () => send(maya, maya)],
    ["receiver_unknown", () => send(maya, { id: nobody })],
  ])("refuses with %s, and stores and tells nothing", async (code, attempt) => {
    await expect(attempt()).rejects.toMatchObject({ code });

    expect(await resume(ports, { userId: maya.id, after: 0 })).toEqual({ messages: [], cursor: 0, more: false });
    expect(told).toEqual([]);
  });
});

describe("listMessages", () => {
  it("shows the newest 200, and the ones before them", async () => {
    const messages = await sendMany(201);
    const newest = await listMessages(ports, { userId: maya.id, with: tomas.id });
    const older = await listMessages(ports, { userId: maya.id, with: tomas.id, before: newest[0]?.id });

    expect(newest).toEqual(messages.slice(1));
    expect(older).toEqual(messages.slice(0, 1));
  });

  it("refuses somebody who does not exist", async () => {
    await expect(listMessages(ports, { userId: maya.id, with: nobody })).rejects.toMatchObject({
      code: "receiver_unknown",
      field: "receiverId",
    });
  });
});

describe("resume", () => {
  it("goes through everything in pages of 200", async () => {
    const messages = await sendMany(401);
    const first = await resume(ports, { userId: maya.id, after: 0 });
    const second = await resume(ports, { userId: maya.id, after: first.cursor });
    const third = await resume(ports, { userId: maya.id, after: second.cursor });

    expect([first, second, third].map(({ cursor, more }) => [cursor, more])).toEqual([
      [200, true],
      [400, true],
      [401, false],
    ]);
    expect([first, second, third].flatMap((page) => page.messages)).toEqual(messages);
  });

  it("has no more after a page that is just full", async () => {
    await sendMany(200);

    expect(await resume(ports, { userId: maya.id, after: 0 })).toMatchObject({ cursor: 200, more: false });
  });

  it("brings a client back that is ahead of everything", async () => {
    await sendMany(3);

    expect(await resume(ports, { userId: maya.id, after: 90 })).toEqual({ messages: [], cursor: 3, more: false });
  });
});

describe("unread", () => {
  it("counts by sender until marked, and tells the mark with the device it came from", async () => {
    const messages = await sendMany(3);
    const fromTomas = { userId: tomas.id, name: "Tomás Herrera" };
    expect(await listUnread(ports, maya.id)).toEqual([{ ...fromTomas, unread: 3 }]);

    const upTo = messages[1]?.id ?? 0;
    expect(await markRead(ports, { userId: maya.id, from: tomas.id, upTo, origin: "phone" })).toBe(upTo);

    expect(await listUnread(ports, maya.id)).toEqual([{ ...fromTomas, unread: 1 }]);
    expect(told.at(-1)).toEqual({ kind: "read", userId: maya.id, from: tomas.id, upTo, origin: "phone" });
  });

  it("tells nobody of a mark that did not move", async () => {
    const [first, second] = await sendMany(2);
    await markRead(ports, { userId: maya.id, from: tomas.id, upTo: second?.id ?? 0 });
    const before = told.length;

    expect(await markRead(ports, { userId: maya.id, from: tomas.id, upTo: first?.id ?? 0 })).toBe(second?.id);
    expect(told).toHaveLength(before);
  });
});
