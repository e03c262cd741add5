import {
  CHAT_CLOSE,
  type ChatDataFromServer,
  type ChatFrameFromClient,
  type ChatFrameFromServer,
  chatFrameFromServer,
} from "../../adapters/http/wire/chat_frames.ts";
import type { ChatMessageWire } from "../../adapters/http/wire/chat_messages.ts";
import type {
  ChatConnection,
  ChatConnectionListener,
  ChatLink,
  ChatStatus,
  MessageRefusal,
  OpenChatLink,
  OutgoingMessage,
} from "./chat_connection.ts";
import { Outbox } from "./outbox.ts";

/** All in milliseconds. */
export interface ChatTiming {
  /** How long a link may take until the server knows who is there. */
  readonly connectWithin: number;
  /** The first wait before a new attempt; it doubles up to `retryTo`. */
  readonly retryFrom: number;
  readonly retryTo: number;
  /** How long a message may go unanswered before the link is taken for dead. */
  readonly answerWithin: number;
  /** How often it is looked whether there is a fresher token. Less than the last minutes of a token's life. */
  readonly refreshEvery: number;
}

export const CHAT_TIMING: ChatTiming = {
  connectWithin: 20_000,
  retryFrom: 1_000,
  retryTo: 5_000,
  answerWithin: 20_000,
  refreshEvery: 240_000,
};

export interface ResumingChatConnectionOptions {
  readonly open: OpenChatLink;
  /** The bearer credential; nothing where nobody is signed in. `fresh` asks for a new one. */
  readonly token: (options: { fresh: boolean }) => Promise<string | undefined>;
  /** The person's uid, which goes along with every message as the specification has it. */
  readonly firebaseUid?: string | undefined;
  /** What differs from {@linkcode CHAT_TIMING}. */
  readonly timing?: Partial<ChatTiming>;
}

type Timer = ReturnType<typeof setTimeout>;

/**
 * {@linkcode ChatConnection} over links that may break at any moment. It remembers the last place in the person's
 * stream that it got, asks for the rest after every break, and sends what was not acknowledged again under the same id.
 */
export class ResumingChatConnection implements ChatConnection {
  readonly #options: ResumingChatConnectionOptions;
  readonly #timing: ChatTiming;
  readonly #listeners = new Set<ChatConnectionListener>();
  readonly #outbox = new Outbox();
  /** Own messages that were acknowledged before their turn in the stream. */
  readonly #aheadOfTurn = new Set<string>();
  #status: ChatStatus = "offline";
  #link: ChatLink | undefined;
  #cursor: number | undefined;
  #caughtUp = false;
  #attempts = 0;
  #tokenSent: string | undefined;
  #needsFreshToken = false;
  #deadline: Timer | undefined;
  #nextAttempt: Timer | undefined;
  #nextSend: Timer | undefined;
  #answer: Timer | undefined;
  #refresh: Timer | undefined;

  constructor(options: ResumingChatConnectionOptions) {
    this.#options = options;
    this.#timing = { ...CHAT_TIMING, ...options.timing };
  }

  get status(): ChatStatus {
    return this.#status;
  }

