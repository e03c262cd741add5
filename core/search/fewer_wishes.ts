import { type RecipeQuery, timeTagFor } from "./parse_query.ts";
import { isAnswer, type SearchHits } from "./recipe_search.ts";

/**
 * Searches for a query. Without results, or without the dish that it names, it searches for those of {@linkcode withFewerWishes} in
 * turn: rather salmon that is not cheap than something cheap without salmon.
 */
export async function searchWithFewerWishes(
  query: RecipeQuery,
  search: (query: RecipeQuery) => Promise<SearchHits>,
): Promise<SearchHits> {
  const hits = await search(query);
  if (isAnswer(hits) && !hits.lacksSubject) return hits;
  for (const fewer of withFewerWishes(query, { keepsWords: isAnswer(hits) })) {
    const found = await search(fewer);
    if (isAnswer(found) && !found.lacksSubject) return { ...found, isPartial: true };
  }
  return hits;
}

/**
 * Relaxed queries: the words without the typed time, then with fewer wishes (`having`), the last one removed first; then the wishes
 * without the words. In a sentence a recipe may lack any wish anyway. Never only the exclusions: every other recipe would match.
 */
function withFewerWishes(query: RecipeQuery, { keepsWords }: { keepsWords: boolean }): RecipeQuery[] {
  const { words, having, maxMinutes, isSentence } = query;
  const isNamed = words.length > 0;
  const slower = isNamed ? withoutTime(query) : undefined;
  const fewer = having.map((_, place) => ({ ...query, having: having.slice(0, having.length - 1 - place) }));
  const without = having.map((_, place) => ({ ...query, words: [], having: having.slice(0, having.length - place) }));
  return [
    ...(slower ? [slower] : []),
    ...(isSentence && keepsWords
      ? []
      : fewer.filter((each) => isNamed || each.having.length > 0 || maxMinutes !== undefined)),
    ...(isNamed && !keepsWords ? without : []),
  ];
}

/** The query with its time as a wish of a sentence, or else without it; undefined if no time was typed. */
function withoutTime(query: RecipeQuery): RecipeQuery | undefined {
  const { maxMinutes, filterMinutes, having, isSentence } = query;
  if (maxMinutes === undefined || maxMinutes === filterMinutes) return undefined;
  const tag = isSentence ? timeTagFor(maxMinutes) : undefined;
  return { ...query, maxMinutes: filterMinutes, having: tag === undefined ? having : [...having, [tag]] };
}

/** With fewer matches of a sentence, or of words joined by "and", those with its most important words are an answer too. */
const FEW_MATCHES = 10;

/**
 * Whether the matches are so few that recipes with only a part of the query are an answer too.
 *
 * @param options.units number of words and foods that each of the matches has
 * @param options.count number of matches
 */
export function areTooFew(
  { isSentence, isList, having }: RecipeQuery,
  { units, count }: { units: number; count: number },
): boolean {
  if (count >= FEW_MATCHES) return false;
  // Without a match, the words of a list may be misspelled.
  return isSentence ? units + having.length > 1 : isList && units > 1 && count > 0;
}
