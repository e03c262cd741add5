import type { UserId } from "../../../core/account/mod.ts";
import { KEEPS_DAYS_MAX, mealsToCook } from "../../../core/meal_plan/mod.ts";
import { addDays, type CalendarDate } from "../../../core/shared/mod.ts";
import { type MealToShopFor, SHOPPING_DAYS_MAX, type ShoppingMeals } from "../../../core/shopping/mod.ts";
import type { MemoryMealPlanStore } from "../meal_plan/meal_plan_store.ts";
import type { MemoryRecipeStore } from "../recipe/recipe_store.ts";

/** {@linkcode ShoppingMeals} over the memory stores. */
export class MemoryShoppingMeals implements ShoppingMeals {
  readonly #mealPlans: Pick<MemoryMealPlanStore, "listDays" | "households">;
  readonly #recipes: Pick<MemoryRecipeStore, "all">;

  constructor(
    mealPlans: Pick<MemoryMealPlanStore, "listDays" | "households">,
    recipes: Pick<MemoryRecipeStore, "all">,
  ) {
    this.#mealPlans = mealPlans;
    this.#recipes = recipes;
  }

  async listDays(userId: UserId, from: CalendarDate): Promise<CalendarDate[]> {
    const meals = this.#mealPlans.listDays(userId, { from, to: addDays(from, SHOPPING_DAYS_MAX - 1) });
    const days = meals.filter(({ leftoversOf, isCooked }) => !leftoversOf && !isCooked).map(({ date }) => date);
    return [...new Set(days)].toSorted();
  }

  async list(userId: UserId, days: readonly CalendarDate[]): Promise<MealToShopFor[]> {
    const sorted = days.toSorted();
    const [first, last] = [sorted[0], sorted.at(-1)];
    if (first === undefined || last === undefined) return [];
    const { members } = this.#mealPlans.households.of(userId);
    const householdPortions = [...members.values()].reduce((sum, each) => sum + each, 0);
    const meals = this.#mealPlans.listDays(userId, { from: first, to: addDays(last, KEEPS_DAYS_MAX) });
    return mealsToCook(meals, { householdPortions }).flatMap(({ meal: { date, mealTime, recipeId }, portions }) => {
      const recipe = days.includes(date) && this.#recipes.all().find(({ id }) => id === recipeId);
      if (!recipe) return [];
      const { id, name, servings, ingredientGroups } = recipe;
      return [{ date, mealTime, portions, recipe: { id, name, servings, ingredientGroups } }];
    });
  }
}
