import type { UserId } from "../account/mod.ts";
import type { ChatMessage, Cursor, MessageId, MessageText } from "./message.ts";

/** A message that is about to be stored. */
export interface NewMessage {
  readonly senderId: UserId;
  /** Somebody else than the sender. */
  readonly receiverId: UserId;
  readonly text: MessageText;
  readonly clientMessageId: string;
}

/** Part of a person's stream, in the order of cursors. */
export interface StreamPage {
  readonly messages: ChatMessage[];
  /** The place of the newest message in the whole stream, whether or not it is on the page. */
  readonly latest: Cursor;
}

/** A conversation in which something waits to be read. */
export interface UnreadConversation {
  /** The other person. */
  readonly userId: UserId;
  readonly name: string;
  readonly unread: number;
}

/** A conversation with at least one message, sent or received. */
export interface RecentConversation {
  /** The other person. */
  readonly userId: UserId;
  readonly name: string;
  /** When the newest message was stored, sent or received. */
  readonly lastMessageAt: Date;
  /** Unread messages from the other person; 0 when there are none. */
  readonly unread: number;
}

/** How far a person has read what another one wrote. */
export interface ReadMark {
  /** The newest message from the other person that counts as read; 0 where none does. */
  readonly upTo: MessageId;
  /** Whether this call moved it. */
  readonly moved: boolean;
}

/** All messages and what was read of them. Every implementation passes `adapters/contracts/chat_store_contract.ts`. */
export interface ChatStore {
  /**
   * Stores a message once. Both people's streams grow by it in the same instant, without a gap; within a conversation
   * ids, both people's cursors and the order of storing agree.
   *
   * A message that the sender already sent under the same `clientMessageId` is not stored again: the first one comes
   * back as it is, whatever text and receiver came with the repetition. Of several at once exactly one is stored.
   *
   * @returns the stored message; `undefined` where there is no such receiver.
   */
  append(message: NewMessage): Promise<ChatMessage | undefined>;

  /**
   * The newest `limit` messages between two people, oldest first; only those with an id below `before`, where given.
   *
   * @returns `undefined` where there is no such other person.
   */
  listConversation(
    userId: UserId,
    options: { with: UserId; before: MessageId | undefined; limit: number },
  ): Promise<ChatMessage[] | undefined>;

  /** At most `limit` messages of a person's stream, from the one after `after` on. */
  listStream(userId: UserId, options: { after: Cursor; limit: number }): Promise<StreamPage>;

  /** At most `limit` conversations with something unread, the one with the newest received message first. */
  listUnread(userId: UserId, options: { limit: number }): Promise<UnreadConversation[]>;

  /** At most `limit` conversations, the one with the newest message first, whether it was sent or received. */
  listRecentConversations(userId: UserId, options: { limit: number }): Promise<RecentConversation[]>;

  /**
   * Marks what `from` wrote to the person as read, up to a message id. The mark only grows and never lies beyond what
   * was received, so that a later message is unread whatever was said before. Unread counts agree with it at all times.
   */
  markRead(userId: UserId, options: { from: UserId; upTo: MessageId }): Promise<ReadMark>;
}
