import { FoodTable } from "../../../core/food/mod.ts";
import {
  type IngredientCatalogue,
  IngredientIndexBuilder,
  type IngredientSource,
} from "../../../core/ingredient_search/mod.ts";
import { type Recipe, type RecipeNeeds } from "../../../core/recipe/mod.ts";
import type { MemoryFoodStore } from "../food/food_store.ts";
import type { MemoryRecipeStore } from "../recipe/recipe_store.ts";

/** {@linkcode IngredientSource} that indexes the memory stores again on each call. */
export class MemoryIngredientSource implements IngredientSource {
  readonly #recipes: MemoryRecipeStore;
  readonly #foods: MemoryFoodStore;

  constructor(recipes: MemoryRecipeStore, foods: MemoryFoodStore) {
    this.#recipes = recipes;
    this.#foods = foods;
  }

  async current(): Promise<IngredientCatalogue> {
    const foods = new FoodTable(await this.#foods.all());
    const index = new IngredientIndexBuilder({ roleOf: (food) => foods.roleOf(food) });
    this.#recipes
      .all()
      .sort((a, b) => a.totalMinutes - b.totalMinutes || (a.id < b.id ? -1 : 1))
      .forEach((recipe) => index.add(needsOf(recipe)));
    return { foods, recipes: index.build() };
  }
}

/** A recipe's needs. */
export function needsOf({ id, ingredientGroups }: Recipe): RecipeNeeds {
  const lines = ingredientGroups.flatMap(({ items }) => items);
  return {
    id,
    required: lines.filter(({ optional }) => !optional).map(({ food }) => food),
    optional: lines.filter(({ optional }) => optional).map(({ food }) => food),
  };
}
