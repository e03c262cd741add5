import type { ChatMessageWire } from "../../wire/chat_message.ts";

/** A conversation with unread messages. */
export interface UnreadConversation {
  /** The other person's number. */
  readonly userId: number;
  readonly name: string;
  /** How many of their messages are unread. */
  readonly unread: number;
}

/** A conversation with at least one message. */
export interface RecentConversation extends UnreadConversation {
  /** ISO 8601 in UTC. */
  readonly lastMessageAt: string;
}

/** What the screens need of the chat apart from its live connection: earlier messages and their senders. */
export interface ChatApi {
  /** The signed-in person's own number, by which others know them. */
  currentUser(options: { signal: AbortSignal }): Promise<{ userId: number; fullName: string }>;

  /** The last 200 messages with this person, oldest first; with `before` those before that message's id. */
  listMessages(
    partnerId: number,
    options: { before?: number | undefined; signal: AbortSignal },
  ): Promise<readonly ChatMessageWire[]>;

  /** Conversations with something unread, the one with the newest message first. */
  listUnread(options: { signal: AbortSignal }): Promise<readonly UnreadConversation[]>;

  /** The newest conversations, at most 50, the one with the newest message first. */
  listRecentConversations(options: { signal: AbortSignal }): Promise<readonly RecentConversation[]>;
}
