import { MEAL_TIMES, type MealTime } from "../../meal_plan/mod.ts";
import type { WeekRule } from "./filled_week.ts";
import type { WeekDish } from "./week_dish.ts";
import { mealTimeOfSlot, type SlotNumber, type WeekProblem, type WeekWishes } from "./week_problem.ts";

/** The rules that say of one dish and one slot whether it may be cooked there. */
export const SLOT_RULES = [
  "mealTime",
  "activeMinutes",
  "totalMinutes",
  "recentDinners",
  "replaced",
] as const satisfies WeekRule[];

export type SlotRule = (typeof SLOT_RULES)[number];

/** How often a dish may be cooked in a week, by the meals that it suits: a porridge is no surprise twice, a roast is. */
const REPEATS: Readonly<Record<MealTime, number>> = { Breakfast: 2, Lunch: 1, Dinner: 1, Snacks: 2 };

/** How often a dish may be cooked in a week. One of several meals follows the strictest of them. */
export function repeatsOf(
  { meals }: Pick<WeekDish, "meals">,
  { moreRepeats = 0 }: Pick<WeekWishes, "moreRepeats"> = {},
): number {
  return Math.min(...meals.map((meal) => REPEATS[meal])) + moreRepeats;
}

/** The rules that a dish would break if it was cooked in a slot. */
export function brokenSlotRules(
  dish: WeekDish,
  { slot, problem }: { slot: SlotNumber; problem: Pick<WeekProblem, "slots" | "recentDinners"> },
): SlotRule[] {
  const { activeMinutesMax = Infinity, totalMinutesMax = Infinity, not = [] } = problem.slots[slot] ?? {};
  const meal = mealTimeOfSlot(slot);
  const isKept: Readonly<Record<SlotRule, boolean>> = {
    mealTime: dish.meals.includes(meal),
    activeMinutes: dish.activeMinutes <= activeMinutesMax,
    totalMinutes: dish.totalMinutes <= totalMinutesMax,
    recentDinners: meal !== MEAL_TIMES[2] || !problem.recentDinners.includes(dish.recipeId),
    replaced: !not.includes(dish.recipeId),
  };
  return SLOT_RULES.filter((rule) => !isKept[rule]);
}
