import type { UserId } from "../../core/account/mod.ts";
import {
  type ChatMessage,
  type ChatStore,
  type Cursor,
  cursorFor,
  MESSAGES_PAGE_SIZE,
  type RequestState,
} from "../../core/chat/mod.ts";

/** How many of the newest messages a feed caches for its devices. */
const MAX_CACHED_MESSAGES = 256;

export interface FeedListener {
  /** The last cursor that the listener has delivered. */
  readonly position: Cursor;
  /** The feed has messages after the listener's position. */
  onAdvanced(): void;
  /** Messages were marked as read. */
  onRead(read: { from: UserId; upTo: number; origin: string | undefined }): void;
  /** The person decided about a message request. */
  onRequest(request: { from: UserId; state: RequestState }): void;
}

/**
 * The end of one person's stream, as this instance knows it. It learns of cursors in any order, with or without their
 * message; its listeners read in order, from its cache or from the store.
 */
export class PersonFeed {
  readonly userId: UserId;
  readonly #store: Pick<ChatStore, "listStream">;
  readonly #listeners = new Set<FeedListener>();
  readonly #cache = new Map<Cursor, ChatMessage>();
  #head: Cursor = 0;
  #loading: { readonly after: Cursor; readonly messages: Promise<ChatMessage[]> } | undefined;

  constructor(userId: UserId, store: Pick<ChatStore, "listStream">) {
    this.userId = userId;
    this.#store = store;
  }

  /** The newest cursor that is known to exist. */
  get head(): Cursor {
    return this.#head;
  }

  get listeners(): ReadonlySet<FeedListener> {
    return this.#listeners;
  }

  add(listener: FeedListener): void {
    this.#listeners.add(listener);
  }

  remove(listener: FeedListener): void {
    this.#listeners.delete(listener);
  }

  /** Notes that the stream reaches to a cursor. */
  advanceTo(cursor: Cursor, message: ChatMessage | undefined): void {
    if (message) this.#cacheMessage(message);
    if (cursor > this.#head) {
      this.#head = cursor;
      for (const listener of this.#listeners) listener.onAdvanced();
    }
    this.#evictDelivered();
  }

  /** Asks the store how far the stream reaches: at the start, and when events may have been missed. */
  async refreshHead(): Promise<void> {
    const { latest } = await this.#store.listStream(this.userId, { after: Number.MAX_SAFE_INTEGER, limit: 1 });
    this.advanceTo(latest, undefined);
  }

  /** The cached messages right after a cursor, in order; none where the next one is not cached. */
  cachedAfter(after: Cursor): ChatMessage[] {
    const messages: ChatMessage[] = [];
    for (let message = this.#cache.get(after + 1); message; message = this.#cache.get(after + 1 + messages.length)) {
      messages.push(message);
    }
    return messages;
  }

  /** At most a page of the messages right after a cursor, from the store. Simultaneous calls share one query. */
  loadAfter(after: Cursor): Promise<ChatMessage[]> {
    if (this.#loading?.after === after) return this.#loading.messages;
    const loading = {
      after,
      messages: this.#store
        .listStream(this.userId, { after, limit: MESSAGES_PAGE_SIZE })
        .then((page) => page.messages)
        .finally(() => {
          if (this.#loading === loading) this.#loading = undefined;
        }),
    };
    this.#loading = loading;
    return loading.messages;
  }

  #cacheMessage(message: ChatMessage): void {
    this.#cache.set(cursorFor(this.userId, message), message);
    const [oldest] = this.#cache.keys();
    if (oldest !== undefined && this.#cache.size > MAX_CACHED_MESSAGES) this.#cache.delete(oldest);
  }

  /** Most messages are delivered at once, and would otherwise fill the memory. */
  #evictDelivered(): void {
    const delivered = Math.min(...[...this.#listeners].map(({ position }) => position));
    for (const cursor of this.#cache.keys()) if (cursor <= delivered) this.#cache.delete(cursor);
  }
}
