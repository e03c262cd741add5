import type { ChatMessageWire } from "../../../wire/chat/chat_message.ts";
import type { MessageAction, OutboxEntry, Refusal } from "../../platform/offline/outbox/outbox_entry.ts";

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
  /** The community post that it is about. */
  readonly postId?: number | undefined;
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

export type StoredMessage = Omit<ChatMessageWire, "cursor" | "receiver_id">;

/** Adds stored messages. They replace known ones with the same id. */
export function withMessages(
  conversation: Conversation,
  { messages, ownId }: { messages: readonly StoredMessage[]; ownId: number },
): Conversation {
  const byId = new Map(conversation.lines.map((line) => [line.id, line]));
  for (const message of messages) {
    const known = byId.get(message.id);
    byId.set(message.id, {
      key: message.clientMessageId ?? known?.key ?? `message-${message.id}`,
      from: message.sender_id === ownId ? "own" : "other",
      senderName: message.sender_name,
      text: message.message,
      sentAt: message.created_at,
      state: "sent",
      id: message.id,
      postId: message.postId,
    });
  }
  return { ...conversation, lines: [...byId.values()].sort((one, other) => (one.id ?? 0) - (other.id ?? 0)) };
}

/** Adds the outbox' messages to the person at the end, except those that are stored. */
export function withUnsent(
  conversation: Conversation,
  unsent: readonly OutboxEntry<MessageAction>[],
  { senderName }: { senderName: string },
): Conversation {
  const stored = new Set(conversation.lines.map(({ key }) => key));
  const lines = unsent
    .filter(({ id }) => !stored.has(id))
    .map(
      ({ id: key, madeAt: sentAt, action: { text, postId }, refusal }): ChatLine => ({
        key,
        from: "own",
        senderName,
        text,
        sentAt,
        state: refusal ? "failed" : "sending",
        id: undefined,
        refusal,
        postId,
      }),
    );
  return { ...conversation, lines: [...conversation.lines, ...lines] };
}

/** Id of the newest known message from the other person; 0 without one. */
export function newestReceivedId({ lines }: Conversation): number {
  return lines.findLast((line) => line.from === "other" && line.id !== undefined)?.id ?? 0;
}
