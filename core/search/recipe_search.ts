import type { UserId } from "../account/mod.ts";
import type { LeaveOut, RecipeSummary } from "../recipe/mod.ts";
import type { RecipeQuery } from "./parse_query.ts";

/** A part of a list. */
export interface PageRequest {
  /** How many results to skip. */
  readonly skip: number;
  readonly limit: number;
}

/** A page of search results. */
export interface SearchPageRequest extends PageRequest {
  /** Which recipes are left out of the pages, because the person's food rules exclude them; none if absent. */
  readonly leaveOut?: LeaveOut | undefined;
  /** Who searches: their own recipes, and those that their household shares, are found too. */
  readonly reader?: UserId | undefined;
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
  /** True if no recipe, or few, have all the words; those with the most important ones come first. */
  readonly isPartial: boolean;
  /** True if the first result lacks most of the dish that the query names. */
  readonly lacksSubject?: boolean | undefined;
  /** Number of the first {@linkcode SEARCH_DEPTH_MAX} matches that the rules exclude. */
  readonly hiddenByRules: number;
}

/** Most recipes that a search returns in all pages together. */
export const SEARCH_DEPTH_MAX = 1_000;

/**
 * Whether a search had matches, excluded ones included: a search for an excluded dish is never corrected to a similar
 * spelling.
 */
export function isAnswer({ recipes, hiddenByRules }: Pick<SearchHits, "recipes" | "hiddenByRules">): boolean {
  return recipes.length + hiddenByRules > 0;
}

/** Full-text search. Every implementation passes `adapters/contracts/search/recipe_search_contract.ts`. */
export interface RecipeSearch {
  /**
   * Recipes of the catalogue and of the reader that have all units of the query (see `queryUnitsOf`), the tags that it asks for (see `intentTagsOf`), none of those that
   * it leaves out (see `exclusionTagsOf`), and do not exceed the longest time. A recipe has a unit in one of these places:
   * 1. its name;
   * 2. kinds of dish, preferences, diets, cuisine, keywords, the tags of `searchTagsOf`, and principal foods;
   * 3. all foods;
   * 4. its description, only if the other places have nothing, and not for foods or sentences.
   *
   * The first `RANKED_MAX` in this order, of the first two places those with more of the preferred tags first, then shorter names, are put in the order of `rankMatches`.
   *
   * Plurals and accents are ignored. The last word may be a prefix; of several words only from two letters on. If nothing
   * is found, unknown words are replaced by the closest known word (see `nearestWords`), of several the one that most recipes
   * have. If there is still nothing, or a sentence finds few, the recipes with the most important units are returned; see
   * `partialWeights`. The tags are left out in every case. If nothing is found, or not what the query names, tags and a typed time are no longer asked for; see
   * `searchWithFewerWishes`.
   */
  search(query: RecipeQuery, page: SearchPageRequest): Promise<SearchHits>;

  /** All recipes in the shuffled order; see `shufflePositionOf`. */
  listDiverse(page: PageRequest): Promise<RecipeSummary[]>;
}
