import { DomainError } from "../shared/mod.ts";
import type { RecipeSummary } from "./recipe.ts";
import type { RecipeSearch } from "./recipe_search.ts";
import { QUERY_MAX_LENGTH, searchWords } from "./search_words.ts";

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
export interface FoundPage {
  readonly recipes: readonly RecipeSummary[];
  /** What the next page skips; absent on the last one. */
  readonly next: number | undefined;
}

/**
 * Searches the catalogue by words, best match first; a query without any letter or digit finds a varied selection.
 *
 * @throws {DomainError} `invalid_input` where the query is too long.
 */
export async function searchRecipes(
  ports: { search: RecipeSearch },
  { query = "", skip = 0, limit = SEARCH_PAGE_SIZE }: SearchRecipesInput,
): Promise<FoundPage> {
  if (query.length > QUERY_MAX_LENGTH) {
    throw new DomainError("invalid_input", `Cannot search for more than ${QUERY_MAX_LENGTH} characters`, {
      field: "query",
    });
  }
  const size = Math.min(limit, SEARCH_PAGE_MAX, SEARCH_DEPTH_MAX - skip);
  if (size <= 0) return { recipes: [], next: undefined };

  // One more than is shown says whether there is a next page.
  const page = { skip, limit: size + 1 };
  const words = searchWords(query);
  const found = await (words.length > 0 ? ports.search.search(words, page) : ports.search.varied(page));
  const next = skip + size;
  return { recipes: found.slice(0, size), next: found.length > size && next < SEARCH_DEPTH_MAX ? next : undefined };
}
