import type { RecipeQuery } from "./parse_query.ts";
import type { RecipeSummary } from "./recipe.ts";

/** The part of a list that is meant. */
export interface PageRequest {
  /** How many to leave out at the front. */
  readonly skip: number;
  readonly limit: number;
}

/** A recipe that a search found. */
export interface RecipeHit extends RecipeSummary {
  /** Why the recipe matches the query, for a person; see `explainMatch`. Empty if its name says it; absent without a query. */
  readonly why?: string | undefined;
}

/** What a search found. */
export interface SearchHits {
  readonly recipes: readonly RecipeHit[];
  /** The query's words where some were taken for misspelled, as they were looked for; otherwise absent. */
  readonly corrected: readonly string[] | undefined;
  /** No recipe holds all the words: these hold the most of them. */
  readonly isPartial: boolean;
}

/** Full-text search. Every implementation passes `adapters/contracts/recipe_search_contract.ts`. */
export interface RecipeSearch {
  /**
   * Recipes that hold every one of the query's words, none of the foods that it leaves out, and take no longer than it
   * says. First where the name holds all words; then the name and what the dish mostly is: its principal foods (by any of
   * their names and more general ones), kinds of dish, preferences, diets, cuisine and the tags of `searchTagsOf`; then
   * with all its foods; and only where there is none of these, with the description. In the second and third, those with
   * a word in the name come first.
   * Of two that are alike in all this, the one with the shorter name, since more of it is what was asked for; then by id.
   *
   * Plurals and accents make no difference; the last word may be the beginning of one, from two letters on where
   * it is not the only one. Where nothing is found, a word that neither the catalogue nor the food table knows
   * stands for the one most like it (see `nearestWord`); where nothing is found then and a word is known, recipes come that
   * hold the most of the words.
   */
  search(query: RecipeQuery, page: PageRequest): Promise<SearchHits>;

  /** All recipes in the shuffled order; see `shufflePositionOf`. */
  listDiverse(page: PageRequest): Promise<RecipeSummary[]>;
}
