import { beforeEach, expect, it } from "vitest";
import { MemoryPersonStore } from "../../adapters/memory/account/person_store.ts";
import { type MemoryChatPorts, memoryChatPorts } from "../../adapters/memory/chat/chat_ports.ts";
import { FixedClock } from "../../adapters/memory/fixed_clock.ts";
import { ingeborg, maya, tomas } from "../../adapters/memory/people_and_recipes.ts";
import type { IdentityId, UserId } from "../account/mod.ts";
import { calendarDate, DAY_MS } from "../shared/mod.ts";
import { listMessages } from "./list_messages.ts";
import { resume } from "./resume.ts";
import { sendMessage } from "./send_message.ts";

const question = "Is there dill in it?";
const unknown = 999_999 as UserId;
let ports: MemoryChatPorts;

beforeEach(() => {
  ports = memoryChatPorts();
});

it("stores the trimmed text, and publishes an event with ids only", async () => {
  const message = await ports.send(maya, tomas, `  ${question}  `);

  expect(message).toMatchObject({ text: question, senderName: "Maya Lindqvist" });
  expect(ports.publishedEvents).toEqual([
    { kind: "message", id: message.id, senderId: maya.id, senderCursor: 1, receiverId: tomas.id, receiverCursor: 1 },
  ]);
});

it("returns the first message for a repeated id, and publishes its event again", async () => {
  const input = { senderId: maya.id, receiverId: tomas.id, text: question, clientMessageId: "m-1" };
  const first = await sendMessage(ports, input);
  const again = await sendMessage(ports, { ...input, receiverId: ingeborg.id, text: "Another text" });

  expect(again).toEqual(first);
  expect(ports.publishedEvents).toEqual([ports.publishedEvents[0], ports.publishedEvents[0]]);
  expect(await listMessages(ports, { userId: maya.id, with: ingeborg.id })).toEqual([]);
});

// #chat-length
it.each([
  ["message_empty", "message", "Cannot send an empty message", tomas, "   "],
  ["receiver_self", "receiverId", "Cannot send a message to oneself", maya, question],
  ["receiver_unknown", "receiverId", "Cannot send a message: there is no person 999999", { id: unknown }, question],
])("refuses with %s, and stores and publishes nothing", async (code, field, message, to, text) => {
  await expect(ports.send(maya, to, text)).rejects.toMatchObject({ code, field, message });

  expect(await resume(ports, { userId: maya.id, after: 0 })).toEqual({ messages: [], cursor: 0, more: false });
  expect(ports.publishedEvents).toEqual([]);
});

it("refuses a person without a verified e-mail address where one is required", async () => {
  const input = { senderId: maya.id, receiverId: tomas.id, text: question, clientMessageId: "m-1" };
  const requiring = (email: string | undefined) => ({ ...ports, verifiedEmails: { verifiedEmail: async () => email } });

  await expect(sendMessage(requiring(undefined), input)).rejects.toMatchObject({ code: "email_not_verified" });
  expect(ports.publishedEvents).toEqual([]);
  expect(await sendMessage(requiring("maya@example.com"), input)).toMatchObject({ text: question });
});

it("refuses the eleventh new person of a day with when to try again, and publishes nothing", async () => {
  const clock = new FixedClock(calendarDate("2026-11-19"));
  const crowd = Array.from({ length: 11 }, (_each, n) => ({
    ...tomas,
    id: (101 + n) as UserId,
    identityId: `crowd-${n}` as IdentityId,
  }));
  const crowded = memoryChatPorts(clock, { people: new MemoryPersonStore(clock, [maya, ...crowd]) });
  const [last, ...firstTen] = crowd.toReversed();
  for (const person of firstTen) await crowded.send(maya, person, `Hello ${person.id}`);

  const eleventh = () => crowded.send(maya, last ?? tomas, question);
  const until = new Date(clock.now().getTime() + DAY_MS);
  await expect(eleventh()).rejects.toMatchObject({ code: "too_many_message_requests", until });
  expect(crowded.publishedEvents).toHaveLength(10);
  clock.advance(DAY_MS);
  await expect(eleventh()).resolves.toMatchObject({ request: "open" });
});

it("refuses a suspended person with the end of the suspension", async () => {
  const until = new Date("2026-11-26T00:00:00Z");
  const suspended = memoryChatPorts(undefined, { suspensions: { suspendedUntil: async () => until } });
  const input = { senderId: maya.id, receiverId: tomas.id, text: question, clientMessageId: "m-1" };

  await expect(sendMessage(suspended, input)).rejects.toMatchObject({ code: "suspended", until });
  expect(suspended.publishedEvents).toEqual([]);
});
