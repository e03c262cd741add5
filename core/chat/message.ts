import type { UserId } from "../account/mod.ts";
import { DomainError } from "../shared/mod.ts";

declare const textBrand: unique symbol;

/** A message's number, its own. Within a conversation it grows in the order in which messages were stored. */
export type MessageId = number;

/**
 * A place in one person's own stream of messages, sent and received, over all conversations. The first message has 1,
 * each next one is greater by exactly one; 0 is before them all. Whoever has everything up to a place can ask for the
 * rest, and can tell that something is missing.
 */
export type Cursor = number;

/** What a person wrote: trimmed, not empty, not too long. Made only by {@linkcode messageText}. */
export type MessageText = string & { readonly [textBrand]: "MessageText" };

/** Longest text of a message after trimming, in JavaScript's length. */
export const MESSAGE_MAX_LENGTH = 2_000;

/** Most messages that one question is answered with. */
export const MESSAGES_PAGE_SIZE = 200;

/** A stored message. It never changes. */
export interface ChatMessage {
  readonly id: MessageId;
  readonly senderId: UserId;
  readonly receiverId: UserId;
  readonly text: MessageText;
  readonly sentAt: Date;
  readonly senderName: string;
  /** What the sender's client called the message; unique among what this person sent. Nobody else gets to see it. */
  readonly clientMessageId: string;
  /** Its place in the sender's stream. */
  readonly senderCursor: Cursor;
  /** Its place in the receiver's stream. */
  readonly receiverCursor: Cursor;
}

/** A message's place in the stream of one of its two people. */
export function cursorFor(
  reader: UserId,
  message: Pick<ChatMessage, "senderId" | "senderCursor" | "receiverCursor">,
): Cursor {
  return message.senderId === reader ? message.senderCursor : message.receiverCursor;
}

/**
 * Reads what somebody typed. NUL and halves of surrogate pairs are no text to a database: the one is dropped, the other
 * replaced as every decoder replaces it, so that a message is the same wherever it is kept.
 *
 * @throws {DomainError} `message_empty` where nothing is left after trimming; `message_too_long`
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
  return text as MessageText;
}
