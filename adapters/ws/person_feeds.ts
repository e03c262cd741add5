import { setTimeout as delay } from "node:timers/promises";
import type { UserId } from "../../core/account/mod.ts";
import type { ChatBus, ChatEvent, ChatMessage, ChatStore } from "../../core/chat/mod.ts";
import { FeedReader, type FeedReaderHandlers } from "./feed_reader.ts";
import { PersonFeed } from "./person_feed.ts";

/** How many feeds are looked up at once after a gap, so that thousands of them leave the store to others too. */
const LOOK_UPS_AT_ONCE = 4;
/** How long to wait before the store is asked again after it failed, in milliseconds. */
const RETRY_AFTER = 500;

interface OpenFeed {
  readonly feed: PersonFeed;
  /** Resolves when the feed knows how far the stream reached when the first device came. */
  readonly ready: Promise<void>;
  /** Devices in it or on their way in. */
  devices: number;
}

/** The feeds of everybody who has a device on this instance. */
export class PersonFeeds {
  readonly #store: Pick<ChatStore, "listStream">;
  readonly #onFault: (error: unknown) => void;
  readonly #open = new Map<UserId, OpenFeed>();
  readonly #unsubscribe: () => void;
  /** Those that may have missed something. */
  readonly #behind = new Set<OpenFeed>();
  #catchingUp = false;
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

  /** How many people have a device here. */
  get people(): number {
    return this.#open.size;
  }

  /** How many devices of a person are here. */
  devicesOf(userId: UserId): number {
    return this.#open.get(userId)?.devices ?? 0;
  }

  /** Lets a device in. What is stored from now on is delivered to it. @throws where the store can't be asked. */
  async join(
    userId: UserId,
    device: { readonly id: string; readonly handlers: FeedReaderHandlers },
  ): Promise<FeedReader> {
    const open = this.#openFeed(userId);
    open.devices += 1;
    try {
      await open.ready;
    } catch (error) {
      this.#depart(open);
      throw error;
    }
    return new FeedReader(open.feed, device.id, device.handlers);
  }

  leave(reader: FeedReader): void {
    reader.close();
    const open = this.#open.get(reader.feed.userId);
    if (open) this.#depart(open);
  }

  close(): void {
    this.#closed = true;
    this.#unsubscribe();
  }

  #openFeed(userId: UserId): OpenFeed {
    let open = this.#open.get(userId);
    if (!open) {
      // It hears of events before it asks how far the stream reaches, so that nothing falls between the two.
      const feed = new PersonFeed(userId, this.#store);
      this.#open.set(userId, (open = { feed, ready: feed.lookUp(), devices: 0 }));
    }
    return open;
  }

  #depart(open: OpenFeed): void {
    open.devices -= 1;
    if (open.devices === 0) this.#open.delete(open.feed.userId);
  }

  #onEvent(event: ChatEvent, message: ChatMessage | undefined): void {
    if (event.kind === "read") {
      const listeners = this.#open.get(event.userId)?.feed.listeners ?? [];
      for (const listener of listeners) listener.onRead(event);
      return;
    }
    this.#open.get(event.senderId)?.feed.announce(event.senderCursor, message);
    this.#open.get(event.receiverId)?.feed.announce(event.receiverCursor, message);
  }

  #onGap(): void {
    for (const open of this.#open.values()) this.#behind.add(open);
    if (!this.#catchingUp) void this.#catchUp();
  }

  /** Until every feed knows how far its stream reaches: a gap often comes of a store that can't be asked. Never rejects. */
  async #catchUp(): Promise<void> {
    this.#catchingUp = true;
    while (this.#behind.size > 0 && !this.#closed) {
      const some = [...this.#behind].slice(0, LOOK_UPS_AT_ONCE);
      const failed = (await Promise.all(some.map((open) => this.#lookUpAgain(open)))).includes(false);
      if (failed) await delay(RETRY_AFTER, undefined, { ref: false });
    }
    this.#catchingUp = false;
  }

  /** @returns whether the store answered. Never rejects. */
  async #lookUpAgain(open: OpenFeed): Promise<boolean> {
    this.#behind.delete(open); // first: there may be another gap meanwhile
    if (open.devices === 0) return true;
    try {
      await open.feed.lookUp();
      return true;
    } catch (error) {
      this.#onFault(error);
      this.#behind.add(open);
      return false;
    }
  }
}
