import { setTimeout as delay } from "node:timers/promises";
import type { UserId } from "../../core/account/mod.ts";
import type { ChatBus, ChatEvent, ChatMessage, ChatStore } from "../../core/chat/mod.ts";
import { FeedReader, type FeedReaderHandlers } from "./feed_reader.ts";
import { PersonFeed } from "./person_feed.ts";

/** How many feeds are refreshed at once after a gap, so that thousands of them leave the store capacity for others. */
const MAX_PARALLEL_REFRESHES = 4;
/** Delay before the store is queried again after it failed. */
const RETRY_DELAY_MS = 500;

interface OpenFeed {
  readonly feed: PersonFeed;
  /** Resolves when the feed knows its stream's head. */
  readonly ready: Promise<void>;
  /** Connected and joining devices. */
  deviceCount: number;
}

/** The feeds of all people with a device on this instance. */
export class PersonFeeds {
  readonly #store: Pick<ChatStore, "listStream">;
  readonly #onFault: (error: unknown) => void;
  readonly #open = new Map<UserId, OpenFeed>();
  readonly #unsubscribe: () => void;
  /** Feeds that may have missed events. */
  readonly #stale = new Set<OpenFeed>();
  #refreshing = false;
  #closed = false;

  constructor(
    ports: { readonly store: Pick<ChatStore, "listStream">; readonly bus: Pick<ChatBus, "subscribe"> },
    onFault: (error: unknown) => void,
  ) {
    this.#store = ports.store;
    this.#onFault = onFault;
    this.#unsubscribe = ports.bus.subscribe({
      onEvent: (event, message) => this.#onEvent(event, message),
      onGap: () => this.#onGap(),
    });
  }

  get people(): number {
    return this.#open.size;
  }

  deviceCount(userId: UserId): number {
    return this.#open.get(userId)?.deviceCount ?? 0;
  }

  /** Adds a device, which gets the messages stored from now on. @throws where the store can't be reached. */
  async join(
    userId: UserId,
    device: { readonly id: string; readonly handlers: FeedReaderHandlers },
  ): Promise<FeedReader> {
    const open = this.#openFeed(userId);
    open.deviceCount += 1;
    try {
      await open.ready;
    } catch (error) {
      this.#removeDevice(open);
      throw error;
    }
    return new FeedReader(open.feed, device.id, device.handlers);
  }

  leave(reader: FeedReader): void {
    reader.close();
    const open = this.#open.get(reader.feed.userId);
    if (open) this.#removeDevice(open);
  }

  close(): void {
    this.#closed = true;
    this.#unsubscribe();
  }

  #openFeed(userId: UserId): OpenFeed {
    let open = this.#open.get(userId);
    if (!open) {
      // Registered for events before it asks for the head, so that it misses none in between.
      const feed = new PersonFeed(userId, this.#store);
      this.#open.set(userId, (open = { feed, ready: feed.refreshHead(), deviceCount: 0 }));
    }
    return open;
  }

  #removeDevice(open: OpenFeed): void {
    open.deviceCount -= 1;
    if (open.deviceCount === 0) this.#open.delete(open.feed.userId);
  }

  #onEvent(event: ChatEvent, message: ChatMessage | undefined): void {
    if (event.kind === "read") {
      const listeners = this.#open.get(event.userId)?.feed.listeners ?? [];
      for (const listener of listeners) listener.onRead(event);
      return;
    }
    if (event.kind === "request") {
      for (const listener of this.#open.get(event.userId)?.feed.listeners ?? []) listener.onRequest(event);
      return;
    }
    if (event.kind === "removed" || event.kind === "household") return; // not of a person's stream
    this.#open.get(event.senderId)?.feed.advanceTo(event.senderCursor, message);
    if (event.receiverCursor > 0) this.#open.get(event.receiverId)?.feed.advanceTo(event.receiverCursor, message);
  }

  #onGap(): void {
    for (const open of this.#open.values()) this.#stale.add(open);
    if (!this.#refreshing) void this.#refreshStale();
  }

  /** Repeats until every feed is fresh: the store is often unavailable when events are lost. Never rejects. */
  async #refreshStale(): Promise<void> {
    this.#refreshing = true;
    while (this.#stale.size > 0 && !this.#closed) {
      const batch = [...this.#stale].slice(0, MAX_PARALLEL_REFRESHES);
      const failed = (await Promise.all(batch.map((open) => this.#refresh(open)))).includes(false);
      if (failed) await delay(RETRY_DELAY_MS, undefined, { ref: false });
    }
    this.#refreshing = false;
  }

  /** @returns whether the store replied. Never rejects. */
  async #refresh(open: OpenFeed): Promise<boolean> {
    this.#stale.delete(open); // first: there may be another gap meanwhile
    if (open.deviceCount === 0) return true;
    try {
      await open.feed.refreshHead();
      return true;
    } catch (error) {
      this.#onFault(error);
      this.#stale.add(open);
      return false;
    }
  }
}
