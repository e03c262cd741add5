import type { UserId } from "../account/mod.ts";
import type { PostId } from "../community/mod.ts";
import { DomainError } from "../shared/mod.ts";

declare const textBrand: unique symbol;

/** A message's id. Within a conversation it increases in the order of storing. */
export type MessageId = number;

/**
 * A cursor: a position in one person's message stream, which has all messages that the person sent or received, in all
 * conversations. Positions count from 1 without gaps; 0 is before the first message. So a client can ask for everything
 * after a cursor, and can detect that a message is missing.
 */
export type Cursor = number;

/** Text of a message: trimmed, not empty, not too long. Only {@linkcode messageText} creates it. */
export type MessageText = string & { readonly [textBrand]: "MessageText" };

/** Longest text of a message after trimming, in UTF-16 code units. */
export const MESSAGE_MAX_LENGTH = 2_000;

/** Most messages in one reply. */
export const MESSAGES_PAGE_SIZE = 200;

/**
 * The state of a message to a person who has not accepted its sender yet. `ignored`: the receiver does not want to see
 * the sender's messages.
 */
export const PENDING_STATES = ["open", "ignored"] as const;

export type PendingState = (typeof PENDING_STATES)[number];

/** A stored message. It is never changed. */
export interface ChatMessage {
  readonly id: MessageId;
  readonly senderId: UserId;
  readonly receiverId: UserId;
  readonly text: MessageText;
  readonly sentAt: Date;
  readonly senderName: string;
  /** Id that the sender's client chose; unique among the sender's messages. Only the sender sees it. */
  readonly clientMessageId: string;
  /** Its position in the sender's stream. */
  readonly senderCursor: Cursor;
  /** Its position in the receiver's stream; 0 if it is not delivered, because one of the two has blocked the other. */
  readonly receiverCursor: Cursor;
  /** Set if the receiver had not accepted the sender when it was sent. Only the receiver sees it. */
  readonly request: PendingState | undefined;
  /** The community post that it is about. It may be deleted, or hidden from one of the two people. */
  readonly postId?: PostId | undefined;
}

/** A message's position in the stream of its sender or receiver. */
export function cursorFor(
  reader: UserId,
  message: Pick<ChatMessage, "senderId" | "senderCursor" | "receiverCursor">,
): Cursor {
  return message.senderId === reader ? message.senderCursor : message.receiverCursor;
}

/**
 * Reads typed text. Databases reject NUL and unpaired surrogates: NUL is dropped and a surrogate becomes U+FFFD, as in
 * every decoder, so that a message is the same wherever it is stored.
 *
 * @throws {DomainError} `message_empty` if nothing is left after trimming; `message_too_long`
 */
export function messageText(typed: string): MessageText {
  const text = typed
    .replaceAll("\0", "")
    .replaceAll(/\p{Surrogate}/gu, "\uFFFD")
    .trim();
  if (text === "") throw new DomainError("message_empty", "Cannot send an empty message", { field: "message" });
  if (text.length > MESSAGE_MAX_LENGTH) {
    throw new DomainError(
      "message_too_long",
      `Cannot send a message longer than ${MESSAGE_MAX_LENGTH} characters: current length is ${text.length}`,
      { field: "message" },
    );
  }
  return text as MessageText; // sound: checked above
}
