import type { UserId } from "../../core/account/mod.ts";
import type { MealPlanReads, Week, WeekPlan } from "../../core/meal_plan/mod.ts";
import type { RecipeStore } from "../../core/recipe/mod.ts";
import type { MemoryMealPlanStore } from "./meal_plan_store.ts";

/** {@linkcode MealPlanReads} over the memory stores. */
export class MemoryMealPlanReads implements MealPlanReads {
  readonly #mealPlans: Pick<MemoryMealPlanStore, "listWeek" | "households">;
  readonly #recipes: Pick<RecipeStore, "find">;

  constructor(mealPlans: Pick<MemoryMealPlanStore, "listWeek" | "households">, recipes: Pick<RecipeStore, "find">) {
    this.#mealPlans = mealPlans;
    this.#recipes = recipes;
  }

  async findWeek(userId: UserId, week: Week): Promise<WeekPlan | undefined> {
    const { id, version } = this.#mealPlans.households.of(userId);
    const meals = await this.#mealPlans.listWeek(userId, week);
    const filled = meals.map(async ({ userId: _userId, ...meal }) => {
      const recipe = await this.#recipes.find(meal.recipeId);
      return recipe && { ...meal, mainImage: recipe.mainImage };
    });
    return {
      household: { id, version },
      meals: (await Promise.all(filled)).filter((meal) => meal !== undefined),
    };
  }
}
