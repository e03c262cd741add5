import type { RecipeQuery } from "./parse_query.ts";
import { isSameWord, removeAccents } from "./same_word.ts";
import { SEARCH_INTENTS } from "./search_intents.ts";
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

/** What the tags that a query asked for say on a card. */
const SAYS: ReadonlyMap<string, string | undefined> = new Map(
  SEARCH_INTENTS.map(({ id, says }) => [`for:${id}`, says]),
);

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
  const claims = query.having.flatMap((tags) => sayingOf(tags) ?? []);
  const foods = unexplained.length === 0 ? [] : facts.foods.slice(0, FOODS_NAMED);
  const reasons = [
    ...new Set([...claims, ...tags]),
    ...(foods.length > 0 ? [`with ${foods.join(", ")}`] : []),
    ...(query.maxMinutes === undefined ? [] : [`${facts.totalMinutes} Min`]),
  ];
  return reasons.length === 0 && unexplained.length > 0 ? "description" : reasons.join(", ");
}

/** Undefined if a tag says nothing that the card does not show. */
function sayingOf([tag = "", ...others]: readonly string[]): string | undefined {
  const [kind, what = ""] = tag.split(":");
  if (kind === "active") return `at most ${what} minutes of work`;
  if (kind === "uses-up") return others.length > 0 ? "uses up leftovers" : `uses up ${what.replaceAll("-", " ")}`;
  return SAYS.get(tag);
}

function includesWord(words: readonly string[], typed: string, options?: { isPrefix: boolean }): boolean {
  return words.some((word) => isSameWord(word, typed, options));
}
