import type { Person, PersonStore, SuspensionStore } from "../../../core/account/mod.ts";
import { type ChatEvent, type ChatMessage, sendMessage } from "../../../core/chat/mod.ts";
import { type Clock, calendarDate } from "../../../core/shared/mod.ts";
import { InProcessChatBus } from "../../in_process/chat_bus.ts";
import { MemoryPersonStore } from "../account/person_store.ts";
import { FixedClock } from "../fixed_clock.ts";
import type { MemoryHouseholdStore } from "../household/household_store.ts";
import { ingeborg, maya, tomas } from "../people_and_recipes.ts";
import { MemoryBlockStore } from "../safety/block_store.ts";
import { MemoryChatStore } from "./chat_store.ts";

/** Chat's ports in memory, by default with Maya, Tomás and Ingeborg. */
export interface MemoryChatPorts {
  readonly chat: MemoryChatStore;
  readonly blocks: MemoryBlockStore;
  readonly bus: InProcessChatBus;
  /** Every event that was published on the bus. */
  readonly publishedEvents: ChatEvent[];
  /** Sends a message, with its text as the client id. */
  send(from: Person, to: Pick<Person, "id">, text: string): Promise<ChatMessage>;
  /** Sends `Message 1`, `Message 2`, … one after the other. */
  sendMany(from: Person, to: Pick<Person, "id">, count: number): Promise<ChatMessage[]>;
}

export function memoryChatPorts(
  clock: Pick<Clock, "now"> = new FixedClock(calendarDate("2026-11-19")),
  {
    people = new MemoryPersonStore(clock, [maya, tomas, ingeborg]),
    suspensions,
    households,
  }: {
    people?: Pick<PersonStore, "find">;
    suspensions?: SuspensionStore;
    households?: Pick<MemoryHouseholdStore, "of">;
  } = {},
): MemoryChatPorts {
  const blocks = new MemoryBlockStore(people, clock);
  const chat = new MemoryChatStore(people, clock, {
    blocks,
    ...(suspensions && { suspensions }),
    ...(households && { households }),
  });
  const bus = new InProcessChatBus();
  const publishedEvents: ChatEvent[] = [];
  bus.subscribe({ onEvent: (event) => publishedEvents.push(event), onGap() {} });

  function send(from: Person, to: Pick<Person, "id">, text: string): Promise<ChatMessage> {
    return sendMessage({ chat, bus }, { senderId: from.id, receiverId: to.id, text, clientMessageId: text });
  }

  async function sendMany(from: Person, to: Pick<Person, "id">, count: number): Promise<ChatMessage[]> {
    const messages = [];
    for (let n = 1; n <= count; n += 1) messages.push(await send(from, to, `Message ${n}`));
    return messages;
  }

  return { chat, blocks, bus, publishedEvents, send, sendMany };
}
