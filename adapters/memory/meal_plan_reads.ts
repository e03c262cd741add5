import type { UserId } from "../../core/account/mod.ts";
import type { MealPlanReads, PlanDays, Week, WeekMeal, WeekPlan } from "../../core/meal_plan/mod.ts";
import type { RecipeStore } from "../../core/recipe/mod.ts";
import type { MemoryMealPlanStore } from "./meal_plan_store.ts";

/** {@linkcode MealPlanReads} over the memory stores. */
export class MemoryMealPlanReads implements MealPlanReads {
  readonly #mealPlans: Pick<MemoryMealPlanStore, "listDays" | "households">;
  readonly #recipes: Pick<RecipeStore, "find">;

  constructor(mealPlans: Pick<MemoryMealPlanStore, "listDays" | "households">, recipes: Pick<RecipeStore, "find">) {
    this.#mealPlans = mealPlans;
    this.#recipes = recipes;
  }

  async findWeek(userId: UserId, { monday, sunday }: Week): Promise<WeekPlan | undefined> {
    const { id, version } = this.#mealPlans.households.of(userId);
    return { household: { id, version }, meals: await this.listMeals(userId, { from: monday, to: sunday }) };
  }

  async listMeals(userId: UserId, days: PlanDays): Promise<WeekMeal[]> {
    const filled = this.#mealPlans.listDays(userId, days).map(async ({ userId: _userId, ...meal }) => {
      const recipe = await this.#recipes.find(meal.recipeId);
      return recipe && { ...meal, mainImage: recipe.mainImage };
    });
    return (await Promise.all(filled)).filter((meal) => meal !== undefined);
  }
}
