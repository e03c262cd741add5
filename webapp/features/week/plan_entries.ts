import type { MealSlot } from "../../../core/meal_plan/mod.ts";
import type { PlanEntry } from "../../../wire/meal_plan/list_week.ts";

/** The week's entries with this one, which replaces its slot's previous entry. */
export function upsertEntry(entries: readonly PlanEntry[], meal: PlanEntry): PlanEntry[] {
  return [...entries.filter((entry) => !isSameSlot(entry, meal)), meal];
}

/** The week's entries without the slot's. */
export function removeEntry(entries: readonly PlanEntry[], slot: MealSlot): PlanEntry[] {
  return entries.filter((entry) => !isInSlot(entry, slot));
}

/** The slot's entry; undefined if it is empty. */
export function findEntry(entries: readonly PlanEntry[], slot: MealSlot): PlanEntry | undefined {
  return entries.find((entry) => isInSlot(entry, slot));
}

function isInSlot(entry: PlanEntry, { day, mealTime }: MealSlot): boolean {
  return isSameSlot(entry, { day_of_week: day, meal_time: mealTime });
}

function isSameSlot(one: SlotOfEntry, other: SlotOfEntry): boolean {
  return one.day_of_week === other.day_of_week && one.meal_time === other.meal_time;
}

type SlotOfEntry = Pick<PlanEntry, "day_of_week" | "meal_time">;
