import { DomainError } from "../shared/mod.ts";
import { parseQuery } from "./parse_query.ts";
import type { RecipeHit, RecipeSearch, SearchHits } from "./recipe_search.ts";
import { QUERY_MAX_LENGTH } from "./search_words.ts";

/** How many recipes a search answers at once where nobody says. */
export const SEARCH_PAGE_SIZE = 60;

/** Most recipes that a search answers at once. */
export const SEARCH_PAGE_MAX = 120;

/** How far into a search one can go: whoever has not found it in a thousand asks again with another word. */
export const SEARCH_DEPTH_MAX = 1_000;

export interface SearchRecipesInput {
  /** A varied selection where it is blank or absent. */
  readonly query?: string | undefined;
  /** How many were seen before; none where absent. */
  readonly skip?: number | undefined;
  /** At most {@linkcode SEARCH_PAGE_MAX}; {@linkcode SEARCH_PAGE_SIZE} where absent. */
  readonly limit?: number | undefined;
}

/** A page of what a search found. */
export interface RecipeSearchPage {
  readonly recipes: readonly RecipeHit[];
  /** What the next page skips; absent on the last one. */
  readonly next: number | undefined;
  /** What was looked for instead, where a word was taken for misspelled. */
  readonly corrected?: string | undefined;
  /** No recipe holds all that was asked for: these hold the most of it. */
  readonly isPartial?: boolean | undefined;
}

/**
 * Searches the catalogue by words, best match first; a query without any letter or digit finds a varied selection.
 *
 * @throws {DomainError} `invalid_input` where the query is too long.
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

  // One more than is shown says whether there is a next page.
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
  const understood = parseQuery(query);
  const { words, without, maxMinutes } = understood;
  if (words.length > 0 || without.length > 0 || maxMinutes !== undefined) return search.search(understood, page);
  return { recipes: await search.listDiverse(page), corrected: undefined, isPartial: false };
}
