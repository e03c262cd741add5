import { CHAT_CLOSE, type ChatFrameFromClient, type ChatFrameFromServer } from "../../wire/chat_frames.ts";
import type { ChatLink, ChatLinkClosed, ChatStatus, OpenChatLink } from "./chat_connection.ts";
import { readServerFrame } from "./server_frame.ts";
import { Timers } from "./timers.ts";

/** All in milliseconds. */
export interface LinkTiming {
  /** How long it may take until the server knows who is there. */
  readonly connectTimeoutMs: number;
  /** The first wait before a new attempt; it doubles up to `retryMaxMs`. */
  readonly retryMinMs: number;
  readonly retryMaxMs: number;
  /** How often it is looked whether there is a newer token; less than the last minutes in which one is renewed. */
  readonly refreshIntervalMs: number;
}

export interface ReconnectingLinkOptions {
  readonly open: OpenChatLink;
  /** The bearer credential; nothing where nobody is signed in, which ends the connection. `fresh` asks for a new one. */
  readonly token: (options: { fresh: boolean }) => Promise<string | undefined>;
  readonly timing: LinkTiming;
}

export interface ReconnectingLinkHandlers {
  /** The server knows who is there. What was said over an earlier link may not have arrived. */
  onUp(person: { readonly userId: number; readonly cursor: number }): void;
  /** The link is gone; a `say` is lost until the next `onUp`. */
  onDown(): void;
  /** Everything that the server says while the link is up. */
  onFrame(frame: ChatFrameFromServer): void;
  onStatus(status: ChatStatus): void;
}

/** Keeps a link to the server up: token first, a new attempt after every break, a newer token before the old runs out. */
export class ReconnectingLink {
  readonly #options: ReconnectingLinkOptions;
  readonly #handlers: ReconnectingLinkHandlers;
  readonly #timers = new Timers<"attempt" | "deadline" | "refresh">();
  #status: ChatStatus = "offline";
  #link: ChatLink | undefined;
  /** A new one for every attempt, so that what belongs to an earlier one is known by it. */
  #attempt = Symbol("attempt");
  #failedAttempts = 0;
  #token: string | undefined;
  #needsFreshToken = false;

  constructor(options: ReconnectingLinkOptions, handlers: ReconnectingLinkHandlers) {
    this.#options = options;
    this.#handlers = handlers;
  }

  get status(): ChatStatus {
    return this.#status;
  }

  start(): void {
    if (this.#status === "offline") void this.#connect();
  }

  stop(): void {
    this.#drop();
    this.#setStatus("offline");
  }

  /** Leaves a link that is no good and tries another at once. */
  restart(): void {
    if (this.#status !== "offline") void this.#connect();
  }

  /** Ends the wait between two attempts. @returns whether there was one. */
  retryNow(): boolean {
    const waiting = this.#timers.isSet("attempt");
    if (waiting) void this.#connect();
    return waiting;
  }

  say(frame: ChatFrameFromClient): void {
    this.#link?.send(JSON.stringify(frame));
  }

  /** Never rejects. */
  async #connect(): Promise<void> {
    this.#drop();
    this.#setStatus("connecting");
    const attempt = this.#attempt;
    this.#timers.after("deadline", this.#options.timing.connectTimeoutMs, () => this.#tryLater());
    try {
      this.#token = await this.#options.token({ fresh: this.#needsFreshToken });
    } catch {
      if (attempt === this.#attempt) this.#tryLater();
      return;
    }
    if (attempt !== this.#attempt) return;
    if (this.#token === undefined) return this.stop();
    this.#link = this.#options.open({
      onOpen: () => this.#authenticate(),
      onText: (text) => {
        const frame = attempt === this.#attempt ? readServerFrame(text) : undefined;
        if (frame) this.#take(frame);
      },
      onClose: (end) => {
        if (attempt === this.#attempt) this.#onClose(end);
      },
    });
  }

  #authenticate(): void {
    if (this.#token !== undefined) this.say({ event: "authenticate", data: { token: this.#token } });
    this.#timers.after("refresh", this.#options.timing.refreshIntervalMs, () => void this.#refresh());
  }

  /** Hands in a newer token, where there is one. Never rejects. */
  async #refresh(): Promise<void> {
    const [attempt, old] = [this.#attempt, this.#token];
    const token = await this.#options.token({ fresh: false }).catch(() => old);
    if (attempt !== this.#attempt) return;
    if (token === undefined) return this.stop();
    this.#token = token;
    if (token !== old) return this.#authenticate();
    this.#timers.after("refresh", this.#options.timing.refreshIntervalMs, () => void this.#refresh());
  }

  #take(frame: ChatFrameFromServer): void {
    if (frame.event !== "authenticated") return this.#handlers.onFrame(frame);
    if (this.#status === "online") return; // a newer token on the same link
    this.#timers.cancel("deadline");
    this.#failedAttempts = 0;
    this.#needsFreshToken = false;
    this.#setStatus("online");
    this.#handlers.onUp(frame.data);
  }

  #onClose({ code, reason }: ChatLinkClosed): void {
    if (code === CHAT_CLOSE.notSignedIn) this.#needsFreshToken = true;
    const wished = /^retry-after-ms=([0-9]{1,5})$/u.exec(reason)?.[1];
    this.#tryLater(wished === undefined ? undefined : Number(wished));
  }

  #tryLater(wished?: number): void {
    const { retryMinMs, retryMaxMs } = this.#options.timing;
    // Spread a little, so that those who lost the same server don't all come back in the same instant.
    const wait = Math.min(retryMaxMs, retryMinMs * 2 ** this.#failedAttempts * (1 + Math.random() / 2));
    this.#failedAttempts += 1;
    this.#drop();
    this.#setStatus("connecting");
    this.#timers.after("attempt", wished ?? wait, () => void this.#connect());
  }

  /** Leaves the link, if there is one, and everything that was about it. */
  #drop(): void {
    this.#timers.cancelAll();
    this.#attempt = Symbol("attempt");
    this.#link?.close();
    this.#link = undefined;
    this.#handlers.onDown();
  }

  #setStatus(status: ChatStatus): void {
    if (status === this.#status) return;
    this.#status = status;
    this.#handlers.onStatus(status);
  }
}
