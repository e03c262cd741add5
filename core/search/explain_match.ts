import type { FoodKey, FoodTable } from "../food/mod.ts";
import { isSameWord, removeAccents } from "../food/mod.ts";
import type { RecipeQuery } from "./parse_query.ts";
import type { QueryUnit } from "./query_units.ts";
import type { MatchedRecipe } from "./rank_matches.ts";
import { SEARCH_INTENTS } from "./search_intents.ts";
import { searchWords } from "./search_words.ts";

/** The facts of a recipe that can explain why a query found it. */
export interface MatchedRecipeFacts extends MatchedRecipe {
  readonly totalMinutes: number | undefined;
  /** True if only its description has some of the words. */
  readonly isDescribed: boolean;
}

/** A query, its units, and the table of its foods. */
export interface ExplainedQuery {
  readonly query: RecipeQuery;
  readonly units: readonly QueryUnit[];
  readonly foods: FoodTable;
}

/** Most foods in an explanation. */
const FOODS_NAMED = 3;

/** Card texts of the tags that a query asked for. */
const SAYS: ReadonlyMap<string, string | undefined> = new Map(
  SEARCH_INTENTS.map(({ id, says }) => [`for:${id}`, says]),
);

/**
 * Why a recipe was found, as text for the card: "vegan, Dessert, with chocolate", "20 Min". Empty if its name says it all;
 * "description" if only the description has the words.
 */
export function explainMatch(facts: MatchedRecipeFacts, { query, units, foods }: ExplainedQuery): string {
  const nameWords = wordsOf(facts.name);
  const unexplained = units.filter((unit) => !hasUnit(nameWords, unit));
  const tags = [...facts.diets, ...facts.dishTypes, ...facts.preferences, facts.cuisine, ...facts.keywords].filter(
    (tag) => unexplained.some((unit) => hasUnit(wordsOf(tag), unit)),
  );
  const claims = query.having.flatMap((tags) => sayingOf(tags) ?? []);
  const shares = (key: FoodKey) => Math.max(0, ...unexplained.map(({ foodShares }) => foodShares.get(key) ?? 0));
  const found = [...new Set(facts.foods)]
    .filter((key) => shares(key) > 0)
    .sort((a, b) => shares(b) - shares(a) || (a < b ? -1 : 1));
  const names = found.slice(0, FOODS_NAMED).map((key) => foods.nameOf(key));
  const reasons = [
    ...new Set([...claims, ...tags]),
    ...(names.length > 0 ? [`with ${names.join(", ")}`] : []),
    ...(query.maxMinutes === undefined || facts.totalMinutes === undefined ? [] : [`${facts.totalMinutes} Min`]),
  ];
  return reasons.length === 0 && unexplained.length > 0 && facts.isDescribed ? "description" : reasons.join(", ");
}

/** Undefined if the card already shows the meaning of the tag. */
function sayingOf([tag = "", ...others]: readonly string[]): string | undefined {
  const [kind, what = ""] = tag.split(":");
  if (kind === "active") return `at most ${what} minutes of work`;
  if (kind === "uses-up") return others.length > 0 ? "uses up leftovers" : `uses up ${what.replaceAll("-", " ")}`;
  return SAYS.get(tag);
}

function wordsOf(text: string): string[] {
  return searchWords(text).map(removeAccents);
}

function hasUnit(words: readonly string[], { spellings, isBeginning }: QueryUnit): boolean {
  return spellings.some((spelling) =>
    spelling.every((word, place) =>
      words.some((each) => isSameWord(each, word, { isPrefix: isBeginning && place === spelling.length - 1 })),
    ),
  );
}
