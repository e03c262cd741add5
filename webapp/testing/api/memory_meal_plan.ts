import { maya } from "../../../adapters/memory/people_and_recipes.ts";
import { addMealTime, dateOf, type MealSlot, type PlanSlot, weekOf } from "../../../core/meal_plan/mod.ts";
import type { Recipe } from "../../../core/recipe/mod.ts";
import type { MemoryStores } from "./memory_stores.ts";

/** A recipe in a slot of Maya's plan; its name may differ from the stored recipe's, as after a rename. */
export interface PlannedRecipe {
  readonly slot: MealSlot;
  readonly recipe: Recipe;
  readonly portions?: number | undefined;
  /** The earlier slot in which it is cooked. */
  readonly leftoversOf?: PlanSlot | undefined;
}

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
