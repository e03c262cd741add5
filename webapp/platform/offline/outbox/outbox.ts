import { t } from "@lingui/core/macro";
import { ApiError } from "../../api/api_error.ts";
import { inQueue, nextBatch, type OutboxBatch, QUEUES, type Queue, queueOf } from "./outbox_batch.ts";
import type { MessageAction, OutboxAction, OutboxEntry } from "./outbox_entry.ts";
import { type Attempt, OutboxSender } from "./outbox_sender.ts";
import type { OutboxStore } from "./outbox_store.ts";

/** Failed attempts before the person is notified. The chat's connection breaks often, and is back a second later. */
const PATIENCE: Readonly<Record<Queue, number>> = { requests: 0, messages: 1, posts: 0 };
/** Most entries of a person. */
export const OUTBOX_MAX = 1_000;
/** The error code of an action that is refused because the outbox is full. */
export const OUTBOX_FULL = "outbox_full";

export interface OutboxSnapshot {
  /** In the order in which they were made. */
  readonly entries: readonly OutboxEntry[];
  /** Whether the last attempt failed. */
  readonly isFailing: boolean;
  /** Whether the device has no room for all entries: those would be lost with the page. */
  readonly isNotPersisted: boolean;
}

export const NOTHING_UNSENT: OutboxSnapshot = { entries: [], isFailing: false, isNotPersisted: false };

export interface OutboxOptions {
  readonly personId: string;
  /** Loads the store's code at the first use. */
  openStore(): Promise<OutboxStore>;
  /**
   * Sends a batch. It may be sent again, although the server has it: the reply can be lost. `isFirst`: the person waits for the
   * first attempt.
   *
   * @throws {ApiError} if the server does not have it
   */
  send(batch: OutboxBatch, options: { readonly isFirst: boolean }): Promise<void>;
  /** Adds to an action the expected state: the data on the person's screen. */
  prepare?(action: OutboxAction, entries: readonly OutboxEntry[]): OutboxAction;
  /** Another tab has sent or discarded an action. Default: nothing. */
  onGoneElsewhere?(action: OutboxAction): void;
  /** False while an attempt would be in vain. Default: always true. */
  isOnline?(): boolean;
  /** Default 2,000. */
  readonly backoffMinMs?: number;
  /** The server could not be reached with a batch. Default: nothing. */
  onUnreachable?(batch: OutboxBatch): void;
  /** The server does not take entries. @returns whether they are dropped; otherwise they wait for the person. */
  onRefused(error: ApiError, batch: OutboxBatch): boolean;
  /** An id that no other device makes. */
  newId(): string;
  /** ISO 8601 in UTC. */
  now(): string;
  log(message: string, error: unknown): void;
}

/** Sends a message. @throws {ApiError} if the server does not have it */
export type SendMessage = (message: OutboxEntry<MessageAction>) => Promise<void>;

interface Waiter {
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * The actions of a person that the server does not have yet. An action is stored on the device, applied optimistically, and
 * sent in order by one tab at a time until the server has it: `docs/decisions/0034-one-outbox.md`.
 */
export class Outbox {
  readonly #options: OutboxOptions;
  readonly #subscribers = new Set<() => void>();
  #snapshot = NOTHING_UNSENT;
  #store: Promise<OutboxStore> | undefined;
  /** The store's calls, one after the other, so that a list never misses earlier writes. */
  #calls: Promise<unknown> = Promise.resolve();
  /** Entries that the store does not have. */
  readonly #unstored = new Map<string, OutboxEntry>();
  /** Entries that are sent or discarded, whatever the store still lists. */
  readonly #gone = new Set<string>();
  readonly #waiters = new Map<string, Waiter>();
  readonly #senders: Readonly<Record<Queue, OutboxSender>>;
  #send: SendMessage | undefined;
  #stopWatching: (() => void) | undefined;
  #isOver = false;

  constructor(options: OutboxOptions) {
    this.#options = options;
    this.#senders = {
      requests: this.#sender("requests"),
      messages: this.#sender("messages"),
      posts: this.#sender("posts"),
    };
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#subscribers.add(onChange);
    return () => this.#subscribers.delete(onChange);
  };

  readonly snapshot = (): OutboxSnapshot => this.#snapshot;

