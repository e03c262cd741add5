import type { FoodKey } from "../food/mod.ts";
import type { Measure } from "./bought_food.ts";

/** Made by the device that makes the entry, so that it can be sent again. Never used for another entry. */
export type EntryId = string;

/** A food was bought. */
export interface Tick {
  readonly kind: "tick";
  readonly id: EntryId;
  readonly food: FoodKey;
  /** The purchase of this tick: a whole number of grams or pieces. */
  readonly amount: number;
  readonly measure: Measure;
  /**
   * The earlier ticks of the food that the person's device knew. This purchase is in addition to them, and replaces a tick
   * that the device did not know.
   */
  readonly after: readonly EntryId[];
}

/** A line that a person wrote. */
export interface FreeLine {
  readonly kind: "line";
  readonly id: EntryId;
  readonly text: string;
}

/** A written line was bought. */
export interface LineTick {
  readonly kind: "line-tick";
  readonly id: EntryId;
  readonly line: EntryId;
}

/** An entry never changes. To edit a line is to remove it and to add another. */
export type Entry = Tick | FreeLine | LineTick;

/**
 * Entries that people added to a shopping list and removed from it: a two-phase set (a CRDT), so that lists and changes can
 * be merged in any order, and more than once. The plan's needs are not in it: each device computes them. In normal form both
 * lists are sorted by id, and no removed entry is present. A change of a list is a list, too:
 * `docs/decisions/0024-shopping-list-merge.md`.
 */
export interface ShoppingList {
  readonly entries: readonly Entry[];
  /** Entries that were removed. They never come back, even if the removal arrives first. */
  readonly removed: readonly EntryId[];
}

/** A list without entries. */
export const EMPTY_LIST: ShoppingList = { entries: [], removed: [] };

/** Most entries and removals of one list, which bounds the size of rows and messages. */
export const LIST_ENTRIES_MAX = 2_000;

/** The union of all entries, without those that any of the lists removed. */
export function mergeLists(...lists: readonly ShoppingList[]): ShoppingList {
  const removed = new Set(lists.flatMap((list) => list.removed));
  const entries = new Map<EntryId, Entry>();
  for (const entry of lists.flatMap((list) => list.entries)) {
    const known = entries.get(entry.id);
    // Only a faulty device uses an id twice. Which entry stays must not depend on the order.
    if (!removed.has(entry.id) && (!known || canonical(entry) < canonical(known))) entries.set(entry.id, entry);
  }
  return { entries: [...entries.values()].sort((a, b) => order(a.id, b.id)), removed: [...removed].sort(order) };
}

/** Ticks a food: `amount` of it is bought, in addition to the purchases in `after`. */
export function tickFood(id: EntryId, tick: Omit<Tick, "kind" | "id">): ShoppingList {
  return { entries: [{ kind: "tick", id, ...tick }], removed: [] };
}

/** Ticks a written line. */
export function tickLine(id: EntryId, line: EntryId): ShoppingList {
  return { entries: [{ kind: "line-tick", id, line }], removed: [] };
}

/** Undoes ticks, or removes a written line. Entries that others add at the same time stay. */
export function removeEntries(removed: readonly EntryId[]): ShoppingList {
  return { entries: [], removed: [...removed].sort(order) };
}

/** Adds a line. */
export function addLine(id: EntryId, text: string): ShoppingList {
  return { entries: [{ kind: "line", id, text }], removed: [] };
}

/** Replaces a line. If two people do so at the same time, both new lines stay: neither wish is lost. */
export function editLine(id: EntryId, { line, text }: { line: EntryId; text: string }): ShoppingList {
  return { entries: [{ kind: "line", id, text }], removed: [line] };
}

/** The bought amount of a food, and its ticks. */
export interface BoughtAmount {
  readonly amount: number;
  readonly ticks: readonly EntryId[];
}

/**
 * The amount that the ticks of one food bought: the largest sum of a chain of ticks. Two people who ticked the same line
 * without each other's tick bought it once; a tick after another one adds to it.
 *
 * @param amountOf the tick's own amount, in the unit in which the food is bought now
 */
export function boughtBy(ticks: readonly Tick[], amountOf: (tick: Tick) => number): BoughtAmount {
  const byId = new Map(ticks.map((tick) => [tick.id, tick]));
  const totals = new Map<EntryId, number>();
  const totalOf = (id: EntryId): number => {
    const tick = byId.get(id);
    const known = tick ? totals.get(id) : 0;
    if (known !== undefined || !tick) return known ?? 0;
    // Only a faulty device makes a circle. Its ticks count once.
    totals.set(id, 0);
    const total = amountOf(tick) + Math.max(0, ...tick.after.map(totalOf));
    totals.set(id, total);
    return total;
  };
  const ids = ticks.map(({ id }) => id).sort(order);
  return { amount: Math.max(0, ...ids.map(totalOf)), ticks: ids };
}

function canonical(entry: Entry): string {
  switch (entry.kind) {
    case "tick":
      return JSON.stringify([entry.kind, entry.food, entry.amount, entry.measure, [...entry.after]]);
    case "line":
      return JSON.stringify([entry.kind, entry.text]);
    case "line-tick":
      return JSON.stringify([entry.kind, entry.line]);
  }
}

function order(a: EntryId, b: EntryId): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
