import { type RecipeQuery, timeTagFor } from "./parse_query.ts";
import { isAnswer, type SearchHits } from "./recipe_search.ts";

/** Searches for a query. Without results, it searches for those of {@linkcode withFewerWishes} in turn. */
export async function searchWithFewerWishes(
  query: RecipeQuery,
  search: (query: RecipeQuery) => Promise<SearchHits>,
): Promise<SearchHits> {
  const hits = await search(query);
  if (hits.lacksSubject && query.maxMinutes !== undefined) {
    const slower = await search(withoutTimeLimit(query, query.maxMinutes));
    if (isAnswer(slower) && !slower.lacksSubject) return { ...slower, isPartial: true };
  }
  if (isAnswer(hits)) return hits;
  for (const fewer of withFewerWishes(query)) {
    const found = await search(fewer);
    if (isAnswer(found)) return { ...found, isPartial: true };
  }
  return hits;
}

/** The time is a wish like others: a sentence rather finds the dish that it names than another one in time. */
function withoutTimeLimit(query: RecipeQuery, minutes: number): RecipeQuery {
  const tag = timeTagFor(minutes);
  return { ...query, maxMinutes: undefined, having: tag === undefined ? query.having : [...query.having, [tag]] };
}

/**
 * Relaxed queries if no recipe meets a query with wishes (`having`): its words with fewer wishes, the last one removed
 * first; then the wishes without the words. Never only the exclusions: every other recipe would match.
 */
function withFewerWishes(query: RecipeQuery): RecipeQuery[] {
  const { words, having, maxMinutes } = query;
  const fewer = having.map((_, place) => ({ ...query, having: having.slice(0, having.length - 1 - place) }));
  const without = having.map((_, place) => ({ ...query, words: [], having: having.slice(0, having.length - place) }));
  return [
    ...fewer.filter((each) => words.length + each.having.length > 0 || maxMinutes !== undefined),
    ...(words.length > 0 ? without : []),
  ];
}
