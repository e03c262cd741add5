import type { UserId } from "../account/mod.ts";
import type { ChatStore, RecentConversation } from "./chat_store.ts";

export interface ListConversationsInput {
  readonly userId: UserId;
  /** Whether the list includes conversations with people whom the person has not accepted; true by default. */
  readonly withRequests?: boolean | undefined;
}

/** Maximum number of conversations in the list. */
export const RECENT_CONVERSATIONS_MAX = 50;

/** A person's conversations, the one with the newest message first. */
export function listRecentConversations(
  ports: { readonly chat: Pick<ChatStore, "listRecentConversations"> },
  { userId, withRequests = true }: ListConversationsInput,
): Promise<RecentConversation[]> {
  return ports.chat.listRecentConversations(userId, { limit: RECENT_CONVERSATIONS_MAX, withRequests });
}
