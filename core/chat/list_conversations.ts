import type { UserId } from "../account/mod.ts";
import type { ChatStore, RecentConversation, UnreadConversation } from "./chat_store.ts";
import type { MessageRequest } from "./message_request.ts";

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

/** Most conversations in the list. */
export const UNREAD_CONVERSATIONS_MAX = 100;

/** A person's conversations with unread messages, the one with the newest message first. */
export function listUnread(
  ports: { readonly chat: Pick<ChatStore, "listUnread"> },
  { userId, withRequests = true }: ListConversationsInput,
): Promise<UnreadConversation[]> {
  return ports.chat.listUnread(userId, { limit: UNREAD_CONVERSATIONS_MAX, withRequests });
}

/** Most requests in the list. */
export const REQUESTS_MAX = 50;

/** The open requests to a person, the newest first. */
export function listRequests(
  ports: { readonly chat: Pick<ChatStore, "listRequests"> },
  { userId }: { userId: UserId },
): Promise<MessageRequest[]> {
  return ports.chat.listRequests(userId, { limit: REQUESTS_MAX });
}
