/** Whose message it is: the reader's own, or somebody else's. */
export const MESSAGE_SIDES = ["own", "other"] as const;

/** One of {@link MESSAGE_SIDES}. */
export type MessageSide = (typeof MESSAGE_SIDES)[number];

/** How far an own message has come. */
export const MESSAGE_STATES = ["sending", "sent", "failed"] as const;

/** One of {@link MESSAGE_STATES}. */
export type MessageState = (typeof MESSAGE_STATES)[number];

/** One message of a conversation. */
export interface Message {
  /** Different within the conversation. A message on its way may have a temporary one. */
  id: string;
  /**
   * The id that an own message was given before it was sent, kept once it has a real one: the message then stays the
   * same element in the same place. A message without one goes by its id.
   */
  clientId?: string | undefined;
  from: MessageSide;
  senderName: string;
  /** Plain text; its line breaks are kept. */
  text: string;
  /** An ISO 8601 string, or a date. */
  sentAt: string | Date;
  state: MessageState;
}

/** What stays the same of a message from writing to reading. */
export function keyOf(message: Message): string {
  return message.clientId ?? message.id;
}

/** The last message whose key can't change any more: own ones on their way may come back under another. */
export function lastSettledKey(messages: readonly Message[]): string | undefined {
  const settled = messages.findLast((message) => message.state === "sent");
  return settled && keyOf(settled);
}

/** Place of the first message after the one with this key: 0 for no key, the end for one that is not there. */
export function placeAfter(messages: readonly Message[], key: string | undefined): number {
  if (key === undefined) return 0;
  const place = messages.findLastIndex((message) => keyOf(message) === key);
  return place === -1 ? messages.length : place + 1;
}

/** A day of the conversation: its messages in their order. */
export interface MessageDay {
  /** Of this calendar day where the reader is: "2026-11-19". */
  key: string;
  date: Date;
  entries: readonly MessageEntry[];
}

/** A message and what its neighbours make of it. */
export interface MessageEntry {
  message: Message;
  sentAt: Date;
  /** Whether the one before is of the same day and sender: they then stand close together. */
  place: "first" | "following";
  /** Counts from 0 through the whole conversation. */
  index: number;
}

/** Messages, which come in their order, by the days of the reader's calendar. */
export function byDay(messages: readonly Message[]): MessageDay[] {
  const days: Array<MessageDay & { entries: MessageEntry[] }> = [];
  for (const [index, message] of messages.entries()) {
    const sentAt = new Date(message.sentAt);
    const key = dayKey(sentAt);
    let day = days.at(-1);
    // Days only go forward: the clocks of two senders may differ round midnight.
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
