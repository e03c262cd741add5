import type { RecipeQuery } from "./parse_query.ts";

/**
 * What to search for if nothing meets a query with wishes (`having`): its words with fewer of them, the last one left out first;
 * then the wishes without the words. Never only what the query leaves out: everything else is no answer.
 */
export function withFewerWishes(query: RecipeQuery): RecipeQuery[] {
  const { words, having, maxMinutes } = query;
  const fewer = having.map((_, place) => ({ ...query, having: having.slice(0, having.length - 1 - place) }));
  const without = having.map((_, place) => ({ ...query, words: [], having: having.slice(0, having.length - place) }));
  return [
    ...fewer.filter((each) => words.length + each.having.length > 0 || maxMinutes !== undefined),
    ...(words.length > 0 ? without : []),
  ];
}
