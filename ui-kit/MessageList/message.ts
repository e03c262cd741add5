import type { ReactNode } from "react";

/** The sender: the reader or the other person. */
export const MESSAGE_SIDES = ["own", "other"] as const;

/** One of {@link MESSAGE_SIDES}. */
export type MessageSide = (typeof MESSAGE_SIDES)[number];

/** Delivery states of an own message. */
export const MESSAGE_STATES = ["sending", "sent", "failed"] as const;

/** One of {@link MESSAGE_STATES}. */
export type MessageState = (typeof MESSAGE_STATES)[number];

/** One message of a conversation. */
export interface Message {
  /** Unique within the conversation. A message being sent may have a temporary one. */
  id: string;
  /**
   * The temporary id of an own message, which stays after it has a real one, so that the message stays the same element.
   * Otherwise its id is the key.
   */
  clientId?: string | undefined;
  from: MessageSide;
  senderName: string;
  /** Plain text with its line breaks. */
  text: string;
  /** An ISO 8601 string, or a date. */
  sentAt: string | Date;
  state: MessageState;
  /** Says why a failed message was not sent; "Not sent. Try again." by default. */
  failedText?: string | undefined;
  /** Shown above the text: what the message is about. */
  about?: ReactNode;
}

/** The key of a message, stable from sending on. */
export function keyOf(message: Message): string {
  return message.clientId ?? message.id;
}

/** The last message whose key is final: own ones being sent may return under another. */
export function lastSettledKey(messages: readonly Message[]): string | undefined {
  const settled = messages.findLast((message) => message.state === "sent");
  return settled && keyOf(settled);
}

/** Index of the first message after the one with this key: 0 without a key, the end for an unknown one. */
export function placeAfter(messages: readonly Message[], key: string | undefined): number {
  if (key === undefined) return 0;
  const place = messages.findLastIndex((message) => keyOf(message) === key);
  return place === -1 ? messages.length : place + 1;
}

/** A day of the conversation: its messages in their order. */
export interface MessageDay {
  /** Its calendar day where the reader is: "2026-11-19". */
  key: string;
  date: Date;
  entries: readonly MessageEntry[];
}

/** A message with its position. */
export interface MessageEntry {
  message: Message;
  sentAt: Date;
  /** Whether the previous one has the same day and sender: they are then shown close together. */
  place: "first" | "following";
  /** Counts from 0 through the whole conversation. */
  index: number;
}

/** Groups ordered messages by the days of the reader's calendar. */
export function byDay(messages: readonly Message[]): MessageDay[] {
  const days: Array<MessageDay & { entries: MessageEntry[] }> = [];
  for (const [index, message] of messages.entries()) {
    const sentAt = new Date(message.sentAt);
    const key = dayKey(sentAt);
    let day = days.at(-1);
    // Days never go back: the senders' clocks may differ around midnight.
    if (!day || day.key < key) {
      day = { key, date: sentAt, entries: [] };
      days.push(day);
    }
    const before = day.entries.at(-1)?.message;
    const isSameSender = before?.from === message.from && before.senderName === message.senderName;
    day.entries.push({ message, sentAt, place: isSameSender ? "following" : "first", index });
  }
  return days;
}

function dayKey(date: Date): string {
  const month = String(date.getMonth() + 1).padStart(2, "0");
  return `${date.getFullYear()}-${month}-${String(date.getDate()).padStart(2, "0")}`;
}
