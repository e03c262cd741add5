import { setTimeout as delay } from "node:timers/promises";
import type { UserId } from "../../core/account/mod.ts";
import type { ChatBus, ChatEvent } from "../../core/chat/mod.ts";
import type { HouseholdStore, HouseholdVersion } from "../../core/household/mod.ts";
import type { ChatDataFromServer } from "../../wire/chat/chat_frames.ts";

/** Most queries at once, so that a gap leaves connections to others. */
const MAX_PARALLEL_QUERIES = 8;
/** Most people in one query for versions. */
const PEOPLE_PER_QUERY = 500;
/** Delay before the store is queried again after it failed. */
const RETRY_DELAY_MS = 500;

type Change = Extract<ChatEvent, { kind: "household" }>["change"];

/** A device that asked for changes of its person's household. */
export interface HouseholdWatcher {
  readonly userId: UserId;
  sendVersion(version: ChatDataFromServer<"householdVersion">): void;
  sendChanged(changed: ChatDataFromServer<"householdChanged">): void;
}

/**
 * The devices of this instance that watch their households. Who is a member is read after each change, so that a person
 * who was removed learns of no later one. Where events may be missing, every device gets its household's version.
 */
export class HouseholdWatchers {
  readonly #households: Pick<HouseholdStore, "listVersions" | "findAudience">;
  readonly #onFault: (error: unknown) => void;
  readonly #unsubscribe: () => void;
  readonly #watching = new Map<UserId, Set<HouseholdWatcher>>();
  /** The last version that each device has. */
  readonly #known = new Map<HouseholdWatcher, HouseholdVersion>();
  #queue: Change[] = [];
  /** Devices that may have missed something. */
  #stale = new Set<HouseholdWatcher>();
  #working = false;
  #closed = false;

  constructor(
    ports: {
      readonly households: Pick<HouseholdStore, "listVersions" | "findAudience">;
      readonly bus: Pick<ChatBus, "subscribe">;
    },
    onFault: (error: unknown) => void,
  ) {
    this.#households = ports.households;
    this.#onFault = onFault;
    this.#unsubscribe = ports.bus.subscribe({
      onEvent: (event) => {
        if (event.kind !== "household" || this.#watching.size === 0) return;
        this.#queue.push(event.change);
        this.#work();
      },
      onGap: () => {
        for (const watcher of this.#known.keys()) this.#stale.add(watcher);
        this.#work();
      },
    });
  }

  /** Sends the device its household's version, and every change after it. Repeating it sends the version again. */
  watch(watcher: HouseholdWatcher): void {
    const ofPerson = this.#watching.get(watcher.userId) ?? new Set();
    this.#watching.set(watcher.userId, ofPerson.add(watcher));
    if (!this.#known.has(watcher)) this.#known.set(watcher, { householdId: 0, version: 0 });
    this.#stale.add(watcher);
    this.#work();
  }

  leave(watcher: HouseholdWatcher): void {
    const ofPerson = this.#watching.get(watcher.userId);
    ofPerson?.delete(watcher);
    if (ofPerson?.size === 0) this.#watching.delete(watcher.userId);
    this.#known.delete(watcher);
    this.#stale.delete(watcher);
  }

  close(): void {
    this.#closed = true;
    this.#unsubscribe();
  }

  #work(): void {
    if (!this.#working) void this.#workUntilDone();
  }

  /** Never rejects. */
  async #workUntilDone(): Promise<void> {
    this.#working = true;
    while (!this.#closed && (this.#queue.length > 0 || this.#stale.size > 0)) {
      try {
        await this.#deliverNext();
        await this.#refreshStale();
      } catch (error) {
        this.#onFault(error);
        this.#queue = []; // the versions tell of these changes too
        for (const watcher of this.#known.keys()) this.#stale.add(watcher);
        await delay(RETRY_DELAY_MS, undefined, { ref: false });
      }
    }
    this.#working = false;
  }

  async #deliverNext(): Promise<void> {
    const batch = this.#queue.splice(0, MAX_PARALLEL_QUERIES);
    const audiences = await Promise.all(batch.map((change) => this.#households.findAudience(change)));
    for (const [place, change] of batch.entries()) {
      const { memberIds = [], byName = "" } = audiences[place] ?? {};
      const { householdId, version, kind, by } = change;
      const slot = "mealTime" in change ? { date: change.date, mealTime: change.mealTime } : {};
      const list = "list" in change && change.list ? { list: change.list } : {};
      const moved = "moved" in change && change.moved ? { moved: change.moved } : {};
      const event = { kind, by: { id: by, name: byName }, ...slot, ...moved, ...list };
      const changed = { householdId, version, change: event };
      for (const watcher of memberIds.flatMap((userId) => [...(this.#watching.get(userId) ?? [])])) {
        if (isNews({ householdId, version }, this.#known.get(watcher))) {
          this.#known.set(watcher, { householdId, version });
          watcher.sendChanged(changed);
        }
      }
    }
  }

  async #refreshStale(): Promise<void> {
    const stale = [...this.#stale].slice(0, PEOPLE_PER_QUERY);
    if (stale.length === 0) return;
    for (const watcher of stale) this.#stale.delete(watcher);
    const versions = await this.#households.listVersions([...new Set(stale.map(({ userId }) => userId))]);
    for (const watcher of stale) {
      const version = versions.get(watcher.userId);
      const known = this.#known.get(watcher);
      if (!version || !known) continue; // the person or the device has left
      const next = isNews(version, known) ? version : known;
      this.#known.set(watcher, next);
      watcher.sendVersion(next);
    }
  }
}

/** Whether a device that knows the one version has to learn of the next. */
function isNews(next: HouseholdVersion, known: HouseholdVersion | undefined): boolean {
  return known !== undefined && (known.householdId !== next.householdId || known.version < next.version);
}
