import { t } from "@lingui/core/macro";
import type { ChatDataFromServer, ChatFrameFromServer } from "../../../wire/chat/chat_frames.ts";
import type { ChatMessageWire } from "../../../wire/chat/chat_message.ts";
import { ApiError } from "../../platform/api/api_error.ts";
import {
  type ChatConnection,
  type ChatConnectionListener,
  type ChatStatus,
  NOT_CONNECTED,
  type OpenChatLink,
  type OutgoingMessage,
} from "./chat_connection.ts";
import { type LinkTiming, ReconnectingLink } from "./reconnecting_link.ts";
import { StreamCursor } from "./stream_cursor.ts";
import { Timers } from "./timers.ts";

export interface ChatTiming extends LinkTiming {
  /** A link on which a `sendMessage` or `resume` stays unanswered for this long counts as dead. */
  readonly replyTimeoutMs: number;
}

export const CHAT_TIMING: ChatTiming = {
  connectTimeoutMs: 20_000,
  backoffMinMs: 1_000,
  backoffMaxMs: 5_000,
  replyTimeoutMs: 20_000,
};

/** After this many server errors (19 s) a message has failed; about `replyTimeoutMs`. */
const MAX_SERVER_ERRORS = 10;

export interface ResumingChatConnectionOptions {
  readonly open: OpenChatLink;
  /** Whether the person is signed in, which ends the connection if not. `wasRefused`: the server has refused the last link. */
  readonly isSignedIn: (options: { wasRefused: boolean }) => Promise<boolean>;
  /** The person's uid, sent with every message as the specification says. */
  readonly firebaseUid?: string | undefined;
  /** Overrides of {@linkcode CHAT_TIMING}. */
  readonly timing?: Partial<ChatTiming>;
}

/** The message that is being sent. */
interface Delivery {
  readonly message: OutgoingMessage;
  isSent: boolean;
  serverErrors: number;
  resolve(): void;
  reject(error: ApiError): void;
}

/**
 * {@linkcode ChatConnection} over links that may break at any moment. It stores its cursor in the person's stream, and requests
 * missing messages after every break.
 */
export class ResumingChatConnection implements ChatConnection {
  readonly #timing: ChatTiming;
  readonly #firebaseUid: string | undefined;
  readonly #link: ReconnectingLink;
  readonly #listeners = new Set<ChatConnectionListener>();
  readonly #timers = new Timers<"message" | "resume" | "retry">();
  #delivery: Delivery | undefined;
  readonly #cursor = new StreamCursor();
  /** Client ids of own messages that were acknowledged before their turn in the stream. */
  readonly #acknowledgedEarly = new Set<string>();
  /** Read marks to send when online, by person. */
  readonly #marks = new Map<number, number>();
  #isCaughtUp = false;

  constructor({ open, isSignedIn, firebaseUid, timing }: ResumingChatConnectionOptions) {
    this.#timing = { ...CHAT_TIMING, ...timing };
    this.#firebaseUid = firebaseUid;
    this.#link = new ReconnectingLink(
      { open, isSignedIn, timing: this.#timing },
      {
        onUp: (person) => this.#onUp(person),
        onDown: () => this.#onDown(),
        onFrame: (frame) => this.#onFrame(frame),
        onStatus: (status) => this.#notify((listener) => listener.onStatus?.(status)),
      },
    );
  }

  get status(): ChatStatus {
    return this.#link.status;
  }

  start(): void {
    this.#link.start();
  }

  stop(): void {
    this.#link.stop();
  }

  reconnectNow(): void {
    // An open link may be dead: `resume` finds out, since a dead one does not answer.
    if (!this.#link.retryNow() && this.#isCaughtUp) this.#resume();
  }

  async send(message: OutgoingMessage, { signal }: { readonly signal: AbortSignal }): Promise<void> {
    if (this.#delivery) throw new Error("Cannot send a message while another one is being sent");
    if (this.status !== "online") throw notConnected();
    await new Promise<void>((resolve, reject) => {
      const delivery: Delivery = { message, isSent: false, serverErrors: 0, resolve, reject };
      this.#delivery = delivery;
      signal.addEventListener("abort", () => {
        if (this.#delivery === delivery) this.#endDelivery()?.resolve();
      });
      this.#sendMessage();
    });
  }

  markRead({ userId, upTo }: { readonly userId: number; readonly upTo: number }): void {
    this.#marks.set(userId, Math.max(upTo, this.#marks.get(userId) ?? 0));
    this.#sendMarks();
  }

  subscribe(listener: ChatConnectionListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #onUp({ userId, cursor }: { readonly userId: number; readonly cursor: number }): void {
    this.#link.send({ event: "joinRoom", data: `user_${userId}` });
    this.#link.send({ event: "watchHousehold", data: {} });
    if (this.#cursor.start(cursor)) this.#notify((listener) => listener.onReset?.());
    this.#resume();
  }

  #onDown(): void {
    this.#timers.cancelAll();
    this.#isCaughtUp = false;
    this.#endDelivery()?.reject(notConnected());
  }

  #onFrame(frame: ChatFrameFromServer): void {
    switch (frame.event) {
      case "resumed":
        return this.#onResumed(frame.data);
      case "newMessage":
        return this.#onMessage(frame.data);
      case "messageAck":
        return this.#onAck(frame.data);
      case "messageError":
        return this.#onRefusal(frame.data);
      case "read":
        return this.#notify((listener) => listener.onRead?.(frame.data));
      case "request":
        return this.#notify((listener) => listener.onRequest?.(frame.data));
      case "householdVersion":
        return this.#notify((listener) => listener.onHouseholdVersion?.(frame.data));
      case "householdChanged":
        return this.#notify((listener) => listener.onHouseholdChanged?.(frame.data));
      case "error":
        // Of this client's frames, only a message can be unreadable.
        if (frame.data.code === "bad_frame") this.#fail(frame.data, "internal");
        // The failed frame may have been `resume`.
        if (frame.data.code === "internal" && !this.#isCaughtUp) {
          this.#timers.set("resume", this.#timing.backoffMinMs, () => this.#resume());
        }
        return;
      case "authenticated":
      case "joined":
        return;
    }
  }

  #resume(): void {
    this.#isCaughtUp = false;
    this.#timers.set("resume", this.#timing.replyTimeoutMs, () => this.#link.restart());
    this.#link.send({ event: "resume", data: { after: this.#cursor.value } });
  }

  #onResumed({ messages, cursor, more }: ChatDataFromServer<"resumed">): void {
    for (const message of messages) {
      // The page has everything up to its cursor: missing messages are from a person who is now blocked.
      this.#cursor.skipTo(message.cursor - 1);
      this.#onMessage(message);
    }
    this.#cursor.skipTo(cursor);
    if (more) return this.#resume();
    this.#timers.cancel("resume");
    this.#isCaughtUp = true;
    this.#sendMarks();
    this.#sendMessage();
  }

