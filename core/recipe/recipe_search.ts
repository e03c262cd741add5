import type { RecipeSummary } from "./recipe.ts";

/** The part of a list that is meant. */
export interface PageRequest {
  /** How many to leave out at the front. */
  readonly skip: number;
  readonly limit: number;
}

/** Full-text search. Every implementation passes `adapters/contracts/recipe_search_contract.ts`. */
export interface RecipeSearch {
  /**
   * Recipes that hold every one of the words (see `searchWords`): in the name, then among the foods (by any of their
   * names), kinds of dish, preferences, diets and cuisine, then in the description. Of two that are alike in this, the one
   * with the shorter name comes first, since more of it is what was asked for; then by id.
   *
   * Plurals and accents make no difference; the last word may be the beginning of one; where nothing is found, a
   * word that the catalogue does not know stands for the one most like it.
   */
  search(words: readonly string[], page: PageRequest): Promise<RecipeSummary[]>;

  /** All recipes in the order of variety; see `varietyOf`. */
  varied(page: PageRequest): Promise<RecipeSummary[]>;
}
