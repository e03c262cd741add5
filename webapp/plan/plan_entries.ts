import type { MealSlot } from "../../core/meal_plan/mod.ts";
import type { PlanEntry } from "../../wire/list_week.ts";

/** The week's meals with this one in its slot, in place of what was there. */
export function upsertEntry(entries: readonly PlanEntry[], meal: PlanEntry): PlanEntry[] {
  return [...entries.filter((entry) => !isSameSlot(entry, meal)), meal];
}

/** The week's meals without what lies in the slot. */
export function removeEntry(entries: readonly PlanEntry[], slot: MealSlot): PlanEntry[] {
  return entries.filter((entry) => !isInSlot(entry, slot));
}

/** What lies in the slot. */
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
