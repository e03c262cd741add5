import type { UserId } from "../account/mod.ts";
import type { ChatStore, RecentConversation } from "./chat_store.ts";

/** Maximum number of conversations in the list. */
export const RECENT_CONVERSATIONS_MAX = 50;

/** A person's conversations, the one with the newest message first. */
export function listRecentConversations(
  ports: { readonly chat: Pick<ChatStore, "listRecentConversations"> },
  { userId }: { userId: UserId },
): Promise<RecentConversation[]> {
  return ports.chat.listRecentConversations(userId, { limit: RECENT_CONVERSATIONS_MAX });
}
