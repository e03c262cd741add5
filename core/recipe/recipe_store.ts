import type { DishType, Recipe, RecipeId, RecipeSummary } from "./recipe.ts";

/** The catalogue. Every implementation passes `adapters/contracts/recipe_store_contract.ts`. */
export interface RecipeStore {
  /** What a card shows of one recipe. Any text may be asked for. */
  find(id: RecipeId): Promise<RecipeSummary | undefined>;

  /** What cards show of these recipes, in the order of the ids; unknown ones are left out. At most 120 ids. */
  list(ids: readonly RecipeId[]): Promise<RecipeSummary[]>;

  /** Recipes of any of these kinds in the shuffled order; of all kinds where none is named. At most `limit`. */
  listByDishTypes(dishTypes: readonly DishType[], options: { limit: number }): Promise<RecipeSummary[]>;

  /** Adds recipes, or puts them in place of those with the same id. All of them or none; at most 1,000 at once. */
  putAll(recipes: readonly Recipe[]): Promise<void>;
}
