import { maya } from "../../../adapters/memory/people_and_recipes.ts";
import { messageView, requestView } from "../../../adapters/shared/message_view.ts";
import type { Person, UserId } from "../../../core/account/mod.ts";
import {
  decideRequest,
  listMessages,
  listRecentConversations,
  listRequests,
  listUnread,
  markRead,
} from "../../../core/chat/mod.ts";
import type { ChatApi } from "../../platform/api/mod.ts";
import type { MemoryServer, MemoryStores } from "./memory_stores.ts";

/** A message that was sent before a story begins. */
export interface SentBefore {
  readonly from: Person;
  readonly to: Person;
  readonly text: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
}

/** Initial state of Maya's chat. */
export interface MemoryMessages {
  /** Oldest first. */
  readonly messages?: readonly SentBefore[];
  /** Whether Maya has not read them. */
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

/** {@linkcode ChatApi} in memory. */
export function memoryChatApi({
  stores,
  caller,
}: Pick<MemoryServer<Pick<MemoryStores, "chat" | "bus">>, "stores" | "caller">): ChatApi {
  return {
    async currentUser() {
      const { id, fullName } = await caller();
      return { userId: id, fullName };
    },
    async listMessages(partnerId, { before }) {
      const { id: userId } = await caller();
      const messages = await listMessages(stores, { userId, with: partnerId as UserId, before });
      return messages.map((message) => messageView(message, userId));
    },
    listUnread: async () => listUnread(stores, { userId: (await caller()).id, withRequests: false }),
    async listRecentConversations() {
      const conversations = await listRecentConversations(stores, { userId: (await caller()).id, withRequests: false });
      return conversations.map((each) => ({ ...each, lastMessageAt: each.lastMessageAt.toISOString() }));
    },
    listRequests: async () => (await listRequests(stores, { userId: (await caller()).id })).map(requestView),
    async decideRequest(from, state) {
      await decideRequest(stores, { userId: (await caller()).id, from: from as UserId, state });
    },
  };
}