  /** Applies, stores and sends an action. */
  add(made: OutboxAction, id = this.#options.newId()): OutboxEntry {
    const action = this.#options.prepare?.(made, this.#snapshot.entries) ?? made;
    const entry: OutboxEntry = { id, madeAt: this.#options.now(), action };
    if (this.#snapshot.entries.length >= OUTBOX_MAX) {
      const error = new ApiError(t`Too much waits to be sent. Connect first.`, { status: 507, code: OUTBOX_FULL });
      this.#options.onRefused(error, { lane: action.kind, entries: [entry], action });
      this.#settle(id, (waiter) => waiter.reject(error));
      return entry;
    }
    this.#gone.delete(id);
    this.#unstored.set(id, entry);
    this.#set({ entries: [...this.#snapshot.entries.filter((known) => known.id !== id), entry] });
    void this.#persist(entry);
    void this.send(queueOf(action));
    return entry;
  }

  /**
   * Does the same, and waits for the first attempt to send it. If the server could not be reached, it stays queued.
   *
   * @returns the action as the outbox has it.
   * @throws {ApiError} if the server refused it. Then the action is discarded.
   */
  async perform(made: OutboxAction): Promise<OutboxAction> {
    const id = this.#options.newId();
    const performed = new Promise<void>((resolve, reject) => this.#waiters.set(id, { resolve, reject }));
    const { action } = this.add(made, id);
    await performed;
    return action;
  }

  /**
   * Sends all entries, at once; those of one queue if it is given. @returns whether all are sent that the server may still
   * accept.
   */
  async send(queue?: Queue): Promise<boolean> {
    const queues = queue ? [queue] : QUEUES;
    await Promise.all(queues.map((each) => this.#senders[each].send()));
    return this.#snapshot.entries.every((entry) => entry.refusal || !queues.some((each) => inQueue(entry, each)));
  }

  /** Sends queued messages with `send` from now on. Without it they stay queued. @returns a function that ends it. */
  sendMessagesWith(send: SendMessage): () => void {
    this.#send = send;
    void this.send("messages");
    return () => {
      if (this.#send === send) this.#send = undefined;
    };
  }

  /** Sends a refused entry again; `action` replaces its own. */
  resend(id: string, action?: OutboxAction): void {
    const known = this.#snapshot.entries.find((entry) => entry.id === id);
    if (!known) return;
    const entry: OutboxEntry = { id, madeAt: known.madeAt, action: action ?? known.action };
    this.#replace(entry);
    void this.#persist(entry);
    void this.send(queueOf(entry.action));
  }

  /** Drops an entry: it is never sent. */
  discard(id: string): void {
    this.#drop([id]);
  }

  /** Reads and sends stored entries. Needed again after {@linkcode stop}. */
  start(): void {
    this.#isOver = false;
    for (const sender of Object.values(this.#senders)) sender.start();
    void this.#watch();
    void this.send();
  }

  /** Ends the outbox. Unsent entries stay on the device. */
  stop(): void {
    this.#isOver = true;
    for (const sender of Object.values(this.#senders)) sender.stop();
    this.#stopWatching?.();
    this.#stopWatching = undefined;
  }

  /** Deletes all that was not sent, for Log out. */
  async forget(): Promise<void> {
    this.stop();
    this.#unstored.clear();
    this.#set(NOTHING_UNSENT);
    await this.#call((store) => store.forget(this.#options.personId));
  }

  async #watch(): Promise<void> {
    const store = await this.#open();
    if (this.#isOver || !store) return;
    this.#stopWatching?.();
    this.#stopWatching = store.watch(this.#options.personId, () => void this.#read());
  }

  #sender(queue: Queue): OutboxSender {
    return new OutboxSender({
      exclusively: async (act) => {
        const store = await this.#open();
        if (!store) return act();
        await store.exclusively({ personId: this.#options.personId, queue }, act);
      },
      read: async () => {
        // There may be room again.
        if (this.#snapshot.isNotPersisted) for (const entry of this.#unstored.values()) void this.#persist(entry);
        await this.#read();
      },
      next: (held) => {
        if (queue === "messages" && !this.#send) return undefined;
        return nextBatch(this.#snapshot.entries, { queue, held });
      },
      attempt: async (batch) => {
        const attempt = await this.#attempt(batch);
        // Sent entries are removed before the next are sent, here or by another tab. Otherwise a browser that ended in
        // between would send one again, after a later one for which the device had no room.
        await this.#calls;
        return attempt;
      },
      onPassed: () => this.#set({}),
      onEnd: () => this.#storeWaiting(queue),
      backoffMinMs: this.#options.backoffMinMs,
      log: (message, error) => this.#options.log(message, error),
    });
  }

  /** The person need not wait any longer: it is sent later. */
  #storeWaiting(queue: Queue): void {
    for (const entry of this.#snapshot.entries) {
      if (inQueue(entry, queue)) this.#settle(entry.id, (waiter) => waiter.resolve());
    }
  }

  async #attempt(batch: OutboxBatch): Promise<Attempt> {
    try {
      if (this.#options.isOnline?.() !== false) {
        await this.#sendBatch(batch);
        this.#drop(batch.entries.map(({ id }) => id));
        return "gone";
      }
    } catch (error) {
      if (isAnswer(error)) return this.#refuse(error, batch) ? "gone" : "later";
      this.#options.log("Cannot send what was done offline", error);
    }
    this.#options.onUnreachable?.(batch);
    return "unreachable";
  }

  async #sendBatch(batch: OutboxBatch): Promise<void> {
    const [first] = batch.entries;
    if (first && isMessage(first)) return this.#send?.(first);
    await this.#options.send(batch, { isFirst: batch.entries.some(({ id }) => this.#waiters.has(id)) });
  }

  /** @returns false if the same entries may be taken later. */
  #refuse(error: ApiError, batch: OutboxBatch): boolean {
    const isWaited = batch.entries.some(({ id }) => this.#waiters.has(id));
    // The person is on the screen that reports the failure.
    for (const { id } of batch.entries) this.#settle(id, (waiter) => waiter.reject(error));
    const isFinal = isWaited || (error.isFromServer && !error.isTransient);
    if (!isWaited) this.#options.log("The server does not take what was done offline", error);
    if (isWaited || (isFinal && this.#options.onRefused(error, batch))) {
      this.#drop(batch.entries.map(({ id }) => id));
    } else if (isFinal) {
      const { code, message, until } = error;
      for (const entry of batch.entries) {
        // Discarded meanwhile.
        if (this.#gone.has(entry.id)) continue;
        const refused = { ...entry, refusal: { code, message, ...(until !== undefined && { until }) } };
        this.#replace(refused);
        void this.#persist(refused);
      }
    }
    return isFinal;
  }

  async #read(): Promise<void> {
    await this.#call(async (store) => {
      const listed = await store.list(this.#options.personId);
      if (this.#isOver) return;
      const known = listed.filter(({ id }) => !this.#gone.has(id)).slice(0, OUTBOX_MAX);
      const ids = new Set(known.map(({ id }) => id));
      const unstored = [...this.#unstored.values()].filter(({ id }) => !ids.has(id));
      const entries = known.map((entry) => this.#unstored.get(entry.id) ?? entry);
      const gone = this.#snapshot.entries.filter(({ id }) => !ids.has(id) && !this.#unstored.has(id));
      this.#set({ entries: [...entries, ...unstored] });
      for (const { action } of gone) this.#options.onGoneElsewhere?.(action);
      for (const id of this.#waiters.keys()) {
        // Another tab has sent it.
        if (!this.#snapshot.entries.some((entry) => entry.id === id)) this.#settle(id, (one) => one.resolve());
      }
    });
  }

  #replace(entry: OutboxEntry): void {
    this.#unstored.set(entry.id, entry);
    this.#set({ entries: this.#snapshot.entries.map((known) => (known.id === entry.id ? entry : known)) });
  }

  /** Stores an entry, after those of its kind for which there was no room before, so that the order stays. */
  async #persist(entry: OutboxEntry): Promise<void> {
    const isStored = await this.#call(async (store) => {
      // Stored, sent, discarded or replaced since.
      if (this.#unstored.get(entry.id) !== entry) return;
      const ofKind = [...this.#unstored.values()].filter(({ action }) => action.kind === entry.action.kind);
      for (const each of ofKind.slice(0, ofKind.indexOf(entry) + 1)) {
        await store.put(this.#options.personId, each);
        if (this.#unstored.get(each.id) === each) this.#unstored.delete(each.id);
      }
    });
    this.#set({ isNotPersisted: isStored ? this.#snapshot.isNotPersisted && this.#unstored.size > 0 : true });
  }

  #drop(ids: readonly string[]): void {
    for (const id of ids) {
      this.#gone.add(id);
      this.#unstored.delete(id);
      this.#settle(id, (waiter) => waiter.resolve());
    }
    const { entries, isNotPersisted } = this.#snapshot;
    this.#set({
      entries: entries.filter(({ id }) => !ids.includes(id)),
      isNotPersisted: isNotPersisted && this.#unstored.size > 0,
    });
    void this.#call(async (store) => {
      await store.remove(this.#options.personId, ids);
      for (const id of ids) this.#gone.delete(id);
    });
  }

  /** Calls the store, after earlier calls. @returns false if it failed: private windows and full disks refuse. */
  #call(act: (store: OutboxStore) => Promise<void>): Promise<boolean> {
    const called = this.#calls.then(async () => {
      const store = await this.#open();
      if (!store) return false;
      try {
        await act(store);
        return true;
      } catch (error) {
        this.#options.log("Cannot persist unsent actions", error);
        return false;
      }
    });
    this.#calls = called;
    return called;
  }

  async #open(): Promise<OutboxStore | undefined> {
    try {
      return await (this.#store ??= this.#options.openStore());
    } catch (error) {
      this.#store = undefined;
      this.#options.log("Cannot open the outbox", error);
      return undefined;
    }
  }

  #settle(id: string, how: (waiter: Waiter) => void): void {
    const waiter = this.#waiters.get(id);
    this.#waiters.delete(id);
    if (waiter) how(waiter);
  }

  #set(changes: Partial<Omit<OutboxSnapshot, "isFailing">>): void {
    const before = this.#snapshot;
    const { entries = before.entries, isNotPersisted = before.isNotPersisted } = changes;
    const isFailing = entries.some(
      (entry) => !entry.refusal && this.#senders[queueOf(entry.action)].failures > PATIENCE[queueOf(entry.action)],
    );
    if (entries === before.entries && isNotPersisted === before.isNotPersisted && isFailing === before.isFailing)
      return;
    this.#snapshot = { entries, isNotPersisted, isFailing };
    for (const onChange of this.#subscribers) onChange();
  }
}

function isMessage(entry: OutboxEntry): entry is OutboxEntry<MessageAction> {
  return entry.action.kind === "message";
}

/** Whether the server has answered that it failed or refuses. A session that has ended is no fault of an entry. */
function isAnswer(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status >= 400 && error.status !== 401;
}
