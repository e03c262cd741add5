import type { UserId } from "../account/mod.ts";
import type { ChatStore, UnreadConversation } from "./chat_store.ts";

/** Most conversations in the list. Beyond that nobody counts. */
export const UNREAD_CONVERSATIONS_MAX = 100;

/** The conversations in which something waits to be read, the one with the newest message first. */
export function listUnread(
  ports: { readonly chat: Pick<ChatStore, "listUnread"> },
  { userId }: { userId: UserId },
): Promise<UnreadConversation[]> {
  return ports.chat.listUnread(userId, { limit: UNREAD_CONVERSATIONS_MAX });
}
