import type { UserId } from "../../../core/account/mod.ts";
import type { Nutrition } from "../../../core/food/mod.ts";
import type { MealPlanReads, PlanDays, Week, WeekMeal, WeekPlan } from "../../../core/meal_plan/mod.ts";
import type { RecipeId } from "../../../core/recipe/mod.ts";
import type { MemoryRecipeStore } from "../recipe/recipe_store.ts";
import type { MemoryMealPlanStore } from "./meal_plan_store.ts";

/** {@linkcode MealPlanReads} over the memory stores. */
export class MemoryMealPlanReads implements MealPlanReads {
  readonly #mealPlans: Pick<MemoryMealPlanStore, "listDays" | "households">;
  readonly #recipes: Pick<MemoryRecipeStore, "getAny">;

  constructor(
    mealPlans: Pick<MemoryMealPlanStore, "listDays" | "households">,
    recipes: Pick<MemoryRecipeStore, "getAny">,
  ) {
    this.#mealPlans = mealPlans;
    this.#recipes = recipes;
  }

  async findWeek(userId: UserId, { monday, sunday }: Week): Promise<WeekPlan | undefined> {
    const { id, version } = this.#mealPlans.households.of(userId);
    return { household: { id, version }, meals: await this.listMeals(userId, { from: monday, to: sunday }) };
  }

  async listNutrition(userId: UserId, { monday, sunday }: Week): Promise<ReadonlyMap<RecipeId, Nutrition>> {
    const planned = this.#mealPlans.listDays(userId, { from: monday, to: sunday }).map(({ recipeId }) => recipeId);
    const recipes = planned.flatMap((id) => this.#recipes.getAny(id) ?? []);
    return new Map(recipes.map(({ id, nutrition }) => [id, nutrition]));
  }

  async listMeals(userId: UserId, days: PlanDays): Promise<WeekMeal[]> {
    return this.#mealPlans.listDays(userId, days).flatMap(({ userId: _userId, ...meal }) => {
      const recipe = this.#recipes.getAny(meal.recipeId);
      return recipe ? [{ ...meal, mainImage: recipe.mainImage }] : [];
    });
  }
}
