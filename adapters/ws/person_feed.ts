import type { UserId } from "../../core/account/mod.ts";
import { type ChatMessage, type ChatStore, type Cursor, cursorFor, MESSAGES_PAGE_SIZE } from "../../core/chat/mod.ts";

/** How many of the newest messages a feed keeps at hand for devices that lag, so that they need not ask the store. */
const RECENT_MESSAGES = 256;

/** What wants to know that a feed has grown. */
export interface FeedListener {
  /** Up to where the listener has everything. */
  readonly position: Cursor;
  /** There is more after the place that the listener has. */
  onGrown(): void;
  /** On another device, messages were read. */
  onRead(read: { from: UserId; upTo: number; origin: string | undefined }): void;
}

/**
 * The end of one person's stream as this instance knows it. It is told of places as they come, in any order and with
 * or without the message; those who listen take from it in order, and what it does not have at hand it loads.
 */
export class PersonFeed {
  readonly userId: UserId;
  readonly #store: Pick<ChatStore, "listStream">;
  readonly #listeners = new Set<FeedListener>();
  readonly #recent = new Map<Cursor, ChatMessage>();
  #head: Cursor = 0;
  #loading: { readonly after: Cursor; readonly messages: Promise<ChatMessage[]> } | undefined;

  constructor(userId: UserId, store: Pick<ChatStore, "listStream">) {
    this.userId = userId;
    this.#store = store;
  }

  /** The newest place that is known to exist. */
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

  /** Learns that the stream reaches to a place. */
  announce(cursor: Cursor, message: ChatMessage | undefined): void {
    if (message) this.#remember(message);
    if (cursor > this.#head) {
      this.#head = cursor;
      for (const listener of this.#listeners) listener.onGrown();
    }
    this.#forgetWhatAllHave();
  }

  /** Looks up how far the stream reaches: at the start, and where events may have been missed. */
  async lookUp(): Promise<void> {
    const { latest } = await this.#store.listStream(this.userId, { after: Number.MAX_SAFE_INTEGER, limit: 1 });
    this.announce(latest, undefined);
  }

  /** The messages right after a place that are at hand, in order; none where the next one has to be loaded. */
  atHand(after: Cursor): ChatMessage[] {
    const messages: ChatMessage[] = [];
    for (let message = this.#recent.get(after + 1); message; message = this.#recent.get(after + 1 + messages.length)) {
      messages.push(message);
    }
    return messages;
  }

  /** The messages right after a place, from the store; at most a page. Devices that ask at once share the answer. */
  load(after: Cursor): Promise<ChatMessage[]> {
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

  #remember(message: ChatMessage): void {
    this.#recent.set(cursorFor(this.userId, message), message);
    const [oldest] = this.#recent.keys();
    if (oldest !== undefined && this.#recent.size > RECENT_MESSAGES) this.#recent.delete(oldest);
  }

  /** Most messages are told the moment they come. Kept by everybody who is there, they would fill the memory. */
  #forgetWhatAllHave(): void {
    const all = Math.min(...[...this.#listeners].map(({ position }) => position));
    for (const cursor of this.#recent.keys()) if (cursor <= all) this.#recent.delete(cursor);
  }
}
