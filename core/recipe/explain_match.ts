import type { RecipeQuery } from "./parse_query.ts";
import { isSameWord, removeAccents } from "./same_word.ts";
import { searchWords } from "./search_words.ts";

/** The facts of a recipe that can explain why a query found it. */
export interface MatchedRecipeFacts {
  readonly name: string;
  readonly cuisine: string;
  readonly keywords: readonly string[];
  readonly dishTypes: readonly string[];
  readonly preferences: readonly string[];
  readonly diets: readonly string[];
  readonly totalMinutes: number;
  /** Names of its foods that have one of the query's words. */
  readonly foods: readonly string[];
}

/** Most foods in an explanation. */
const FOODS_NAMED = 3;

/** How to show words that exist only in the search index. */
const CLAIMS: ReadonlyMap<string, string> = new Map([
  ["highprotein", "High-Protein"],
  ["light", "light"],
  ["nobake", "no oven needed"],
]);

/**
 * Why a recipe was found, as text for the card: "vegan, Dessert, with chocolate", "20 Min". Empty if its name has all
 * words; "description" if only the description has them.
 */
export function explainMatch(facts: MatchedRecipeFacts, query: RecipeQuery): string {
  const nameWords = searchWords(facts.name).map(removeAccents);
  const unexplained = query.words
    .map(removeAccents)
    .filter((word, place) => !includesWord(nameWords, word, { isPrefix: place === query.words.length - 1 }));
  const tags = [...facts.diets, ...facts.dishTypes, ...facts.preferences, facts.cuisine, ...facts.keywords].filter(
    (tag) => searchWords(tag).some((part) => includesWord(unexplained, removeAccents(part))),
  );
  const claims = unexplained.flatMap((word) => CLAIMS.get(word) ?? []);
  const foods = unexplained.length === 0 ? [] : facts.foods.slice(0, FOODS_NAMED);
  const reasons = [
    ...new Set([...claims, ...tags]),
    ...(foods.length > 0 ? [`with ${foods.join(", ")}`] : []),
    ...(query.maxMinutes === undefined ? [] : [`${facts.totalMinutes} Min`]),
  ];
  return reasons.length === 0 && unexplained.length > 0 ? "description" : reasons.join(", ");
}

function includesWord(words: readonly string[], typed: string, options?: { isPrefix: boolean }): boolean {
  return words.some((word) => isSameWord(word, typed, options));
}
