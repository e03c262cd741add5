import type { UserId } from "../../core/account/mod.ts";
import { type ChatMessage, type Cursor, cursorFor } from "../../core/chat/mod.ts";
import type { FeedListener, PersonFeed } from "./person_feed.ts";

/** How long to wait before the store is asked again after it failed, in milliseconds. */
const RETRY_AFTER = 1_000;

/** Where a device's reader hands over what it reads. */
export interface FeedReaderHandlers {
  /** Gets every message once, in the order of cursors, without a gap. */
  onMessage(message: ChatMessage): void;
  /** Gets the marks that other devices set. */
  onRead(read: { from: UserId; upTo: number }): void;
  onFault(error: unknown): void;
}

/**
 * One device's place in its person's feed. Whatever happens at once elsewhere, the device is told in the order of
 * cursors and without gaps, so that the last cursor it heard is always a safe place to resume from.
 */
export class FeedReader implements FeedListener {
  readonly #feed: PersonFeed;
  readonly #device: string;
  readonly #handlers: FeedReaderHandlers;
  #position: Cursor;
  #reading = false;
  #closed = false;
  #held = false;
  #holdTimer: NodeJS.Timeout | undefined;
  #retry: NodeJS.Timeout | undefined;

  /** Starts at the feed's end. @param device the name under which this device sets marks. */
  constructor(feed: PersonFeed, device: string, handlers: FeedReaderHandlers) {
    this.#feed = feed;
    this.#device = device;
    this.#handlers = handlers;
    this.#position = feed.head;
    feed.add(this);
  }

  /** The last place that the device was told of, or caught up to. */
  get position(): Cursor {
    return this.#position;
  }

  get feed(): PersonFeed {
    return this.#feed;
  }

  onGrown(): void {
    void this.#read();
  }

  onRead({ from, upTo, origin }: { from: UserId; upTo: number; origin: string | undefined }): void {
    if (origin !== this.#device) this.#handlers.onRead({ from, upTo });
  }

  /** Delivers nothing until {@linkcode release}, or until so many milliseconds have passed, where given. */
  hold(milliseconds?: number): void {
    if (this.#closed) return;
    this.#held = true;
    clearTimeout(this.#holdTimer);
    if (milliseconds !== undefined) this.#holdTimer = setTimeout(() => this.release(), milliseconds);
  }

  release(): void {
    this.#held = false;
    clearTimeout(this.#holdTimer);
    void this.#read();
  }

  /** The device got everything up to a place in another way. */
  skipTo(cursor: Cursor): void {
    this.#position = Math.max(this.#position, cursor);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#holdTimer);
    clearTimeout(this.#retry);
    this.#feed.remove(this);
  }

  get #mayRead(): boolean {
    return !this.#closed && !this.#held && this.#position < this.#feed.head;
  }

  async #read(): Promise<void> {
    if (this.#reading) return;
    this.#reading = true;
    try {
      while (this.#mayRead) {
        const { head } = this.#feed;
        const atHand = this.#feed.atHand(this.#position);
        const messages = atHand.length > 0 ? atHand : await this.#feed.load(this.#position);
        // A place without a message can only be one that was taken out of the database by hand.
        if (messages.length === 0) this.skipTo(head);
        for (const message of messages) this.#deliver(message);
      }
    } catch (error) {
      this.#handlers.onFault(error);
      clearTimeout(this.#retry);
      this.#retry = setTimeout(() => void this.#read(), RETRY_AFTER);
    } finally {
      this.#reading = false;
    }
  }

  /** Skips what came in another way while it was loaded, and waits where the device was put on hold meanwhile. */
  #deliver(message: ChatMessage): void {
    const cursor = cursorFor(this.#feed.userId, message);
    if (!this.#mayRead || cursor <= this.#position) return;
    this.#position = cursor;
    this.#handlers.onMessage(message);
  }
}
