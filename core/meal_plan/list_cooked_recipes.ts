import type { UserId } from "../account/mod.ts";
import type { RecipeId } from "../recipe/mod.ts";
import { addDays, type CalendarDate, type Clock } from "../shared/mod.ts";
import { removeMealTime } from "./meal_name.ts";
import type { MealPlanReads } from "./meal_plan_reads.ts";

/** Most recipes that {@linkcode listCookedRecipes} returns. */
export const COOKED_RECIPES_MAX = 12;

/** How far back it looks. */
const COOKED_WITHIN_DAYS = 60;

/** A recipe that a household cooked. */
export interface CookedRecipe {
  readonly id: RecipeId;
  readonly name: string;
  /** Address of the recipe's current picture. */
  readonly mainImage: string;
  /** The day of the meal for which it was cooked last. */
  readonly cookedOn: CalendarDate;
}

export interface ListCookedRecipesPorts {
  readonly plan: Pick<MealPlanReads, "listMeals">;
  readonly clock: Pick<Clock, "today">;
}

/** The recipes of the planned meals that a person's household cooked in the last 60 days, each once, the latest first. */
export async function listCookedRecipes(
  { plan, clock }: ListCookedRecipesPorts,
  { userId }: { readonly userId: UserId },
): Promise<CookedRecipe[]> {
  // Where the person is, it may be tomorrow already.
  const to = addDays(clock.today(), 1);
  const meals = await plan.listMeals(userId, { from: addDays(to, -COOKED_WITHIN_DAYS), to });
  const found = new Map<RecipeId, CookedRecipe>();
  for (const { recipeId: id, name, mealTime, mainImage, date, isCooked } of meals.toReversed()) {
    if (!isCooked || found.has(id)) continue;
    found.set(id, { id, name: removeMealTime(name, mealTime), mainImage, cookedOn: date });
  }
  return [...found.values()].slice(0, COOKED_RECIPES_MAX);
}
