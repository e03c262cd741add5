import { DAY_MS } from "../../../core/shared/mod.ts";
import type { DeviceStorage } from "./device_storage.ts";
import type { KitchenAlarm } from "./kitchen_alarm.ts";
import { announceTimers, TIMERS_KEY, watchTimers } from "./timers_key.ts";

/** Most timers at once on one device. */
export const TIMERS_MAX = 12;
/** A timer that ended longer ago is forgotten. */
const RETENTION_AFTER_END_MS = 12 * 60 * 60 * 1000;
/** Longest time to wait for at once; browsers count no longer times. */
const WAIT_MAX_MS = DAY_MS;
const MINUTE_MS = 60_000;
const TEXT_MAX = 200;

export interface TimedStep {
  /** "Simmer, step 3". */
  readonly name: string;
  readonly dish: string;
  /** Address of the step in cook mode. */
  readonly path: string;
}

/** A timer. It is paused if it has `leftMs`, otherwise it ends, or has ended, at `endsAtMs`. */
export interface KitchenTimer extends TimedStep {
  readonly id: string;
  /** Milliseconds since 1970: the end is absolute, so that a closed page loses no time. */
  readonly endsAtMs: number;
  readonly leftMs?: number;
}

/**
 * The timers of this device. They are stored on it, so that they run on when the page is left or reloaded, and in every tab.
 * While there is a subscriber it rings and notifies at the end of each.
 */
export class KitchenTimers {
  readonly #storage: DeviceStorage;
  readonly #alarm: KitchenAlarm;
  readonly #subscribers = new Set<() => void>();
  /** Timers of which the end was announced. */
  readonly #ended = new Set<string>();
  #raw: string | null = null;
  #timers: readonly KitchenTimer[] = [];
  #wait: ReturnType<typeof setTimeout> | undefined;
  #unwatch: (() => void) | undefined;

  constructor({ storage, alarm }: { storage: DeviceStorage; alarm: KitchenAlarm }) {
    this.#storage = storage;
    this.#alarm = alarm;
    this.#read();
    // Timers that ended while no page was open are shown, but do not ring.
    for (const timer of this.#timers) if (isDone(timer)) this.#ended.add(timer.id);
  }

  /** In the order in which they end; the paused ones last. */
  get timers(): readonly KitchenTimer[] {
    return this.#timers;
  }

  subscribe(onChange: () => void): () => void {
    this.#subscribers.add(onChange);
    this.#unwatch ??= watchTimers(() => this.#changedElsewhere());
    this.#changedElsewhere();
    this.#plan();
    return () => {
      this.#subscribers.delete(onChange);
      if (this.#subscribers.size > 0) return;
      clearTimeout(this.#wait);
      this.#unwatch?.();
      this.#unwatch = undefined;
      this.#alarm.plan([]);
    };
  }

  /**
   * Starts a timer. To be called in a press of the person, since browsers only then allow sound.
   *
   * @returns false if there are {@linkcode TIMERS_MAX} already
   */
  start(step: TimedStep, { seconds }: { seconds: number }): boolean {
    if (this.#timers.length >= TIMERS_MAX) return false;
    this.#alarm.prepare();
    this.#write([...this.#timers, { ...step, id: crypto.randomUUID(), endsAtMs: Date.now() + seconds * 1000 }]);
    return true;
  }

  pause(id: string): void {
    this.#change(id, (timer) => ({ ...timer, leftMs: leftMsOf(timer) }));
  }

  resume(id: string): void {
    this.#alarm.prepare();
    this.#change(id, (timer) => runningFor(timer, leftMsOf(timer)));
  }

  addMinute(id: string): void {
    this.#alarm.prepare();
    this.#ended.delete(id);
    this.#change(id, (timer) => {
      const left = leftMsOf(timer) + MINUTE_MS;
      return timer.leftMs === undefined ? runningFor(timer, left) : { ...timer, leftMs: left };
    });
  }

  remove(id: string): void {
    this.#write(this.#timers.filter((timer) => timer.id !== id));
  }

  #change(id: string, change: (timer: KitchenTimer) => KitchenTimer): void {
    this.#write(this.#timers.map((timer) => (timer.id === id ? change(timer) : timer)));
  }

  #write(timers: readonly KitchenTimer[]): void {
    if (timers.length === 0) this.#storage.removeItem(TIMERS_KEY);
    else this.#storage.setItem(TIMERS_KEY, JSON.stringify(timers));
    announceTimers();
    this.#changedElsewhere();
  }

