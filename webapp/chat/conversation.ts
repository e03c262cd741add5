import type { ChatMessageWire } from "../../wire/chat_message.ts";
import type { OutgoingMessage, SentMessage } from "./chat_connection.ts";

/** What became of a message: on its way, kept by the server, or refused. */
export const LINE_STATES = ["sending", "sent", "failed"] as const;

export type LineState = (typeof LINE_STATES)[number];

/** One message as a screen shows it. */
export interface ChatLine {
  /** Stays the same while a message goes from sending to sent. */
  readonly key: string;
  readonly from: "own" | "other";
  readonly senderName: string;
  readonly text: string;
  /** ISO 8601 in UTC: this device's clock until the server has said its own. */
  readonly sentAt: string;
  readonly state: LineState;
  /** The server's number; absent until it has one. */
  readonly id: number | undefined;
}

/** Where the messages from before stand: nobody asked yet, asked for, here, or not to be had. */
export const HISTORY_STATES = ["unknown", "loading", "ready", "failed"] as const;

export type HistoryState = (typeof HISTORY_STATES)[number];

/** Everything that is known of what two people said. It never changes: every step makes a new one. */
export interface Conversation {
  /** Those that the server has by its numbers, then those of one's own that it has not, as they were written. */
  readonly lines: readonly ChatLine[];
  readonly history: HistoryState;
  /** Messages before the first line; `loading` and `failed` are of the page that was asked for last. */
  readonly older: "none" | "some" | "loading" | "failed";
}

export const EMPTY_CONVERSATION: Conversation = { lines: [], history: "unknown", older: "none" };

/** Adds messages that the server has. One that is here already, by its number or as one's own, takes its place. */
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
  const kept = [...byId.values()].sort((one, other) => (one.id ?? 0) - (other.id ?? 0));
  return { ...conversation, lines: [...kept, ...unsent] };
}

/** Adds a message of one's own at the end, before the server has it; one that had failed is under way again. */
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

/** The server has it. */
export function withSent(conversation: Conversation, { clientMessageId, id, createdAt }: SentMessage): Conversation {
  const lines = conversation.lines.map(
    (line): ChatLine => (line.key === clientMessageId ? { ...line, id, sentAt: createdAt, state: "sent" } : line),
  );
  const kept = lines.filter((line) => line.id !== undefined).sort((one, other) => (one.id ?? 0) - (other.id ?? 0));
  return { ...conversation, lines: [...kept, ...lines.filter((line) => line.id === undefined)] };
}

/** The server won't have it. */
export function withFailed(conversation: Conversation, { clientMessageId }: OutgoingMessage): Conversation {
  const lines = conversation.lines.map(
    (line): ChatLine => (line.key === clientMessageId ? { ...line, state: "failed" } : line),
  );
  return { ...conversation, lines };
}

/** The newest message of the other's that is here; 0 where there is none. */
export function newestFromOther({ lines }: Conversation): number {
  return lines.findLast((line) => line.from === "other" && line.id !== undefined)?.id ?? 0;
}
