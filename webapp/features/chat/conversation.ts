import type { ChatMessageWire } from "../../../wire/chat/chat_message.ts";
import type { Refusal } from "../../platform/offline/outbox/outbox_entry.ts";
import type { OutgoingMessage, SentMessage } from "./chat_connection.ts";

/** `sent` means stored by the server; `failed` means refused. */
export const LINE_STATES = ["sending", "sent", "failed"] as const;

export type LineState = (typeof LINE_STATES)[number];

export interface ChatLine {
  /** Stays the same when the message is sent. */
  readonly key: string;
  readonly from: "own" | "other";
  readonly senderName: string;
  readonly text: string;
  /** ISO 8601 in UTC: this device's time until the server's is known. */
  readonly sentAt: string;
  readonly state: LineState;
  /** The server's message id; undefined until it is stored. */
  readonly id: number | undefined;
  /** Why the server refused it; undefined if it did not. */
  readonly refusal?: Refusal | undefined;
}

/** State of the first page of history. `unknown`: not requested yet. */
export const HISTORY_STATES = ["unknown", "loading", "ready", "failed"] as const;

export type HistoryState = (typeof HISTORY_STATES)[number];

/** The known messages of two people. Immutable: every change makes a new one. */
export interface Conversation {
  /** Stored messages by id, then own unsent ones in the order in which they were written. */
  readonly lines: readonly ChatLine[];
  readonly history: HistoryState;
  /** State of the messages before the first line. */
  readonly older: "none" | "some" | "loading" | "failed";
}

export const EMPTY_CONVERSATION: Conversation = { lines: [], history: "unknown", older: "none" };

/** Adds stored messages. They replace known ones with the same id or client id. */
export function withMessages(
  conversation: Conversation,
  { messages, ownId }: { messages: readonly ChatMessageWire[]; ownId: number },
): Conversation {
  const byId = new Map(conversation.lines.flatMap((line) => (line.id === undefined ? [] : [[line.id, line] as const])));
  let unsent = conversation.lines.filter((line) => line.id === undefined);
  for (const message of messages) {
    const known = byId.get(message.id);
    const key = message.clientMessageId ?? known?.key ?? `message-${message.id}`;
    unsent = unsent.filter((line) => line.key !== key);
    byId.set(message.id, {
      key,
      from: message.sender_id === ownId ? "own" : "other",
      senderName: message.sender_name,
      text: message.message,
      sentAt: message.created_at,
      state: "sent",
      id: message.id,
    });
  }
  const stored = [...byId.values()].sort((one, other) => (one.id ?? 0) - (other.id ?? 0));
  return { ...conversation, lines: [...stored, ...unsent] };
}

/** Adds an unsent message at the end; a failed one is sending again. */
export function withOutgoing(
  conversation: Conversation,
  { clientMessageId, text }: OutgoingMessage,
  { senderName, now }: { senderName: string; now: string },
): Conversation {
  const lines = conversation.lines.filter(({ key }) => key !== clientMessageId);
  const line: ChatLine = {
    key: clientMessageId,
    from: "own",
    senderName,
    text,
    sentAt: now,
    state: "sending",
    id: undefined,
  };
  return { ...conversation, lines: [...lines, line] };
}

/** Drops the unsent messages except those with these keys. */
export function withoutUnsent(conversation: Conversation, keys: ReadonlySet<string>): Conversation {
  return { ...conversation, lines: conversation.lines.filter(({ id, key }) => id !== undefined || keys.has(key)) };
}

export function withSent(conversation: Conversation, { clientMessageId, id, createdAt }: SentMessage): Conversation {
  const lines = conversation.lines.map(
    (line): ChatLine => (line.key === clientMessageId ? { ...line, id, sentAt: createdAt, state: "sent" } : line),
  );
  const stored = lines.filter((line) => line.id !== undefined).sort((one, other) => (one.id ?? 0) - (other.id ?? 0));
  return { ...conversation, lines: [...stored, ...lines.filter((line) => line.id === undefined)] };
}

export function withFailed(
  conversation: Conversation,
  { clientMessageId }: OutgoingMessage,
  refusal?: Refusal,
): Conversation {
  const lines = conversation.lines.map(
    (line): ChatLine => (line.key === clientMessageId ? { ...line, state: "failed", refusal } : line),
  );
  return { ...conversation, lines };
}

/** Id of the newest known message from the other person; 0 without one. */
export function newestReceivedId({ lines }: Conversation): number {
  return lines.findLast((line) => line.from === "other" && line.id !== undefined)?.id ?? 0;
}
