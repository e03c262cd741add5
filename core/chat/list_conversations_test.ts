import { expect, it } from "vitest";
import { MemoryPersonStore } from "../../adapters/memory/account/person_store.ts";
import { memoryChatPorts } from "../../adapters/memory/chat/chat_ports.ts";
import { MemoryChatStore } from "../../adapters/memory/chat/chat_store.ts";
import { FixedClock } from "../../adapters/memory/fixed_clock.ts";
import { maya, tomas } from "../../adapters/memory/people_and_recipes.ts";
import type { IdentityId, UserId } from "../account/mod.ts";
import { calendarDate } from "../shared/mod.ts";
import { listRecentConversations, listUnread } from "./list_conversations.ts";
import { sendMessage } from "./send_message.ts";

it.each([
  ["recent", listRecentConversations, 50],
  ["unread", listUnread, 100],
] as const)("lists the newest %s conversations, up to a limit", async (_kind, list, limit) => {
  const clock = new FixedClock(calendarDate("2026-11-19"));
  const senders = Array.from({ length: limit + 1 }, (_, index) => ({
    ...tomas,
    id: (index + 101) as UserId,
    identityId: `identity-${index}` as IdentityId,
  }));
  const chat = new MemoryChatStore(new MemoryPersonStore(clock, [maya, ...senders]), clock);
  const { bus } = memoryChatPorts();
  for (const { id } of senders) {
    await sendMessage({ chat, bus }, { senderId: id, receiverId: maya.id, text: "Hello", clientMessageId: "hello" });
  }

  const newestFirst = senders.map(({ id }) => id).toReversed();
  expect((await list({ chat }, { userId: maya.id })).map(({ userId }) => userId)).toEqual(newestFirst.slice(0, limit));
});
