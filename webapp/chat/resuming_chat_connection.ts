import type { ChatDataFromServer, ChatFrameFromServer } from "../../wire/chat_frames.ts";
import type { ChatMessageWire } from "../../wire/chat_message.ts";
import type {
  ChatConnection,
  ChatConnectionListener,
  ChatStatus,
  MessageRefusal,
  OpenChatLink,
  OutgoingMessage,
} from "./chat_connection.ts";
import { Outbox } from "./outbox.ts";
import { type LinkTiming, ReconnectingLink } from "./reconnecting_link.ts";
import { StreamCursor } from "./stream_cursor.ts";
import { Timers } from "./timers.ts";

/** All in milliseconds. */
export interface ChatTiming extends LinkTiming {
  /** How long a message, or the question for what was missed, may go unanswered before the link is taken for dead. */
  readonly replyTimeoutMs: number;
}

export const CHAT_TIMING: ChatTiming = {
  connectTimeoutMs: 20_000,
  retryMinMs: 1_000,
  retryMaxMs: 5_000,
  replyTimeoutMs: 20_000,
  refreshIntervalMs: 240_000,
};

/** After so many faults of the server's a message has failed: that is after 19 s, as long as one may go unanswered. */
const MAX_SERVER_ERRORS = 10;

export interface ResumingChatConnectionOptions {
  readonly open: OpenChatLink;
  /** The bearer credential; nothing where nobody is signed in, which ends the connection. `fresh` asks for a new one. */
  readonly token: (options: { fresh: boolean }) => Promise<string | undefined>;
  /** The person's uid, which goes along with every message as the specification has it. */
  readonly firebaseUid?: string | undefined;
  /** What differs from {@linkcode CHAT_TIMING}. */
  readonly timing?: Partial<ChatTiming>;
}

/**
 * {@linkcode ChatConnection} over links that may break at any moment. It remembers the last place in the person's
 * stream that it got, asks for the rest after every break, and sends what was not acknowledged again under the same id.
 */
export class ResumingChatConnection implements ChatConnection {
  readonly #timing: ChatTiming;
  readonly #firebaseUid: string | undefined;
  readonly #link: ReconnectingLink;
  readonly #listeners = new Set<ChatConnectionListener>();
  readonly #timers = new Timers<"message" | "resume" | "again">();
  readonly #outbox = new Outbox();
  readonly #place = new StreamCursor();
  /** Own messages that were acknowledged before their turn in the stream. */
  readonly #aheadOfTurn = new Set<string>();
  /** Read marks that wait for a link, by person. */
  readonly #marks = new Map<number, number>();
  #caughtUp = false;

  constructor({ open, token, firebaseUid, timing }: ResumingChatConnectionOptions) {
    this.#timing = { ...CHAT_TIMING, ...timing };
    this.#firebaseUid = firebaseUid;
    this.#link = new ReconnectingLink(
      { open, token, timing: this.#timing },
      {
        onUp: (person) => this.#onUp(person),
        onDown: () => this.#onDown(),
        onFrame: (frame) => this.#onFrame(frame),
        onStatus: (status) => this.#tell((listener) => listener.onStatus?.(status)),
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
    // A link that looks alive may be dead: one that is does not answer.
    if (!this.#link.retryNow() && this.#caughtUp) this.#resume();
  }

  send({ receiverId, text }: { readonly receiverId: number; readonly text: string }): OutgoingMessage {
    const message = { clientMessageId: randomId(), receiverId, text };
    this.retry(message);
    return message;
  }

  retry(message: OutgoingMessage): void {
    this.#outbox.add(message);
    this.#sendNext();
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
    this.#link.say({ event: "joinRoom", data: `user_${userId}` });
    if (this.#place.begin(cursor)) this.#tell((listener) => listener.onReset?.());
    this.#resume();
  }

  #onDown(): void {
    this.#timers.cancelAll();
    this.#caughtUp = false;
    this.#outbox.putBack();
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
        return this.#tell((listener) => listener.onRead?.(frame.data));
      case "error":
        // Nothing that this page says can be unreadable, except a message.
        if (frame.data.code === "bad_frame") this.#fail(this.#outbox.underWay?.clientMessageId, "internal", frame.data);
        // It may have been the question for what was missed.
        if (frame.data.code === "internal" && !this.#caughtUp) {
          this.#timers.after("resume", this.#timing.retryMinMs, () => this.#resume());
        }
        return;
      case "authenticated":
      case "joined":
        return;
    }
  }

  #resume(): void {
    this.#caughtUp = false;
    this.#timers.after("resume", this.#timing.replyTimeoutMs, () => this.#link.restart());
    this.#link.say({ event: "resume", data: { after: this.#place.cursor } });
  }

  #onResumed({ messages, cursor, more }: ChatDataFromServer<"resumed">): void {
    for (const message of messages) this.#onMessage(message);
    this.#place.skipTo(cursor);
    if (more) return this.#resume();
    this.#timers.cancel("resume");
    this.#caughtUp = true;
    this.#sendMarks();
    this.#sendNext();
  }

