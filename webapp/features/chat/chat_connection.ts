import type { RequestState } from "../../../core/chat/mod.ts";
import type { ChatDataFromServer } from "../../../wire/chat/chat_frames.ts";
import type { ChatMessageWire } from "../../../wire/chat/chat_message.ts";

/** `connecting` covers every attempt and the wait between attempts; `offline` means that the connection is stopped. */
export const CHAT_STATUSES = ["offline", "connecting", "online"] as const;

export type ChatStatus = (typeof CHAT_STATUSES)[number];

/** A household and its newest version. */
export type HouseholdVersion = ChatDataFromServer<"householdVersion">;

/** A change of the person's household or of its plan. */
export type HouseholdChanged = ChatDataFromServer<"householdChanged">;

/** An own message that the server has not stored yet. */
export interface OutgoingMessage {
  readonly clientMessageId: string;
  readonly receiverId: number;
  readonly text: string;
  /** The community post that it is about. */
  readonly postId?: number | undefined;
}

/** An own message that the server has stored. */
export interface SentMessage extends OutgoingMessage {
  readonly id: number;
  /** ISO 8601, in UTC. */
  readonly createdAt: string;
}

export interface ChatConnectionListener {
  onStatus?(status: ChatStatus): void;
  /** A message from another person or from the person's other devices. Each is delivered once, in the stream's order. */
  onMessage?(message: ChatMessageWire): void;
  /** An own message is stored, before its `send` ends. */
  onSent?(message: SentMessage): void;
  /** Another device has marked everything from this person up to this message as read. */
  onRead?(read: { readonly userId: number; readonly upTo: number }): void;
  /** The person decided about the message request of `userId`, on this device or another one. */
  onRequest?(decision: { readonly userId: number; readonly state: RequestState }): void;
  /** The newest version of the person's household, after every connect and where changes may have been missed. */
  onHouseholdVersion?(version: HouseholdVersion): void;
  /** A member, or the person on any device, changed the household or its plan. */
  onHouseholdChanged?(changed: HouseholdChanged): void;
  /** The server's stream ends before this device's cursor: fetch everything on the screen again. */
  onReset?(): void;
}

/** Code of the error of a message that was sent without a connection. */
export const NOT_CONNECTED = "chat_not_connected";

/**
 * The chat's live connection. The server stores a message once, however often it is sent; received messages are delivered once
 * and in order. The history before the first `online` is fetched over HTTP.
 */
export interface ChatConnection {
  readonly status: ChatStatus;

  /** Connects and reconnects until `stop`. */
  start(): void;

  /** Disconnects. */
  stop(): void;

  /** Skips the wait for the next attempt, for when the browser is online again. */
  reconnectNow(): void;

  /**
   * Sends a message, one at a time, so that messages are stored in the order in which they were written.
   *
   * @param options `signal` withdraws the message. If it is on its way, it may arrive nevertheless.
   * @throws {ApiError} with the server's code if it refuses the message; with {@linkcode NOT_CONNECTED} if the connection
   *   is broken: then the server may have it, and it is sent again under the same id
   */
  send(message: OutgoingMessage, options: { readonly signal: AbortSignal }): Promise<void>;

  /** Marks everything from this person up to this message as read. */
  markRead(read: { readonly userId: number; readonly upTo: number }): void;

  /** @returns a function that unsubscribes. */
  subscribe(listener: ChatConnectionListener): () => void;
}

export interface ChatLink {
  send(text: string): void;
  /** Closes it without calling `onClose`. */
  close(): void;
}

export interface ChatLinkHandlers {
  onText(text: string): void;
  /** Called once, also when the link never opened. */
  onClose(end: ChatLinkClosed): void;
}

export interface ChatLinkClosed {
  readonly code: number;
  readonly reason: string;
}

export type OpenChatLink = (handlers: ChatLinkHandlers) => ChatLink;
