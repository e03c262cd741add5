import type { DishType, Recipe, RecipeId, RecipeSummary } from "./recipe.ts";

/** The catalogue. Every implementation passes `adapters/contracts/recipe_store_contract.ts`. */
export interface RecipeStore {
  /** A recipe's card, if the recipe exists. Any text is allowed as id. */
  find(id: RecipeId): Promise<RecipeSummary | undefined>;

  /** The cards of these recipes, in the order of the ids; unknown ids are left out. At most 120 ids. */
  list(ids: readonly RecipeId[]): Promise<RecipeSummary[]>;

  /** Recipes of any of these kinds in the shuffled order; of all kinds if none is given. At most `limit`. */
  listByDishTypes(dishTypes: readonly DishType[], options: { limit: number }): Promise<RecipeSummary[]>;

  /** Adds recipes, or replaces those with the same id, atomically; at most 1,000 at once. */
  putAll(recipes: readonly Recipe[]): Promise<void>;
}
