import type { RequestState } from "../../../core/chat/mod.ts";
import type { ChatDataFromServer, MessageErrorCode } from "../../../wire/chat/chat_frames.ts";
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
}

/** An own message that the server has stored. */
export interface SentMessage extends OutgoingMessage {
  readonly id: number;
  /** ISO 8601, in UTC. */
  readonly createdAt: string;
}

/** Why the server refused a message. Sending it again unchanged can succeed only after `forbidden` and `internal`. */
export interface MessageRefusal {
  readonly code: MessageErrorCode;
  readonly message: string;
  /** When it can be sent again, ISO 8601 in UTC, if that is known. */
  readonly until?: string | undefined;
}

export interface ChatConnectionListener {
  onStatus?(status: ChatStatus): void;
  /** A message from another person or from the person's other devices. Each is delivered once, in the stream's order. */
  onMessage?(message: ChatMessageWire): void;
  onSent?(message: SentMessage): void;
  onFailed?(message: OutgoingMessage, refusal: MessageRefusal): void;
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

/**
 * The chat's live connection. A message is sent exactly once, however often the connection breaks; received messages are
 * delivered once and in order. The history before the first `online` is fetched over HTTP.
 */
export interface ChatConnection {
  readonly status: ChatStatus;

  /** Connects and reconnects until `stop`. */
  start(): void;

  /** Disconnects. Unsent messages stay queued for the next `start`. */
  stop(): void;

  /** Skips the wait for the next attempt, for when the browser is online again. */
  reconnectNow(): void;

  /** Queues a message, unless one with its id is queued. Listeners learn whether it was sent. */
  send(message: OutgoingMessage): void;

  /** Removes a message from the queue. One that is on its way may arrive nevertheless. */
  withdraw(clientMessageId: string): void;

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
