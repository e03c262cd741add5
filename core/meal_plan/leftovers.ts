import { keepingOf, type Recipe } from "../recipe/mod.ts";
import { addDays, MEAL_TIMES } from "../shared/mod.ts";
import type { PlannedMeal, PlanSlot } from "./planned_meal.ts";

/** How many days a dish keeps whose recipe does not say it. */
const KEEPS_DAYS_UNKNOWN = 4;
/** Leftovers are planned for at most as many days, also of a dish that keeps longer. */
export const KEEPS_DAYS_MAX = 14;

/**
 * For how many days the leftovers of a dish can be planned. A person may plan what is best eaten at once for the next day, but
 * no suggestion does.
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
 * Whether a meal is the leftovers that it was planned as. Not any more, and so a meal that is cooked, if the earlier slot is
 * empty, has another recipe or leftovers itself, or if a move has made it later or too early. If that is undone, it is
 * leftovers again.
 *
 * @param cooked what is planned in the slot that `meal.leftoversOf` names.
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
