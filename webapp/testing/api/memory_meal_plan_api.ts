import { brokenRulesView } from "../../../adapters/http/food_rules/broken_rules_view.ts";
import { plannedMealView } from "../../../adapters/http/meal_plan/planned_meal_view.ts";
import { toSentChange } from "../../../adapters/http/meal_plan/slot_input.ts";
import { MemoryIngredientSource } from "../../../adapters/memory/ingredient_search/ingredient_source.ts";
import { MemoryMealPlanReads } from "../../../adapters/memory/meal_plan/meal_plan_reads.ts";
import { maya } from "../../../adapters/memory/people_and_recipes.ts";
import { MemoryRecipePages } from "../../../adapters/memory/recipe/recipe_pages.ts";
import { findBrokenRules } from "../../../core/food_rules/mod.ts";
import {
  addMealTime,
  clearSlot,
  dateOf,
  listLeftovers,
  listWeek,
  listWeekNutrition,
  type MealSlot,
  moveMeal,
  type PlanSlot,
  saveLeftovers,
  saveMeal,
  setMealCooked,
  setMealPortions,
  weekOf,
} from "../../../core/meal_plan/mod.ts";
import type { Recipe } from "../../../core/recipe/mod.ts";
import type { MealPlanApi } from "../../platform/api/mod.ts";
import type { MemoryServer, MemoryStores } from "./memory_stores.ts";

/** A recipe in a slot of Maya's plan; its name may differ from the stored recipe's, as after a rename. */
export interface PlannedRecipe {
  readonly slot: MealSlot;
  readonly recipe: Recipe;
  readonly portions?: number | undefined;
  /** The earlier slot in which it is cooked. */
  readonly leftoversOf?: PlanSlot | undefined;
}

/** Stores Maya's plan. */
export async function seedPlan({ mealPlans }: MemoryStores, planned: readonly PlannedRecipe[]): Promise<void> {
  for (const { slot, recipe, portions, leftoversOf } of planned) {
    const { day, mealTime } = slot;
    await mealPlans.put({
      userId: maya.id,
      date: dateOf(day, weekOf(slot.date)),
      mealTime,
      recipeId: recipe.id,
      name: addMealTime(recipe.name, mealTime),
      portions,
      leftoversOf: leftoversOf && { ...leftoversOf, keepsDays: 4 },
    });
  }
}

/** {@linkcode MealPlanApi} in memory. */
export function memoryMealPlanApi({ stores, caller }: MemoryServer): MealPlanApi {
  const { clock } = stores;
  const mealPlans = new MemoryMealPlanReads(stores.mealPlans, stores.recipes);
  const ingredients = new MemoryIngredientSource(stores.recipes, stores.foods);
  const pages = new MemoryRecipePages(stores.recipes, stores.opinions);
  return {
    async listWeek(date, { onVersion }) {
      const { id: userId } = await caller();
      const { household, meals } = await listWeek({ plan: mealPlans, clock }, { userId, date });
      onVersion?.(`${household.id}.${household.version}`);
      const recipeIds = meals.map(({ recipeId }) => recipeId);
      const broken = await findBrokenRules({ ...stores, ingredients, pages }, { userId, recipeIds });
      return meals.map((meal) => ({ ...plannedMealView(meal), ...brokenRulesView(broken.get(meal.recipeId)) }));
    },
    async listWeekNutrition(date) {
      const { id: userId } = await caller();
      const portions = await listWeekNutrition({ plan: mealPlans, clock }, { userId, date });
      return [...portions].map(([recipeId, portion]) => ({ recipeId, ...portion }));
    },
    async saveMeal(slot, { id }, { portions, ...sent } = {}) {
      await saveMeal(stores, {
        userId: (await caller()).id,
        recipeId: id,
        portions,
        ...slot,
        sent: toSentChange(sent),
      });
    },
    async listLeftovers(slot) {
      const input = { userId: (await caller()).id, ...slot };
      const meals = await listLeftovers({ plan: mealPlans, pages, clock }, input);
      return meals.map((meal) => ({ ...plannedMealView(meal), date: meal.date }));
    },
    async saveLeftovers(slot, { of, portions, ...sent }) {
      const input = { userId: (await caller()).id, ...slot, of, portions, sent: toSentChange(sent) };
      await saveLeftovers({ ...stores, plan: mealPlans, pages }, input);
    },
    async setPortions(slot, portions, sent = {}) {
      await setMealPortions(stores, { userId: (await caller()).id, ...slot, portions, sent: toSentChange(sent) });
    },
    async setCooked(slot, isCooked) {
      await setMealCooked(stores, { userId: (await caller()).id, ...slot, isCooked });
    },
    async moveMeal(recipeId, { from, to, ...sent }) {
      await moveMeal(stores, { userId: (await caller()).id, recipeId, from, to, sent: toSentChange(sent) });
    },
    async emptySlot(slot, sent = {}) {
      await clearSlot(stores, { userId: (await caller()).id, ...slot, sent: toSentChange(sent) });
    },
  };
}
