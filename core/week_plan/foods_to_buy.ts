import type { FoodTable } from "../food/mod.ts";
import { mealsToCook, type PlannedMeal, type PlanSlot, type Week } from "../meal_plan/mod.ts";
import type { RecipeId } from "../recipe/mod.ts";
import type { CalendarDate } from "../shared/mod.ts";
import { listLines, needsOfPlan, type Pantry, type ShoppingList, tableFoods } from "../shopping/mod.ts";
import type { WeekRecipe } from "./week_candidates.ts";

/** A planned or suggested meal. */
export type MealToBuyFor = PlanSlot & Pick<PlannedMeal, "recipeId" | "portions" | "leftoversOf" | "isCooked">;

export interface FoodsToBuyOptions {
  readonly week: Week;
  readonly today: CalendarDate;
  readonly recipes: ReadonlyMap<RecipeId, WeekRecipe>;
  readonly householdPortions: number;
  readonly foods: FoodTable;
  readonly pantry: Pantry;
  /** What is bought already is not bought again. */
  readonly list: ShoppingList;
}

/**
 * The number of foods that the shopping list has to buy for a week's days from today on. It is counted on the list itself, so that
 * both always say the same.
 *
 * @param meals of the week, and those after it that eat its leftovers
 */
export function foodsToBuy(
  meals: readonly MealToBuyFor[],
  { week, today, recipes, householdPortions, foods, pantry, list }: FoodsToBuyOptions,
): number {
  const toShopFor = mealsToCook(meals, { householdPortions }).flatMap(({ meal, portions }) => {
    const { date, mealTime, recipeId } = meal;
    const recipe = recipes.get(recipeId);
    const isShoppedFor = date >= today && date >= week.monday && date <= week.sunday;
    return recipe && isShoppedFor ? [{ date, mealTime, portions, recipe }] : [];
  });
  const { toBuy } = needsOfPlan(toShopFor, { foods, pantry });
  const lines = listLines({ needs: toBuy, list, foods: tableFoods(foods), units: "metric" });
  return lines.filter(({ line, isTicked }) => line === undefined && !isTicked).length;
}