  #onMessage(message: ChatMessageWire): void {
    if (!this.#isNext(message.cursor)) return;
    const { clientMessageId } = message;
    if (clientMessageId !== undefined) {
      if (this.#acknowledgedEarly.delete(clientMessageId)) return;
      // Its acknowledgement was lost; the message itself confirms it.
      if (this.#confirm(clientMessageId, message)) return;
    }
    this.#notify((listener) => listener.onMessage?.(message));
  }

  #onAck({ clientMessageId, id, created_at, cursor }: ChatDataFromServer<"messageAck">): void {
    if (clientMessageId === null) return;
    if (!this.#isSending(clientMessageId)) {
      // Withdrawn while it was sent. The server does not deliver it to the socket that sent it, so it is requested.
      if (cursor > this.#cursor.value && this.#isCaughtUp) this.#resume();
      return;
    }
    if (cursor > this.#cursor.value && !this.#isNext(cursor)) this.#acknowledgedEarly.add(clientMessageId);
    this.#confirm(clientMessageId, { id, created_at });
  }

  /**
   * Advances the cursor if the message is the next one. A message after a gap is ignored: it arrives again when the missing ones
   * are requested.
   */
  #isNext(cursor: number): boolean {
    const step = this.#cursor.advance(cursor);
    if (step === "gap" && this.#isCaughtUp) this.#resume();
    return step === "next";
  }

  #confirm(clientMessageId: string, stored: { readonly id: number; readonly created_at: string }): boolean {
    const delivery = this.#isSending(clientMessageId) ? this.#endDelivery() : undefined;
    if (!delivery) return false;
    this.#notify((listener) => listener.onSent?.({ ...delivery.message, id: stored.id, createdAt: stored.created_at }));
    delivery.resolve();
    return true;
  }

  #onRefusal({ clientMessageId, code, ...refusal }: ChatDataFromServer<"messageError">): void {
    const delivery = this.#delivery;
    if (delivery?.message.clientMessageId !== clientMessageId) return;
    const isTemporary = code === "rate_limited" || (code === "internal" && delivery.serverErrors < MAX_SERVER_ERRORS);
    if (!isTemporary) return this.#fail(refusal, code);
    delivery.isSent = false;
    if (code === "internal") delivery.serverErrors += 1;
    this.#timers.cancel("message");
    // Grows little, so that a recovered server gets the message soon.
    const waitMs = this.#timing.backoffMinMs * (delivery.serverErrors > 1 ? 2 : 1);
    this.#timers.set("retry", waitMs, () => this.#sendMessage());
  }

  #fail({ message, until }: { readonly message: string; readonly until?: string | undefined }, code: string): void {
    const text = message === "" ? t`The message was not sent.` : message;
    this.#endDelivery()?.reject(new ApiError(text, { status: 400, code, until }));
  }

  #isSending(clientMessageId: string | null | undefined): boolean {
    return this.#delivery !== undefined && this.#delivery.message.clientMessageId === clientMessageId;
  }

  #endDelivery(): Delivery | undefined {
    const delivery = this.#delivery;
    this.#delivery = undefined;
    this.#timers.cancel("message");
    this.#timers.cancel("retry");
    return delivery;
  }

  #sendMessage(): void {
    const delivery = this.#delivery;
    if (!delivery || delivery.isSent || !this.#isCaughtUp || this.#timers.isSet("retry")) return;
    delivery.isSent = true;
    const { receiverId, text, clientMessageId, postId } = delivery.message;
    this.#timers.set("message", this.#timing.replyTimeoutMs, () => this.#link.restart());
    this.#link.send({
      event: "sendMessage",
      data: { senderFirebaseUid: this.#firebaseUid, receiverId, message: text, clientMessageId, postId },
    });
  }

  #sendMarks(): void {
    if (!this.#isCaughtUp) return;
    for (const [userId, upTo] of this.#marks) this.#link.send({ event: "markRead", data: { userId, upTo } });
    this.#marks.clear();
  }

  #notify(call: (listener: ChatConnectionListener) => void): void {
    for (const listener of this.#listeners) call(listener);
  }
}

/** The message is sent again with the next connection. */
function notConnected(): ApiError {
  return new ApiError("", { status: 503, code: NOT_CONNECTED });
}
