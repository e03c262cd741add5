import type { UserId } from "../account/mod.ts";
import type { RecipePages } from "../recipe/mod.ts";
import { addDays, type Clock } from "../shared/mod.ts";
import { KEEPS_DAYS_MAX, keepsDaysOf, keepsUntil } from "./leftovers.ts";
import type { MealPlanReads, WeekMeal } from "./meal_plan_reads.ts";
import { dateOfSlot, type SlotInput } from "./slot_input.ts";

export interface ListLeftoversPorts {
  readonly plan: Pick<MealPlanReads, "listMeals">;
  readonly pages: Pick<RecipePages, "listKeeping">;
  readonly clock: Pick<Clock, "today">;
}

/** The meals whose leftovers can be planned for a slot: cooked earlier, and still good. The latest first; at most 59. */
export async function listLeftovers(
  ports: ListLeftoversPorts,
  { userId, ...slot }: SlotInput & { readonly userId: UserId },
): Promise<WeekMeal[]> {
  const date = dateOfSlot(slot, ports.clock);
  const meals = await ports.plan.listMeals(userId, { from: addDays(date, -KEEPS_DAYS_MAX), to: date });
  const cooked = meals.filter(({ leftoversOf }) => !leftoversOf).toReversed();
  const keeping = await ports.pages.listKeeping([...new Set(cooked.map(({ recipeId }) => recipeId))]);
  return cooked.filter((meal) =>
    keepsUntil({ date, mealTime: slot.mealTime }, { ...meal, keepsDays: keepsDaysOf(keeping.get(meal.recipeId)) }),
  );
}
