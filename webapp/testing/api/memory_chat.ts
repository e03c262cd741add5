import { maya } from "../../../adapters/memory/people_and_recipes.ts";
import type { Person } from "../../../core/account/mod.ts";
import { markRead } from "../../../core/chat/mod.ts";
import type { MemoryStores } from "./memory_stores.ts";

/** A message that was sent before a story begins. */
export interface SentBefore {
  readonly from: Person;
  readonly to: Person;
  readonly text: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
}

export interface MemoryMessages {
  /** Oldest first. */
  readonly messages?: readonly SentBefore[];
  readonly areUnread?: boolean;
}

/** Sends the messages; the clock then shows the time of the last one. */
export async function seedMessages(
  stores: MemoryStores,
  { messages = [], areUnread = false }: MemoryMessages,
): Promise<void> {
  for (const { from, to, text, at } of messages) {
    stores.clock.advance(Date.parse(at) - stores.clock.now().getTime());
    const { id } = await stores.send(from, to, text);
    if (to === maya && !areUnread) await markRead(stores, { userId: maya.id, from: from.id, upTo: id });
  }
}
