import type { ChatDataFromServer, ChatFrameFromServer } from "../../../wire/chat/chat_frames.ts";
import type { ChatMessageWire } from "../../../wire/chat/chat_message.ts";
import type {
  ChatConnection,
  ChatConnectionListener,
  ChatStatus,
  MessageRefusal,
  OpenChatLink,
  OutgoingMessage,
} from "./chat_connection.ts";
import { MessageQueue } from "./message_queue.ts";
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

/**
 * {@linkcode ChatConnection} over links that may break at any moment. It stores its cursor in the person's stream, requests
 * missing messages after every break, and sends unacknowledged messages again under the same id.
 */
export class ResumingChatConnection implements ChatConnection {
  readonly #timing: ChatTiming;
  readonly #firebaseUid: string | undefined;
  readonly #link: ReconnectingLink;
  readonly #listeners = new Set<ChatConnectionListener>();
  readonly #timers = new Timers<"message" | "resume" | "retry">();
  readonly #queue = new MessageQueue();
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

  send(message: OutgoingMessage): void {
    this.#queue.add(message);
    this.#sendNext();
  }

  withdraw(clientMessageId: string): void {
    if (this.#queue.inFlight?.clientMessageId === clientMessageId) this.#timers.cancel("message");
    this.#queue.remove(clientMessageId);
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
    this.#queue.requeue();
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
        if (frame.data.code === "bad_frame") this.#fail(this.#queue.inFlight?.clientMessageId, "internal", frame.data);
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
    this.#sendNext();
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
    if (!this.#queue.has(clientMessageId)) {
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
    const message = this.#queue.remove(clientMessageId);
    if (!message) return false;
    this.#timers.cancel("message");
    this.#notify((listener) => listener.onSent?.({ ...message, id: stored.id, createdAt: stored.created_at }));
    this.#sendNext();
    return true;
  }

  #onRefusal({ clientMessageId, code, message, until }: ChatDataFromServer<"messageError">): void {
    const isTemporary =
      code === "rate_limited" || (code === "internal" && this.#queue.serverErrors < MAX_SERVER_ERRORS);
    if (!isTemporary) return this.#fail(clientMessageId, code, { message, until });
    this.#queue.requeue(code === "internal" ? "server_error" : undefined);
    this.#timers.cancel("message");
    // Grows little, so that a recovered server gets the message soon.
    const waitMs = this.#timing.backoffMinMs * (this.#queue.serverErrors > 1 ? 2 : 1);
    this.#timers.set("retry", waitMs, () => this.#sendNext());
  }

  #fail(
    clientMessageId: string | null | undefined,
    code: MessageRefusal["code"],
    { message, until }: Pick<MessageRefusal, "message" | "until">,
  ): void {
    const failed = this.#queue.remove(clientMessageId);
    this.#timers.cancel("message");
    if (failed) this.#notify((listener) => listener.onFailed?.(failed, { code, message, until }));
    this.#sendNext();
  }

  #sendNext(): void {
    if (!this.#isCaughtUp || this.#timers.isSet("retry")) return;
    const message = this.#queue.next();
    if (!message) return;
    const { receiverId, text, clientMessageId } = message;
    this.#timers.set("message", this.#timing.replyTimeoutMs, () => this.#link.restart());
    this.#link.send({
      event: "sendMessage",
      data: { senderFirebaseUid: this.#firebaseUid, receiverId, message: text, clientMessageId },
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