  #onMessage(message: ChatMessageWire): void {
    if (!this.#isNext(message.cursor)) return;
    const { clientMessageId } = message;
    if (clientMessageId !== undefined) {
      if (this.#aheadOfTurn.delete(clientMessageId)) return;
      // Its acknowledgement was lost, but here is the message itself.
      if (this.#settle(clientMessageId, message)) return;
    }
    this.#tell((listener) => listener.onMessage?.(message));
  }

  #onAck({ clientMessageId, id, created_at, cursor }: ChatDataFromServer<"messageAck">): void {
    if (clientMessageId === null) return;
    if (cursor > this.#place.cursor && !this.#isNext(cursor)) this.#aheadOfTurn.add(clientMessageId);
    this.#settle(clientMessageId, { id, created_at });
  }

  /**
   * Goes on to the next place in the stream. One that was had before is passed over, and so is one before which
   * something is missing: it comes again when what is missing is asked for.
   */
  #isNext(cursor: number): boolean {
    const step = this.#place.step(cursor);
    if (step === "gap" && this.#caughtUp) this.#resume();
    return step === "next";
  }

  #settle(clientMessageId: string, stored: { readonly id: number; readonly created_at: string }): boolean {
    const message = this.#outbox.settle(clientMessageId);
    if (!message) return false;
    this.#timers.cancel("message");
    this.#tell((listener) => listener.onSent?.({ ...message, id: stored.id, createdAt: stored.created_at }));
    this.#sendNext();
    return true;
  }

  #onRefusal({ clientMessageId, code, message }: ChatDataFromServer<"messageError">): void {
    const passes = code === "rate_limited" || (code === "internal" && this.#outbox.faults < MAX_SERVER_ERRORS);
    if (!passes) return this.#fail(clientMessageId, code, { message });
    this.#outbox.putBack(code === "internal" ? "fault" : undefined);
    this.#timers.cancel("message");
    // Not much longer at each time: a server that is well again is to have the message soon.
    const wait = this.#timing.retryMinMs * (this.#outbox.faults > 1 ? 2 : 1);
    this.#timers.after("again", wait, () => this.#sendNext());
  }

  #fail(
    clientMessageId: string | null | undefined,
    code: MessageRefusal["code"],
    { message }: { readonly message: string },
  ): void {
    const failed = this.#outbox.settle(clientMessageId);
    this.#timers.cancel("message");
    if (failed) this.#tell((listener) => listener.onFailed?.(failed, { code, message }));
    this.#sendNext();
  }

  #sendNext(): void {
    if (!this.#caughtUp || this.#timers.isSet("again")) return;
    const message = this.#outbox.next();
    if (!message) return;
    const { receiverId, text, clientMessageId } = message;
    this.#timers.after("message", this.#timing.replyTimeoutMs, () => this.#link.restart());
    this.#link.say({
      event: "sendMessage",
      data: { senderFirebaseUid: this.#firebaseUid, receiverId, message: text, clientMessageId },
    });
  }

  #sendMarks(): void {
    if (!this.#caughtUp) return;
    for (const [userId, upTo] of this.#marks) this.#link.say({ event: "markRead", data: { userId, upTo } });
    this.#marks.clear();
  }

  #tell(say: (listener: ChatConnectionListener) => void): void {
    for (const listener of this.#listeners) say(listener);
  }
}

/** By what pages without https have too; `crypto.randomUUID` they have not. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
