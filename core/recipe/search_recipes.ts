import { DomainError } from "../shared/mod.ts";
import { parseQuery } from "./parse_query.ts";
import type { RecipeHit, RecipeSearch, SearchHits } from "./recipe_search.ts";
import { QUERY_MAX_LENGTH } from "./search_words.ts";

/** Default number of recipes on a page. */
export const SEARCH_PAGE_SIZE = 60;

/** Most recipes on a page. */
export const SEARCH_PAGE_MAX = 120;

/** Most recipes that a search returns in all pages together. */
export const SEARCH_DEPTH_MAX = 1_000;

export interface SearchRecipesInput {
  /** All recipes in the shuffled order if blank or absent. */
  readonly query?: string | undefined;
  /** How many recipes to skip; default 0. */
  readonly skip?: number | undefined;
  /** At most {@linkcode SEARCH_PAGE_MAX}; default {@linkcode SEARCH_PAGE_SIZE}. */
  readonly limit?: number | undefined;
}

/** A page of search results. */
export interface RecipeSearchPage {
  readonly recipes: readonly RecipeHit[];
  /** `skip` of the next page; absent on the last page. */
  readonly next: number | undefined;
  /** The words that were searched instead, if one was misspelled. */
  readonly corrected?: string | undefined;
  /** True if no recipe has all the words; these have the most of them. */
  readonly isPartial?: boolean | undefined;
}

/**
 * Searches the catalogue by words, best match first; without a letter or digit, lists all recipes in the shuffled order.
 *
 * @throws {DomainError} `invalid_input` if the query is too long.
 */
export async function searchRecipes(
  ports: { search: RecipeSearch },
  { query = "", skip = 0, limit = SEARCH_PAGE_SIZE }: SearchRecipesInput,
): Promise<RecipeSearchPage> {
  if (query.length > QUERY_MAX_LENGTH) {
    throw new DomainError("invalid_input", `Cannot search for more than ${QUERY_MAX_LENGTH} characters`, {
      field: "query",
    });
  }
  const size = Math.min(limit, SEARCH_PAGE_MAX, SEARCH_DEPTH_MAX - skip);
  if (size <= 0) return { recipes: [], next: undefined };

  // One more than is returned, to know whether there is a next page.
  const page = { skip, limit: size + 1 };
  const { recipes, corrected, isPartial } = await find(ports.search, { query, page });
  const next = skip + size;
  return {
    recipes: recipes.slice(0, size),
    next: recipes.length > size && next < SEARCH_DEPTH_MAX ? next : undefined,
    corrected: corrected?.join(" "),
    isPartial,
  };
}

async function find(
  search: RecipeSearch,
  { query, page }: { query: string; page: { skip: number; limit: number } },
): Promise<Pick<RecipeSearchPage, "recipes"> & Pick<SearchHits, "corrected" | "isPartial">> {
  const parsed = parseQuery(query);
  const { words, without, maxMinutes } = parsed;
  if (words.length > 0 || without.length > 0 || maxMinutes !== undefined) return search.search(parsed, page);
  return { recipes: await search.listDiverse(page), corrected: undefined, isPartial: false };
}
