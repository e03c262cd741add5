import type { UserId } from "../account/mod.ts";
import type { ChatStore, UnreadConversation } from "./chat_store.ts";

/** Most conversations in the list. */
export const UNREAD_CONVERSATIONS_MAX = 100;

/** A person's conversations with unread messages, the one with the newest message first. */
export function listUnread(
  ports: { readonly chat: Pick<ChatStore, "listUnread"> },
  { userId }: { userId: UserId },
): Promise<UnreadConversation[]> {
  return ports.chat.listUnread(userId, { limit: UNREAD_CONVERSATIONS_MAX });
}