  #changedElsewhere(): void {
    if (this.#storage.getItem(TIMERS_KEY) === this.#raw) return;
    this.#read();
    this.#plan();
    for (const onChange of this.#subscribers) onChange();
  }

  #read(): void {
    this.#raw = this.#storage.getItem(TIMERS_KEY);
    this.#timers = timersIn(this.#raw).sort(byEnd);
    const ids = new Set(this.#timers.map(({ id }) => id));
    for (const id of this.#ended) if (!ids.has(id)) this.#ended.delete(id);
  }

  /** Rings at every end, and waits for the next one. */
  #plan(): void {
    clearTimeout(this.#wait);
    if (this.#subscribers.size === 0) return;
    const running = this.#timers.filter(({ leftMs }) => leftMs === undefined);
    this.#alarm.plan(running.map(({ endsAtMs }) => endsAtMs));
    for (const timer of running) {
      if (!isDone(timer) || this.#ended.has(timer.id)) continue;
      this.#ended.add(timer.id);
      this.#alarm.notify(timer);
    }
    const next = running.find((timer) => !isDone(timer));
    if (!next) return;
    this.#wait = setTimeout(() => this.#end(), Math.min(next.endsAtMs - Date.now(), WAIT_MAX_MS));
  }

  #end(): void {
    // A new list, so that subscribers draw it again.
    this.#timers = [...this.#timers];
    this.#plan();
    for (const onChange of this.#subscribers) onChange();
  }
}

/** Milliseconds until a timer ends; 0 once it is done. */
export function leftMsOf({ leftMs, endsAtMs }: KitchenTimer): number {
  return leftMs ?? Math.max(endsAtMs - Date.now(), 0);
}

export function isDone(timer: KitchenTimer): boolean {
  return timer.leftMs === undefined && leftMsOf(timer) === 0;
}

function runningFor({ id, name, dish, path }: KitchenTimer, leftMs: number): KitchenTimer {
  return { id, name, dish, path, endsAtMs: Date.now() + leftMs };
}

function byEnd(one: KitchenTimer, other: KitchenTimer): number {
  const isPaused = (timer: KitchenTimer) => (timer.leftMs === undefined ? 0 : 1);
  return isPaused(one) - isPaused(other) || one.endsAtMs - other.endsAtMs;
}

/** Reads the stored timers. Invalid entries, and timers that ended long ago, are left out. */
function timersIn(raw: string | null): KitchenTimer[] {
  try {
    const stored: unknown = JSON.parse(raw ?? "[]");
    return (Array.isArray(stored) ? stored : []).flatMap(timerIn).slice(0, TIMERS_MAX);
  } catch {
    return [];
  }
}

function timerIn(stored: unknown): KitchenTimer[] {
  if (typeof stored !== "object" || stored === null) return [];
  const { id, name, dish, path, endsAtMs, leftMs } = stored as Record<string, unknown>;
  if (!isText(id) || !isText(name) || !isText(dish) || !isText(path) || !path.startsWith("/recipe/")) return [];
  if (typeof endsAtMs !== "number" || (leftMs !== undefined && typeof leftMs !== "number")) return [];
  if (leftMs === undefined && endsAtMs < Date.now() - RETENTION_AFTER_END_MS) return [];
  return [{ id, name, dish, path, endsAtMs, ...(leftMs !== undefined && { leftMs }) }];
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "" && value.length <= TEXT_MAX;
}
