import type { RecipeQuery } from "./parse_query.ts";
import type { RecipeSummary } from "./recipe.ts";

/** A part of a list. */
export interface PageRequest {
  /** How many results to skip. */
  readonly skip: number;
  readonly limit: number;
}

/** A recipe that a search found. */
export interface RecipeHit extends RecipeSummary {
  /** Why the recipe matches the query, for a person; see `explainMatch`. Empty if its name says it; absent without a query. */
  readonly why?: string | undefined;
}

/** Result of a search. */
export interface SearchHits {
  readonly recipes: readonly RecipeHit[];
  /** The words that were searched instead, if some were misspelled; otherwise absent. */
  readonly corrected: readonly string[] | undefined;
  /** True if no recipe has all the words; these have the most of them. */
  readonly isPartial: boolean;
}

/** Full-text search. Every implementation passes `adapters/contracts/recipe_search_contract.ts`. */
export interface RecipeSearch {
  /**
   * Recipes that have all of the query's words, the tags that it asks for (see `intentTagsOf`), none of those that it leaves
   * out (see `exclusionTagsOf`), and do not exceed the longest time. They are ordered by tier:
   * 1. all words in the name;
   * 2. also in principal foods (all names and more general ones), kinds of dish, preferences, diets, cuisine and the tags
   *    of `searchTagsOf`;
   * 3. also in all foods;
   * 4. also in the description, only if the other tiers have none.
   *
   * Recipes with more of the preferred tags come first within tiers 1 and 2 together, and within tier 3. Within tiers 2 and 3,
   * recipes with a word in the name come first. Then shorter names come first, then lower ids.
   *
   * Plurals and accents are ignored. The last word may be a prefix; of several words only from two letters on. If nothing
   * is found, unknown words are replaced by the closest known word (see `nearestWords`), of several the one that most recipes
   * have. If there is still nothing and a word is known, the recipes with the most of the words are returned, not counting
   * unknown and ordinary words. The tags are left out in every case. If nothing is found, tags are no longer asked for, or
   * words; see `withFewerWishes`.
   */
  search(query: RecipeQuery, page: PageRequest): Promise<SearchHits>;

  /** All recipes in the shuffled order; see `shufflePositionOf`. */
  listDiverse(page: PageRequest): Promise<RecipeSummary[]>;
}
