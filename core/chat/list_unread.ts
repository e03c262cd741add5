import type { ChatStore, UnreadConversation } from "./chat_store.ts";
import type { ListConversationsInput } from "./list_recent_conversations.ts";

/** Most conversations in the list. */
export const UNREAD_CONVERSATIONS_MAX = 100;

/** A person's conversations with unread messages, the one with the newest message first. */
export function listUnread(
  ports: { readonly chat: Pick<ChatStore, "listUnread"> },
  { userId, withRequests = true }: ListConversationsInput,
): Promise<UnreadConversation[]> {
  return ports.chat.listUnread(userId, { limit: UNREAD_CONVERSATIONS_MAX, withRequests });
}
