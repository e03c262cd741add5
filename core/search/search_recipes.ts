import type { UserId } from "../account/mod.ts";
import type { FoodTables } from "../food/mod.ts";
import { type AllowedRecipes, type LeaveOut, leaveOutExcluded, type RecipeId } from "../recipe/mod.ts";
import { DomainError } from "../shared/mod.ts";
import { ExclusionTerms } from "./exclusion_terms.ts";
import type { SearchFilters, SearchSort } from "./filter_choices.ts";
import { mayExcludeFoods, type ParsedQuery, parseQuery } from "./parse_query.ts";
import {
  isAnswer,
  type RecipeHit,
  type RecipeSearch,
  SEARCH_DEPTH_MAX,
  type SearchHits,
  type SearchPageRequest,
} from "./recipe_search.ts";
import { sortRecipes, withFilters } from "./search_filters.ts";
import { QUERY_MAX_LENGTH } from "./search_words.ts";

/** Default number of recipes on a page. */
export const SEARCH_PAGE_SIZE = 60;

/** Most recipes on a page. */
export const SEARCH_PAGE_MAX = 120;

export interface SearchRecipesInput {
  /** All recipes in the shuffled order if blank or absent. */
  readonly query?: string | undefined;
  /** How many recipes to skip; default 0. */
  readonly skip?: number | undefined;
  /** At most {@linkcode SEARCH_PAGE_MAX}; default {@linkcode SEARCH_PAGE_SIZE}. */
  readonly limit?: number | undefined;
  readonly leaveOut?: LeaveOut | undefined;
  /** What every result meets. */
  readonly filters?: SearchFilters | undefined;
  /** Of the first {@linkcode SEARCH_DEPTH_MAX} matches; `best` by default. */
  readonly sort?: SearchSort | undefined;
  /** Of the first {@linkcode SEARCH_DEPTH_MAX} matches only these are results; all if absent. */
  readonly among?: ReadonlySet<RecipeId> | undefined;
  /** The person who searches, if known. */
  readonly userId?: UserId | undefined;
}

/** A page of search results. */
export interface RecipeSearchPage {
  readonly recipes: readonly RecipeHit[];
  /** `skip` of the next page; absent on the last page. */
  readonly next: number | undefined;
  /** The words that were searched instead, if one was misspelled. */
  readonly corrected?: string | undefined;
  /** True if no recipe, or few, have all the words; those with the most important ones come first. */
  readonly isPartial?: boolean | undefined;
  /** Names of the excluded foods. No result contains them, or may contain them. */
  readonly excluded: readonly string[];
  /** Parts of the query that look like an exclusion, but name no known food. The recipes may contain it. */
  readonly notUnderstood: readonly string[];
  /** How many of the first {@linkcode SEARCH_DEPTH_MAX} matches the person's food rules exclude, among those that could be results. */
  readonly hiddenByRules: number;
}

export interface SearchRecipesPorts {
  readonly search: RecipeSearch;
  /** Read only if the query may have an exclusion. */
  readonly ingredients: FoodTables;
}

/**
 * Searches the catalogue, and the recipes of the person and their household, by words, best match first; without a letter or digit, lists all recipes in the shuffled order.
 *
 * @throws {DomainError} `invalid_input` if the query is too long.
 */
export async function searchRecipes(
  { search, ingredients }: SearchRecipesPorts,
  {
    query = "",
    skip = 0,
    limit = SEARCH_PAGE_SIZE,
    leaveOut,
    filters = {},
    sort = "best",
    among,
    userId,
  }: SearchRecipesInput,
): Promise<RecipeSearchPage> {
  if (query.length > QUERY_MAX_LENGTH) {
    throw new DomainError("invalid_input", `Cannot search for more than ${QUERY_MAX_LENGTH} characters`, {
      field: "query",
    });
  }
  const terms = mayExcludeFoods(query) ? ExclusionTerms.of((await ingredients.current()).foods) : undefined;
  const parsed = withFilters(parseQuery(query, terms), filters);
  const { excluded, notUnderstood } = parsed.exclusions;
  const size = Math.min(limit, SEARCH_PAGE_MAX, SEARCH_DEPTH_MAX - skip);
  if (size <= 0) return { recipes: [], next: undefined, excluded, notUnderstood, hiddenByRules: 0 };

  // All matches where their order or number changes. Else one more than is returned, to know whether there is a next page.
  const isWhole = sort !== "best" || among !== undefined;
  const page = isWhole ? { skip: 0, limit: SEARCH_DEPTH_MAX } : { skip, limit: size + 1 };
  const rules = among && leaveOut ? leaveOutAmong(among, leaveOut) : leaveOut;
  const found = await find(search, parsed, { ...page, leaveOut: rules, reader: userId });
  const { corrected, isPartial, hiddenByRules } = found;
  const kept = among ? found.recipes.filter(({ id }) => among.has(id)) : found.recipes;
  const recipes = isWhole ? sortRecipes(kept, sort).slice(skip, skip + size + 1) : kept;
  const next = skip + size;
  return {
    recipes: recipes.slice(0, size),
    next: recipes.length > size && next < SEARCH_DEPTH_MAX ? next : undefined,
    hiddenByRules,
    corrected: correctedText(parsed, corrected),
    isPartial,
    excluded,
    notUnderstood,
  };
}

/** Only of these recipes: what is no result anyway is not hidden by food rules. */
function leaveOutAmong(among: ReadonlySet<RecipeId>, leaveOut: LeaveOut): LeaveOut {
  return async (ids) => await leaveOut(ids.filter((id) => among.has(id)));
}

async function find(search: RecipeSearch, parsed: ParsedQuery, page: SearchPageRequest): Promise<SearchHits> {
  const { words, without, having, filters, maxMinutes, otherwise } = parsed;
  if (words.length + without.length + having.length + filters.length > 0 || maxMinutes !== undefined) {
    const hits = await search.search(parsed, page);
    return isAnswer(hits) || !otherwise ? hits : { ...(await search.search(otherwise, page)), isPartial: true };
  }
  return { ...(await listDiverse(search, page)), corrected: undefined, isPartial: false };
}

async function listDiverse(
  search: RecipeSearch,
  { skip, limit, leaveOut }: SearchPageRequest,
): Promise<AllowedRecipes<RecipeHit>> {
  if (!leaveOut) return { recipes: await search.listDiverse({ skip, limit }), hiddenByRules: 0 };
  const all = await search.listDiverse({ skip: 0, limit: SEARCH_DEPTH_MAX });
  const { recipes, hiddenByRules } = await leaveOutExcluded(all, leaveOut);
  return { recipes: recipes.slice(skip, skip + limit), hiddenByRules };
}

/** The corrected query, and the exclusion if that was misspelled: another food is never excluded silently. */
function correctedText({ words, exclusions }: ParsedQuery, corrected: SearchHits["corrected"]): string | undefined {
  if (!exclusions.isCorrected) return corrected?.join(" ");
  return [...(corrected ?? words), "without", exclusions.excluded.join(" or ")].join(" ");
}
