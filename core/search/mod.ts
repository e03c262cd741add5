export { excludableFoods } from "./excludable_groups.ts";
export { ExclusionTerms } from "./exclusion_terms.ts";
export { explainMatch } from "./explain_match.ts";
export { areTooFew, searchWithFewerWishes } from "./fewer_wishes.ts";
export {
  FILTER_CUISINES,
  FILTER_DIETS,
  FILTER_KCAL,
  FILTER_MEALS,
  FILTER_MINUTES,
  SEARCH_SORTS,
  type SearchFilters,
  type SearchSort,
} from "./filter_choices.ts";
export { intentTagsOf } from "./intent_tags.ts";
export { nearestWords } from "./nearest_word.ts";
export {
  mayExcludeFoods,
  type ParsedQuery,
  parseQuery,
  type RecipeQuery,
  searchTagsOf,
  timeTagFor,
} from "./parse_query.ts";
export { lacksMost, partialWeights } from "./partial_weights.ts";
export { leavesOutWhatFollows } from "./query_tokens.ts";
export { type QueryUnit, queryUnitsOf, tagUnit } from "./query_units.ts";
export { type Match, type Place, RANKED_MAX, rankMatches } from "./rank_matches.ts";
export {
  isAnswer,
  type PageRequest,
  type RecipeHit,
  type RecipeSearch,
  SEARCH_DEPTH_MAX,
  type SearchHits,
  type SearchPageRequest,
} from "./recipe_search.ts";
export { filterTagsOf, withFilters } from "./search_filters.ts";
export { SEARCH_INTENTS } from "./search_intents.ts";
export { type RecipeSearchPage, SEARCH_PAGE_MAX, searchRecipes } from "./search_recipes.ts";
export { QUERY_MAX_LENGTH, searchWords } from "./search_words.ts";
