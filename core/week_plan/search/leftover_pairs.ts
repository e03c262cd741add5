import type { MealTime } from "../../meal_plan/mod.ts";
import { dayOfSlot, mealTimeOfSlot, type SlotNumber, slotNumber, WEEK_SLOTS } from "./week_problem.ts";

/** Where leftovers are eaten: so many days later, at the same or another meal. */
const PAIRS: readonly { readonly cooked: MealTime; readonly eaten: MealTime; readonly daysLater: number }[] = [
  { cooked: "Dinner", eaten: "Lunch", daysLater: 1 },
  { cooked: "Breakfast", eaten: "Breakfast", daysLater: 1 },
  { cooked: "Snacks", eaten: "Snacks", daysLater: 1 },
  { cooked: "Snacks", eaten: "Snacks", daysLater: 2 },
];

const SOURCES: readonly (readonly SlotNumber[])[] = Array.from({ length: WEEK_SLOTS }, (_, slot) => {
  const day = dayOfSlot(slot);
  return PAIRS.filter(({ eaten, daysLater }) => eaten === mealTimeOfSlot(slot) && day >= daysLater).map(
    ({ cooked, daysLater }) => slotNumber(day - daysLater, cooked),
  );
});

/** The earlier slots of the week whose leftovers can be eaten in a slot. */
export function leftoverSources(slot: SlotNumber): readonly SlotNumber[] {
  return SOURCES[slot] ?? [];
}
