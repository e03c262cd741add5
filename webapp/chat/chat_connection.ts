import type { MessageErrorCode } from "../../wire/chat_frames.ts";
import type { ChatMessageWire } from "../../wire/chat_message.ts";

/** `connecting` covers every attempt and the wait between two; `offline` means that nobody asked for a connection. */
export const CHAT_STATUSES = ["offline", "connecting", "online"] as const;

export type ChatStatus = (typeof CHAT_STATUSES)[number];

/** A message of one's own before the server has it. */
export interface OutgoingMessage {
  readonly clientMessageId: string;
  readonly receiverId: number;
  readonly text: string;
}

/** A message of one's own that the server now has. */
export interface SentMessage extends OutgoingMessage {
  readonly id: number;
  /** ISO 8601, in UTC. */
  readonly createdAt: string;
}

/** Why a message was not taken. Sending it again as it is helps only with `forbidden` and `internal`, if at all. */
export interface MessageRefusal {
  readonly code: MessageErrorCode;
  readonly message: string;
}

export interface ChatConnectionListener {
  onStatus?(status: ChatStatus): void;
  /** A message that somebody else sent, or another device of one's own. Each comes once, in the order of the stream. */
  onMessage?(message: ChatMessageWire): void;
  onSent?(message: SentMessage): void;
  onFailed?(message: OutgoingMessage, refusal: MessageRefusal): void;
  /** On another device, everything from this person up to this message was read. */
  onRead?(read: { readonly userId: number; readonly upTo: number }): void;
  /** The server knows less than this device has: what is shown should be fetched anew. */
  onReset?(): void;
}

/**
 * Chat as the screens see it: a message given to it is sent once, however often the connection breaks, and everything
 * that others sent comes once and in order. A history from before the first `online` is fetched over HTTP.
 */
export interface ChatConnection {
  readonly status: ChatStatus;

  /** Connects, and stays connected until `stop`. */
  start(): void;

  /** Says goodbye. What was not sent is kept for the next `start`. */
  stop(): void;

  /** Tries at once instead of at the next turn, as when the browser says that it is online again. */
  reconnectNow(): void;

  /** Sends a message as soon as it can, after those given before. The answer comes to the listeners. */
  send(message: { readonly receiverId: number; readonly text: string }): OutgoingMessage;

  /** Sends a message again that had failed, as the same one. */
  retry(message: OutgoingMessage): void;

  /** Everything that this person sent, up to this message, is read. */
  markRead(read: { readonly userId: number; readonly upTo: number }): void;

  /** @returns how to stop listening. */
  subscribe(listener: ChatConnectionListener): () => void;
}

/** One attempt to reach the server: frames of text, there and back. */
export interface ChatLink {
  send(text: string): void;
  /** Ends it; `onClose` is not called any more. */
  close(): void;
}

export interface ChatLinkHandlers {
  onOpen(): void;
  onText(text: string): void;
  /** Once, also where it never opened. */
  onClose(end: ChatLinkClosed): void;
}

/** As WebSocket has it. */
export interface ChatLinkClosed {
  readonly code: number;
  readonly reason: string;
}

/** Opens a link; what becomes of it, its handlers are told. */
export type OpenChatLink = (handlers: ChatLinkHandlers) => ChatLink;
