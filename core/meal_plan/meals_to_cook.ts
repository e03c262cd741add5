import type { PlannedMeal, PlanSlot } from "./planned_meal.ts";

/** A meal that is cooked, and for how many portions: its own and those of its leftovers. */
export interface MealToCook<Meal> {
  readonly meal: Meal;
  readonly portions: number;
}

/**
 * The meals that still have to be cooked. Leftovers are not among them: their portions are counted where the dish is cooked.
 * For leftovers that are eaten later, pass the meals of the `KEEPS_DAYS_MAX` days after the last one as well, and leave out
 * the meals that are cooked then.
 *
 * @param options `householdPortions`: portions of a meal without a number of its own.
 */
export function mealsToCook<Meal extends PlanSlot & Pick<PlannedMeal, "portions" | "leftoversOf" | "isCooked">>(
  meals: readonly Meal[],
  { householdPortions }: { readonly householdPortions: number },
): MealToCook<Meal>[] {
  const eatenLater = new Map<string, number>();
  const portionsOf = ({ portions = householdPortions }: Meal) => portions;
  for (const meal of meals) {
    if (!meal.leftoversOf) continue;
    const cooked = keyOf(meal.leftoversOf);
    eatenLater.set(cooked, (eatenLater.get(cooked) ?? 0) + portionsOf(meal));
  }
  return meals
    .filter(({ leftoversOf, isCooked }) => !leftoversOf && !isCooked)
    .map((meal) => ({ meal, portions: portionsOf(meal) + (eatenLater.get(keyOf(meal)) ?? 0) }));
}

function keyOf({ date, mealTime }: PlanSlot): string {
  return `${date} ${mealTime}`;
}
