import type { UserId } from "../../core/account/mod.ts";
import type { MealPlanReads, MealPlanStore, Week, WeekMeal } from "../../core/meal_plan/mod.ts";
import type { RecipeStore } from "../../core/recipe/mod.ts";

/** {@linkcode MealPlanReads} over the memory stores. */
export class MemoryMealPlanReads implements MealPlanReads {
  readonly #mealPlans: Pick<MealPlanStore, "listWeek">;
  readonly #recipes: Pick<RecipeStore, "find">;

  constructor(mealPlans: Pick<MealPlanStore, "listWeek">, recipes: Pick<RecipeStore, "find">) {
    this.#mealPlans = mealPlans;
    this.#recipes = recipes;
  }

  async listWeek(userId: UserId, week: Week): Promise<WeekMeal[]> {
    const meals = await this.#mealPlans.listWeek(userId, week);
    const filled = meals.map(async ({ userId: _userId, ...meal }) => {
      const recipe = await this.#recipes.find(meal.recipeId);
      return recipe && { ...meal, mainImage: recipe.mainImage };
    });
    return (await Promise.all(filled)).filter((meal) => meal !== undefined);
  }
}
