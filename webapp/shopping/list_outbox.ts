import { EMPTY_LIST, mergeLists, type ShoppingList } from "../../core/shopping/mod.ts";
import { ApiError } from "../api/api_error.ts";
import type { ShoppingApi, ShoppingChangeReply } from "../api/shopping_api.ts";
import type { DeviceStorage } from "../kitchen_timers/device_storage.ts";

/** Wait before what was not sent is sent again. */
const RETRY_DELAY_MS = 5_000;
/** Most entries, and most removals, of one request. */
const SENT_MAX = 200;

/** What a {@linkcode ListOutbox} shows. */
export interface OutboxSnapshot {
  /** What the server does not have yet. Merge it into the list that is shown. */
  readonly unsent: ShoppingList;
  /** Whether the last attempt failed. */
  readonly isFailing: boolean;
}

/** What a {@linkcode ListOutbox} needs. */
export interface ListOutboxOptions {
  readonly api: Pick<ShoppingApi, "change">;
  readonly storage: DeviceStorage;
  readonly personId: string;
  /** Default 5,000. */
  readonly retryDelayMs?: number;
  /** The server has stored a change. Called before the change leaves the outbox. */
  onStored(reply: ShoppingChangeReply): void | Promise<void>;
  /** The person is in another household by now, so what was for the list of the former one has left the outbox. */
  onOtherHousehold(): void;
  /** The server will never store a change, which has left the outbox. */
  onRefused(error: ApiError): void;
  log(message: string, error: unknown): void;
}

/**
 * A person's changes of the shopping list that the server does not have yet. They are kept on the device, over a reload too, and
 * sent until the server has them. A change may be sent twice, because merging repeats nothing.
 */
export class ListOutbox {
  readonly #options: ListOutboxOptions;
  readonly #key: string;
  readonly #subscribers = new Set<() => void>();
  #snapshot: OutboxSnapshot;
  /** Whose list the unsent changes are for; undefined if it is not known. */
  #householdId: number | undefined;
  #sending: Promise<void> | undefined;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;

  constructor(options: ListOutboxOptions) {
    this.#options = options;
    this.#key = `weekplate-unsent-list-${options.personId}`;
    const { householdId, ...unsent } = this.#read();
    this.#snapshot = { unsent, isFailing: false };
    this.#householdId = householdId;
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#subscribers.add(onChange);
    return () => this.#subscribers.delete(onChange);
  };

  readonly snapshot = (): OutboxSnapshot => this.#snapshot;

  /** Shows, keeps and sends a change of this household's list. */
  add(change: ShoppingList, { householdId }: { householdId?: number | undefined } = {}): void {
    const isOther = this.#householdId !== undefined && householdId !== undefined && this.#householdId !== householdId;
    if (isOther && !isEmpty(this.#snapshot.unsent)) this.#leaveHousehold();
    this.#householdId = householdId ?? this.#householdId;
    // Another tab may have added its own.
    this.#write(mergeLists(this.#read(), change));
    this.#set({ unsent: mergeLists(this.#snapshot.unsent, change) });
    void this.send();
  }

  /** Sends what there is, at once. @returns whether the server has all of it. */
  async send(): Promise<boolean> {
    clearTimeout(this.#retryTimer);
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined;
    });
    await this.#sending;
    return isEmpty(this.#snapshot.unsent);
  }

  /** Sends what was kept from before. Needed again after {@linkcode stop}. */
  start(): void {
    this.#isOver = false;
    void this.send();
  }

  /** Ends the outbox. `forget` also deletes what was not sent, for Log out. */
  stop({ forget }: { forget: boolean }): void {
    this.#isOver = true;
    clearTimeout(this.#retryTimer);
    if (forget) this.#write(EMPTY_LIST);
  }

  async #sendAll(): Promise<void> {
    while (!this.#isOver && !isEmpty(this.#snapshot.unsent)) {
      const { entries, removed } = this.#snapshot.unsent;
      const change = { entries: entries.slice(0, SENT_MAX), removed: removed.slice(0, SENT_MAX) };
      try {
        const householdId = this.#householdId;
        await this.#options.onStored(await this.#options.api.change(change, { householdId }));
        this.#drop(change, { isFailing: false });
      } catch (error) {
        this.#options.log("Cannot send changes of the shopping list", error);
        if (!isRefusal(error)) {
          this.#set({ isFailing: true });
          this.#retrySoon();
          return;
        }
        if (error.code === "household_changed") {
          this.#leaveHousehold();
        } else {
          this.#drop(change, { isFailing: false });
          this.#options.onRefused(error);
        }
      }
    }
  }

  #leaveHousehold(): void {
    this.#drop(this.#snapshot.unsent, { isFailing: false });
    this.#householdId = undefined;
    this.#options.onOtherHousehold();
  }

  #retrySoon(): void {
    if (this.#isOver) return;
    this.#retryTimer = setTimeout(() => void this.send(), this.#options.retryDelayMs ?? RETRY_DELAY_MS);
  }

  #drop(change: ShoppingList, { isFailing }: { isFailing: boolean }): void {
    this.#write(without(this.#read(), change));
    this.#set({ unsent: without(this.#snapshot.unsent, change), isFailing });
  }

  #set(changes: Partial<OutboxSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...changes };
    for (const onChange of this.#subscribers) onChange();
  }

  #read(): KeptList {
    try {
      const stored: unknown = JSON.parse(this.#options.storage.getItem(this.#key) ?? "null");
      return isList(stored) ? stored : EMPTY_LIST;
    } catch {
      return EMPTY_LIST;
    }
  }

  #write(list: ShoppingList): void {
    try {
      if (isEmpty(list)) this.#options.storage.removeItem(this.#key);
      else
        this.#options.storage.setItem(
          this.#key,
          JSON.stringify({ ...list, householdId: this.#householdId } satisfies KeptList),
        );
    } catch {
      // Private windows and full disks refuse storage. Changes are still sent, but lost on a reload.
    }
  }
}

function without(list: ShoppingList, sent: ShoppingList): ShoppingList {
  const entries = new Set(sent.entries.map(({ id }) => id));
  const removed = new Set(sent.removed);
  return {
    entries: list.entries.filter(({ id }) => !entries.has(id)),
    removed: list.removed.filter((id) => !removed.has(id)),
  };
}

function isEmpty({ entries, removed }: ShoppingList): boolean {
  return entries.length === 0 && removed.length === 0;
}

/** Whether the same change would be refused again. A session that has ended is none of its faults. */
function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.isFromServer && !error.isTransient && error.status !== 401;
}

/** What is kept on the device. */
interface KeptList extends ShoppingList {
  readonly householdId?: number | undefined;
}

/** The server checks the rest. */
function isList(value: unknown): value is KeptList {
  if (typeof value !== "object" || value === null) return false;
  const { entries, removed, householdId } = value as Readonly<Record<string, unknown>>;
  return (
    (householdId === undefined || typeof householdId === "number") &&
    Array.isArray(entries) &&
    entries.every((entry: unknown) => typeof (entry as { id?: unknown } | null)?.id === "string") &&
    Array.isArray(removed) &&
    removed.every((id) => typeof id === "string")
  );
}
