import type { UserId } from "../../core/account/mod.ts";
import type { CalendarDate } from "../../core/shared/mod.ts";
import type { MealToShopFor, ShoppingMeals } from "../../core/shopping/mod.ts";
import type { MemoryHouseholdStore } from "./household_store.ts";
import type { MemoryRecipeStore } from "./recipe_store.ts";

/** {@linkcode ShoppingMeals} over the memory stores. */
export class MemoryShoppingMeals implements ShoppingMeals {
  readonly #households: MemoryHouseholdStore;
  readonly #recipes: Pick<MemoryRecipeStore, "all">;

  constructor(households: MemoryHouseholdStore, recipes: Pick<MemoryRecipeStore, "all">) {
    this.#households = households;
    this.#recipes = recipes;
  }

  async list(userId: UserId, days: readonly CalendarDate[]): Promise<MealToShopFor[]> {
    const { meals, members } = this.#households.of(userId);
    const portions = [...members.values()].reduce((sum, each) => sum + each, 0);
    return [...meals.values()].flatMap(({ date, mealTime, recipeId }) => {
      const recipe = days.includes(date) && this.#recipes.all().find(({ id }) => id === recipeId);
      if (!recipe) return [];
      const { id, name, servings, ingredientGroups } = recipe;
      return [{ date, mealTime, portions, recipe: { id, name, servings, ingredientGroups } }];
    });
  }
}
