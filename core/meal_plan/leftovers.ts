import { keepingOf, type Recipe } from "../recipe/mod.ts";
import { addDays, MEAL_TIMES } from "../shared/mod.ts";
import type { PlannedMeal, PlanSlot } from "./planned_meal.ts";

/** Days that a dish keeps if its recipe does not say it. */
const KEEPS_DAYS_UNKNOWN = 4;
/** Most days after cooking for which leftovers are planned, also for a dish that keeps longer. */
export const KEEPS_DAYS_MAX = 14;

/**
 * The number of days for which the leftovers of a dish can be planned. A person may plan a dish that is best eaten at once
 * for the next day, but no suggestion does.
 */
export function keepsDaysOf(recipe: Pick<Recipe, "keeps" | "notes"> | undefined): number {
  const days = recipe ? keepingOf(recipe).days : 0;
  if (days === 0) return recipe?.keeps ? 1 : KEEPS_DAYS_UNKNOWN;
  return Math.min(days, KEEPS_DAYS_MAX);
}

/** Whether a dish that is cooked in one slot can be eaten in another one: later, and while it keeps. */
export function keepsUntil(slot: PlanSlot, cooked: PlanSlot & { readonly keepsDays: number }): boolean {
  return isEarlier(cooked, slot) && slot.date <= addDays(cooked.date, cooked.keepsDays);
}

/**
 * Whether a planned meal is still leftovers. If the earlier slot is empty, has another recipe or leftovers itself, or if a
 * move has made it later or too early, the meal is one that is cooked. If that is undone, it is leftovers again.
 *
 * @param cooked the meal in the slot that `meal.leftoversOf` names.
 */
export function isLeftovers(
  { leftoversOf, ...meal }: Pick<PlannedMeal, "date" | "mealTime" | "recipeId" | "leftoversOf">,
  cooked: Pick<PlannedMeal, "recipeId" | "leftoversOf"> | undefined,
): boolean {
  if (!leftoversOf || !cooked || cooked.leftoversOf) return false;
  return cooked.recipeId === meal.recipeId && keepsUntil(meal, leftoversOf);
}

/** Whether a slot comes before another one. */
export function isEarlier(one: PlanSlot, other: PlanSlot): boolean {
  if (one.date !== other.date) return one.date < other.date;
  return MEAL_TIMES.indexOf(one.mealTime) < MEAL_TIMES.indexOf(other.mealTime);
}

export function isSameSlot(one: PlanSlot, other: PlanSlot): boolean {
  return one.date === other.date && one.mealTime === other.mealTime;
}
