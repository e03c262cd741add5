import { CHAT_CLOSE, type ChatFrameFromClient, type ChatFrameFromServer } from "../../../wire/chat/chat_frames.ts";
import type { ChatLink, ChatLinkClosed, ChatStatus, OpenChatLink } from "./chat_connection.ts";
import { parseServerFrame } from "./server_frame.ts";
import { Timers } from "./timers.ts";

export interface LinkTiming {
  /** Time limit for opening a link and authenticating. */
  readonly connectTimeoutMs: number;
  /** Wait before the first new attempt; it doubles up to `backoffMaxMs`. */
  readonly backoffMinMs: number;
  readonly backoffMaxMs: number;
}

export interface ReconnectingLinkOptions {
  readonly open: OpenChatLink;
  /** Whether the person is signed in, which ends the connection if not. `wasRefused`: the server has refused the last link. */
  readonly isSignedIn: (options: { wasRefused: boolean }) => Promise<boolean>;
  readonly timing: LinkTiming;
}

export interface ReconnectingLinkHandlers {
  /** The server has authenticated the link. Frames sent over an earlier link may be lost. */
  onUp(person: { readonly userId: number; readonly cursor: number }): void;
  /** The link is closed; frames are lost until the next `onUp`. */
  onDown(): void;
  /** Called for every frame except `authenticated`. */
  onFrame(frame: ChatFrameFromServer): void;
  onStatus(status: ChatStatus): void;
}

/** A link to the server that is authenticated by the session's cookie. It reconnects after every break, with back-off. */
export class ReconnectingLink {
  readonly #options: ReconnectingLinkOptions;
  readonly #handlers: ReconnectingLinkHandlers;
  readonly #timers = new Timers<"attempt" | "deadline">();
  #status: ChatStatus = "offline";
  #link: ChatLink | undefined;
  /** New for every attempt, so that events of an earlier attempt can be ignored. */
  #attempt = Symbol("attempt");
  #failedAttempts = 0;
  #wasRefused = false;

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

  /** Replaces a broken link at once. */
  restart(): void {
    if (this.#status !== "offline") void this.#connect();
  }

  /** Ends the wait between two attempts. @returns whether it was waiting. */
  retryNow(): boolean {
    const isWaiting = this.#timers.isSet("attempt");
    if (isWaiting) void this.#connect();
    return isWaiting;
  }

  send(frame: ChatFrameFromClient): void {
    this.#link?.send(JSON.stringify(frame));
  }

  /** Never rejects. */
  async #connect(): Promise<void> {
    this.#drop();
    this.#setStatus("connecting");
    const attempt = this.#attempt;
    this.#timers.set("deadline", this.#options.timing.connectTimeoutMs, () => this.#tryLater());
    const signedIn = await this.#options.isSignedIn({ wasRefused: this.#wasRefused }).catch(() => "unknown" as const);
    if (attempt !== this.#attempt) return;
    if (signedIn === "unknown") return this.#tryLater();
    if (!signedIn) return this.stop();
    this.#link = this.#options.open({
      onText: (text) => {
        const frame = attempt === this.#attempt ? parseServerFrame(text) : undefined;
        if (frame) this.#onFrame(frame);
      },
      onClose: (end) => {
        if (attempt === this.#attempt) this.#onClose(end);
      },
    });
  }

  #onFrame(frame: ChatFrameFromServer): void {
    if (frame.event !== "authenticated") return this.#handlers.onFrame(frame);
    this.#timers.cancel("deadline");
    this.#failedAttempts = 0;
    this.#wasRefused = false;
    this.#setStatus("online");
    this.#handlers.onUp(frame.data);
  }

  #onClose({ code, reason }: ChatLinkClosed): void {
    if (code === CHAT_CLOSE.notSignedIn) this.#wasRefused = true;
    const requestedMs = /^retry-after-ms=([0-9]{1,5})$/u.exec(reason)?.[1];
    this.#tryLater(requestedMs === undefined ? undefined : Number(requestedMs));
  }

  #tryLater(requestedMs?: number): void {
    const { backoffMinMs, backoffMaxMs } = this.#options.timing;
    // Random, so that clients of the same failed server don't all reconnect at the same moment.
    const waitMs = Math.min(backoffMaxMs, backoffMinMs * 2 ** this.#failedAttempts * (1 + Math.random() / 2));
    this.#failedAttempts += 1;
    this.#drop();
    this.#setStatus("connecting");
    this.#timers.set("attempt", requestedMs ?? waitMs, () => void this.#connect());
  }

  /** Closes the link, if any, and cancels its timers. */
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
