import type { UserId } from "../account/mod.ts";
import type { DishType, Recipe, RecipeId, RecipeSummary } from "./recipe.ts";

/**
 * The catalogue, and the own recipes of people, which are found only by id and only for a `reader` who may read them; without a
 * reader those that all may read. Every implementation passes `adapters/contracts/recipe/recipe_store_contract.ts`.
 */
export interface RecipeStore {
  /** A recipe's card, if the recipe exists. Any text is allowed as id. */
  find(id: RecipeId, reader?: UserId): Promise<RecipeSummary | undefined>;

  /** The cards of these recipes, in the order of the ids; unknown ids are left out. At most 120 ids. */
  list(ids: readonly RecipeId[], reader?: UserId): Promise<RecipeSummary[]>;

  /**
   * Recipes of any of these kinds in the shuffled order; of all kinds if none is given. First those of the reader and their household,
   * then the catalogue's. At most `limit`.
   */
  listByDishTypes(
    dishTypes: readonly DishType[],
    options: { limit: number; reader?: UserId | undefined },
  ): Promise<RecipeSummary[]>;

  /** Adds recipes to the catalogue, or replaces those with the same id, atomically; at most 1,000 at once. */
  putAll(recipes: readonly Recipe[]): Promise<void>;
}
