import type { UserId } from "../account/mod.ts";
import type { PostId } from "../community/mod.ts";
import type { ChatMessage, Cursor, MessageId, MessageText, PendingState } from "./message.ts";
import type { MessageRequest, RequestLimit, RequestState } from "./message_request.ts";

/** A message that is about to be stored. */
export interface NewMessage {
  readonly senderId: UserId;
  /** Not the sender. */
  readonly receiverId: UserId;
  readonly text: MessageText;
  readonly clientMessageId: string;
  /** The community post that it is about, which need not exist. */
  readonly postId?: PostId | undefined;
}

/** The result of storing a message. If no field is set, the receiver does not exist. */
export interface AppendOutcome {
  /** Undefined if it was not stored. */
  readonly message: ChatMessage | undefined;
  /** Set if the sender is suspended: when the suspension ends. */
  readonly suspendedUntil?: Date | undefined;
  /** Set if it would be one request too many: when the next one is possible. */
  readonly refusedUntil: Date | undefined;
}

/** Part of a person's message stream, in the order of cursors. */
export interface StreamPage {
  readonly messages: ChatMessage[];
  /** Cursor of the newest message in the whole stream, even if it is not on this page. */
  readonly latest: Cursor;
}

/** A conversation with unread messages. */
export interface UnreadConversation {
  /** The other person. */
  readonly userId: UserId;
  readonly name: string;
  readonly unread: number;
  /** Set if the person has not accepted the other one. */
  readonly request: PendingState | undefined;
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
  /** Set if the person has not accepted the other one. */
  readonly request: PendingState | undefined;
}

/** Which conversations a list has. */
export interface ConversationChoice {
  readonly limit: number;
  /** Whether it includes conversations with people whom the reader has not accepted. */
  readonly withRequests: boolean;
}

/** How far a person has read the messages of another. */
export interface ReadMark {
  /** The newest read message of the other person; 0 if none is read. */
  readonly upTo: MessageId;
  /** Whether this call changed it. */
  readonly moved: boolean;
}

/**
 * All messages, read marks and message requests.
 *
 * The first message between two people is a request: it has to be accepted by its receiver, or ignored. Writing to the
 * sender accepts it too. Until then it is delivered and listed like any other message, and marked. Between members of one
 * household there are no requests: those from before are not listed, and their messages do not count as requests.
 *
 * While one of two people blocks the other, every list leaves out what one received from
 * the other, and their conversation. Every implementation passes
 * `adapters/contracts/chat/chat_store_contract.ts`.
 */
export interface ChatStore {
  /**
   * Stores a message once. It is appended to both people's streams atomically and without a gap. Within a conversation, ids
   * and both cursors increase in the order of storing.
   *
   * If one of the two people has blocked the other, the message is stored for the sender only, and stays undelivered after
   * the block.
   *
   * `clientMessageId` is an idempotency key. A message with a key that the sender has used before is not stored again. The
   * first message is returned, even if text, receiver or post differ. Of several concurrent calls exactly one stores.
   *
   * A suspended person's message is refused here, so that a message costs one call of the store.
   *
   * A message to a person who does not exist counts as a request too, so that ids can't be tried without limit.
   *
   * @param requests most requests of one sender, also of simultaneous ones. A message beyond it is not stored.
   */
  append(message: NewMessage, requests: RequestLimit): Promise<AppendOutcome>;

  /**
   * The newest `limit` messages between two people, oldest first; only those with an id below `before`, if given.
   *
   * @returns `undefined` if the other person does not exist.
   */
  listConversation(
    userId: UserId,
    options: { with: UserId; before: MessageId | undefined; limit: number },
  ): Promise<ChatMessage[] | undefined>;

  /** A message that was delivered to this person; undefined if there is none. */
  findReceived(userId: UserId, id: MessageId): Promise<ChatMessage | undefined>;

  /** At most `limit` messages of a person's stream after the cursor `after`. */
  listStream(userId: UserId, options: { after: Cursor; limit: number }): Promise<StreamPage>;

  /** At most `limit` conversations with unread messages, the one with the newest received message first. */
  listUnread(userId: UserId, choice: ConversationChoice): Promise<UnreadConversation[]>;

  /** At most `limit` conversations, the one with the newest message first, whether it was sent or received. */
  listRecentConversations(userId: UserId, choice: ConversationChoice): Promise<RecentConversation[]>;

  /** At most `limit` open requests to this person, the newest first. Those of deleted accounts are left out. */
  listRequests(userId: UserId, options: { limit: number }): Promise<MessageRequest[]>;

  /**
   * Decides about another person's request. It stays accepted once it is.
   *
   * @returns whether there is such a request.
   */
  decideRequest(userId: UserId, decision: { from: UserId; state: RequestState }): Promise<boolean>;

  /**
   * Marks the messages of `from` as read, up to a message id. The mark only increases and never exceeds the newest
   * received message, so that a later message is always unread. Unread counts agree with it at all times.
   */
  markRead(userId: UserId, options: { from: UserId; upTo: MessageId }): Promise<ReadMark>;
}
