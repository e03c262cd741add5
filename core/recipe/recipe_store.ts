import type { Recipe, RecipeId, RecipeSummary } from "./recipe.ts";

/** The catalogue. Every implementation passes `adapters/contracts/recipe_store_contract.ts`. */
export interface RecipeStore {
  /** What a card shows of one recipe. */
  find(id: RecipeId): Promise<RecipeSummary | undefined>;

  /** Adds recipes, or puts them in place of those with the same id. All of them or none; at most 1,000 at once. */
  putAll(recipes: readonly Recipe[]): Promise<void>;
}