  start(): void {
    if (this.#status === "offline") this.#connect();
  }

  stop(): void {
    this.#drop();
    this.#setStatus("offline");
  }

  reconnectNow(): void {
    if (this.#status === "connecting" && this.#nextAttempt !== undefined) this.#connect();
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

  markRead(read: { readonly userId: number; readonly upTo: number }): void {
    if (this.#status === "online") this.#say({ event: "markRead", data: read });
  }

  subscribe(listener: ChatConnectionListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #connect(): void {
    this.#drop();
    this.#setStatus("connecting");
    this.#deadline = setTimeout(() => this.#tryLater(), this.#timing.connectWithin);
    const link = this.#options.open({
      onOpen: () => void this.#authenticate(link),
      onText: (text) => {
        if (link === this.#link) this.#hear(text);
      },
      onClose: ({ code, reason }) => {
        if (link === this.#link) this.#onClose(code, reason);
      },
    });
    this.#link = link;
  }

  async #authenticate(link: ChatLink): Promise<void> {
    const token = await this.#options.token({ fresh: this.#needsFreshToken }).catch(() => undefined);
    if (link !== this.#link) return;
    if (token === undefined) return this.#tryLater();
    this.#needsFreshToken = false;
    if (token !== this.#tokenSent) this.#say({ event: "authenticate", data: { token } });
    this.#tokenSent = token;
    this.#refresh = setTimeout(() => void this.#authenticate(link), this.#timing.refreshEvery);
  }

  #hear(text: string): void {
    const frame = chatFrameFromServer.safeParse(parsed(text));
    // A newer server may say things that this page does not know.
    if (frame.success) this.#take(frame.data);
  }

  #take(frame: ChatFrameFromServer): void {
    switch (frame.event) {
      case "authenticated":
        return this.#onAuthenticated(frame.data);
      case "resumed":
        return this.#onResumed(frame.data);
      case "newMessage":
        return this.#onMessage(frame.data);
      case "messageAck":
        return this.#onAck(frame.data);
      case "messageError":
        return this.#onRefusal(frame.data.clientMessageId, frame.data);
      case "read":
        return this.#tell((listener) => listener.onRead?.(frame.data));
      case "error":
        // Only a message can be such that the server can't read it.
        if (frame.data.code !== "bad_frame") return;
        return this.#onRefusal(this.#outbox.underWay?.clientMessageId, { ...frame.data, code: "internal" }, true);
      case "joined":
        return;
    }
  }

  #onAuthenticated({ userId, cursor }: ChatDataFromServer<"authenticated">): void {
    if (this.#status === "online") return; // a fresh token on the same link
    clearTimeout(this.#deadline);
    this.#attempts = 0;
    this.#say({ event: "joinRoom", data: `user_${userId}` });
    if (this.#cursor !== undefined && cursor < this.#cursor) {
      this.#cursor = undefined;
      this.#tell((listener) => listener.onReset?.());
    }
    this.#cursor ??= cursor;
    this.#resume();
    this.#setStatus("online");
  }

  #resume(): void {
    this.#caughtUp = false;
    this.#say({ event: "resume", data: { after: this.#cursor ?? 0 } });
  }

  #onResumed({ messages, cursor, more }: ChatDataFromServer<"resumed">): void {
    for (const message of messages) this.#onMessage(message);
    this.#cursor = Math.max(this.#cursor ?? 0, cursor);
    if (more) return this.#resume();
    this.#caughtUp = true;
    this.#sendNext();
  }

  #onMessage(message: ChatMessageWire): void {
    if (!this.#advance(message.cursor)) return;
    if (message.clientMessageId !== undefined) {
      if (this.#aheadOfTurn.delete(message.clientMessageId)) return;
      // Its acknowledgement was lost, but here is the message itself.
      if (this.#settle(message.clientMessageId, message)) return;
    }
    this.#tell((listener) => listener.onMessage?.(message));
  }

  #onAck({ clientMessageId, id, created_at, cursor }: ChatDataFromServer<"messageAck">): void {
    if (clientMessageId !== null && cursor > (this.#cursor ?? 0) && !this.#advance(cursor)) {
      this.#aheadOfTurn.add(clientMessageId);
    }
    this.#settle(clientMessageId, { id, created_at });
  }

  /**
   * Takes the next place in the stream. A place that was had before is passed over, and so is one before which
   * something is missing: that one comes again when the gap is asked for.
   */
  #advance(cursor: number): boolean {
    const next = (this.#cursor ?? 0) + 1;
    if (cursor > next && this.#caughtUp) this.#resume();
    if (cursor !== next) return false;
    this.#cursor = cursor;
    return true;
  }

  #settle(clientMessageId: string | null, stored: { readonly id: number; readonly created_at: string }): boolean {
    const message = this.#outbox.settle(clientMessageId);
    if (!message) return false;
    this.#tell((listener) => listener.onSent?.({ ...message, id: stored.id, createdAt: stored.created_at }));
    this.#sendNext();
    return true;
  }

  #onRefusal(clientMessageId: string | null | undefined, refusal: MessageRefusal, isFinal = false): void {
    const passes = refusal.code === "rate_limited" || refusal.code === "internal";
    if (passes && !isFinal) {
      this.#outbox.putBack();
      clearTimeout(this.#answer);
      clearTimeout(this.#nextSend);
      this.#nextSend = setTimeout(() => this.#sendNext(), this.#timing.retryFrom);
      return;
    }
    const message = this.#outbox.settle(clientMessageId);
    const { code, message: words } = refusal;
    if (message) this.#tell((listener) => listener.onFailed?.(message, { code, message: words }));
    this.#sendNext();
  }

  #sendNext(): void {
    if (this.#status !== "online" || !this.#caughtUp) return;
    const message = this.#outbox.next();
    if (!message) return;
    const { receiverId, text, clientMessageId } = message;
    const { firebaseUid } = this.#options;
    clearTimeout(this.#answer);
    this.#answer = setTimeout(() => this.#connectUnlessAnswered(message), this.#timing.answerWithin);
    this.#say({
      event: "sendMessage",
      data: { ...(firebaseUid ? { senderFirebaseUid: firebaseUid } : {}), receiverId, message: text, clientMessageId },
    });
  }

  #connectUnlessAnswered(message: OutgoingMessage): void {
    if (this.#outbox.underWay === message) this.#connect();
  }

  #onClose(code: number, reason: string): void {
    if (code === CHAT_CLOSE.notSignedIn) this.#needsFreshToken = true;
    const wished = /^retry-after-ms=([0-9]{1,5})$/u.exec(reason)?.[1];
    this.#tryLater(wished === undefined ? undefined : Number(wished));
  }

  #tryLater(wished?: number): void {
    const { retryFrom, retryTo } = this.#timing;
    // Spread a little, so that those who lost the same server don't all come back in the same instant.
    const wait = Math.min(retryTo, retryFrom * 2 ** this.#attempts * (1 + Math.random() / 2));
    this.#attempts += 1;
    this.#drop();
    this.#setStatus("connecting");
    this.#nextAttempt = setTimeout(() => this.#connect(), wished ?? wait);
  }

  /** Leaves the link and everything that was about it. */
  #drop(): void {
    for (const timer of [this.#deadline, this.#nextAttempt, this.#nextSend, this.#answer, this.#refresh]) {
      clearTimeout(timer);
    }
    this.#nextAttempt = undefined;
    this.#tokenSent = undefined;
    this.#caughtUp = false;
    this.#outbox.putBack();
    const link = this.#link;
    this.#link = undefined;
    link?.close();
  }

  #say(frame: ChatFrameFromClient): void {
    this.#link?.send(JSON.stringify(frame));
  }

  #setStatus(status: ChatStatus): void {
    if (status === this.#status) return;
    this.#status = status;
    this.#tell((listener) => listener.onStatus?.(status));
  }

  #tell(say: (listener: ChatConnectionListener) => void): void {
    for (const listener of [...this.#listeners]) say(listener);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** By what also pages without https have; `crypto.randomUUID` is not there. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
