import type { RequestState } from "../../../core/chat/mod.ts";
import type { ChatMessageWire } from "../../../wire/chat/chat_message.ts";

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

/** A first message from a person to whom the signed-in person has never written. */
export interface MessageRequest {
  /** The sender's number. */
  readonly userId: number;
  readonly name: string;
  /** Their first message; `sentAt` in ISO 8601 in UTC. */
  readonly message: { readonly id: number; readonly text: string; readonly sentAt: string };
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

  /** Conversations with something unread, without message requests; the one with the newest message first. */
  listUnread(options: { signal: AbortSignal }): Promise<readonly UnreadConversation[]>;

  /** The newest conversations without message requests, at most 50, the one with the newest message first. */
  listRecentConversations(options: { signal: AbortSignal }): Promise<readonly RecentConversation[]>;

  /** The open message requests, at most 50, the newest first. */
  listRequests(options: { signal: AbortSignal }): Promise<readonly MessageRequest[]>;

  /** Accepts or ignores a person's request, or takes that back. They are not told. Safe to repeat. */
  decideRequest(userId: number, state: RequestState): Promise<void>;
}
