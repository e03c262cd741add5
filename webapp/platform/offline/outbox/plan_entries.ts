import { changeMealTime, type MealSlot } from "../../../../core/meal_plan/mod.ts";
import type { PlanEntry } from "../../../../wire/meal_plan/planned_meal.ts";

/** A slot of the week to which the entries belong. */
type SlotOfWeek = Pick<MealSlot, "day" | "mealTime">;

/** The week's entries without the slot's. */
export function removeEntry(entries: readonly PlanEntry[], slot: SlotOfWeek): PlanEntry[] {
  return entries.filter((entry) => !isInSlot(entry, slot));
}

/** The slot's entry; undefined if it is empty. */
export function findEntry(entries: readonly PlanEntry[], slot: SlotOfWeek): PlanEntry | undefined {
  return entries.find((entry) => isInSlot(entry, slot));
}

/** An entry in another slot, its name prefixed with the slot's meal time. */
export function moveEntry(meal: PlanEntry, { day, mealTime }: SlotOfWeek): PlanEntry {
  const name = changeMealTime(meal.meal_name, { from: meal.meal_time, to: mealTime });
  return { ...meal, day_of_week: day, meal_time: mealTime, meal_name: name };
}

function isInSlot(entry: PlanEntry, { day, mealTime }: SlotOfWeek): boolean {
  return entry.day_of_week === day && entry.meal_time === mealTime;
}
