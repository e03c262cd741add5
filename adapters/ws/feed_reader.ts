import type { UserId } from "../../core/account/mod.ts";
import { type ChatMessage, type Cursor, cursorFor, type RequestState } from "../../core/chat/mod.ts";
import type { FeedListener, PersonFeed } from "./person_feed.ts";

/** Delay before the store is queried again after it failed. */
const RETRY_DELAY_MS = 1_000;

export interface FeedReaderHandlers {
  /** Called with every message once, in the order of cursors, without gaps. */
  onMessage(message: ChatMessage): void;
  /** Called when another of the person's devices marks messages as read. */
  onRead(read: { from: UserId; upTo: number }): void;
  /** Called when the person decides about a message request, on whatever device. */
  onRequest(request: { from: UserId; state: RequestState }): void;
  onFault(error: unknown): void;
}

/**
 * One device's position in its person's feed. The device gets messages in the order of cursors and without gaps, so
 * that it can always resume from the last cursor that it received.
 */
export class FeedReader implements FeedListener {
  readonly #feed: PersonFeed;
  readonly #device: string;
  readonly #handlers: FeedReaderHandlers;
  #position: Cursor;
  #reading = false;
  #closed = false;
  #paused = false;
  #pauseTimer: NodeJS.Timeout | undefined;
  #retry: NodeJS.Timeout | undefined;

  /** Starts at the feed's end. @param device identifies this device's own read marks. */
  constructor(feed: PersonFeed, device: string, handlers: FeedReaderHandlers) {
    this.#feed = feed;
    this.#device = device;
    this.#handlers = handlers;
    this.#position = feed.head;
    feed.add(this);
  }

  /** The last cursor that the device received. */
  get position(): Cursor {
    return this.#position;
  }

  get feed(): PersonFeed {
    return this.#feed;
  }

  onAdvanced(): void {
    void this.#read();
  }

  onRead({ from, upTo, origin }: { from: UserId; upTo: number; origin: string | undefined }): void {
    if (origin !== this.#device) this.#handlers.onRead({ from, upTo });
  }

  onRequest(request: { from: UserId; state: RequestState }): void {
    this.#handlers.onRequest(request);
  }

  /** Delivers nothing until {@linkcode resumeDelivery}, or for at most `timeoutMs`. */
  pauseDelivery(timeoutMs?: number): void {
    if (this.#closed) return;
    this.#paused = true;
    clearTimeout(this.#pauseTimer);
    if (timeoutMs !== undefined) this.#pauseTimer = setTimeout(() => this.resumeDelivery(), timeoutMs);
  }

  resumeDelivery(): void {
    this.#paused = false;
    clearTimeout(this.#pauseTimer);
    void this.#read();
  }

  /** Skips the messages up to a cursor, which the device received in another way. */
  skipTo(cursor: Cursor): void {
    this.#position = Math.max(this.#position, cursor);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#pauseTimer);
    clearTimeout(this.#retry);
    this.#feed.remove(this);
  }

  get #mayRead(): boolean {
    return !this.#closed && !this.#paused && this.#position < this.#feed.head;
  }

  async #read(): Promise<void> {
    if (this.#reading) return;
    this.#reading = true;
    try {
      while (this.#mayRead) {
        const { head } = this.#feed;
        const cached = this.#feed.cachedAfter(this.#position);
        const messages = cached.length > 0 ? cached : await this.#feed.loadAfter(this.#position);
        // Cursors without a message: its sender was blocked, or it was deleted from the database by hand.
        if (messages.length === 0) this.skipTo(head);
        for (const message of messages) this.#deliver(message);
      }
    } catch (error) {
      this.#handlers.onFault(error);
      clearTimeout(this.#retry);
      this.#retry = setTimeout(() => void this.#read(), RETRY_DELAY_MS);
    } finally {
      this.#reading = false;
    }
  }

  /** Skips a message that the device received while it was loaded. Does nothing while delivery is paused. */
  #deliver(message: ChatMessage): void {
    const cursor = cursorFor(this.#feed.userId, message);
    if (!this.#mayRead || cursor <= this.#position) return;
    this.#position = cursor;
    this.#handlers.onMessage(message);
  }
}
