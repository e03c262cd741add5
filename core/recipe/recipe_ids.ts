import type { RecipeId } from "./recipe.ts";

/**
 * The ids of the recipes that anyone may read, in the shuffled order, to list all of them in pages. Every implementation
 * passes `adapters/contracts/recipe/recipe_ids_contract.ts`.
 */
export interface RecipeIds {
  /** The ids from this one on, which need not be a recipe's. At most `limit`. */
  listFrom(id: RecipeId, options: { limit: number }): Promise<RecipeId[]>;

  /** The ids with which the pages of this size begin. At most `limit`. */
  listPageStarts(options: { pageSize: number; limit: number }): Promise<RecipeId[]>;
}
