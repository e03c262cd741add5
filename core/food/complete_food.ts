import type { Food } from "./food.ts";
import type { FoodKey } from "./food_key.ts";
import { foodWordsOf } from "./match_food.ts";

interface Spelling {
  readonly key: FoodKey;
  readonly text: string;
  /** Its name or plural, not an alias. */
  readonly isName: boolean;
}

/** An index of all spellings of all foods, to complete a name that is being typed. */
export class FoodCompletions {
  readonly #spellings: readonly Spelling[];

  constructor(foods: readonly Food[]) {
    this.#spellings = foods.flatMap(({ key, name, plural, aliases }) => [
      ...[name, plural].map((each) => ({ key, text: normalize(each), isName: true })),
      ...aliases.map((each) => ({ key, text: normalize(each), isName: false })),
    ]);
  }

  /**
   * The foods with a word that begins with this text, ignoring case and accents. Spellings that begin with it come first, then
   * names before aliases, then short ones.
   */
  complete(text: string, { limit }: { limit: number }): FoodKey[] {
    const typed = normalize(text);
    if (typed === "") return [];
    const ranks = new Map<FoodKey, number>();
    for (const { key, text: spelling, isName } of this.#spellings) {
      const place = ` ${spelling}`.indexOf(` ${typed}`);
      if (place === -1) continue;
      const rank = (place === 0 ? 0 : 2) + (isName ? 0 : 1) + spelling.length / LONGER_THAN_ANY_SPELLING;
      ranks.set(key, Math.min(rank, ranks.get(key) ?? rank));
    }
    return best(ranks, limit);
  }

  /** Foods with a spelling of which only the end of the last word is missing, short ones first. */
  completeLastWord(text: string, { limit }: { limit: number }): FoodKey[] {
    const typed = normalize(text);
    const ranks = new Map<FoodKey, number>();
    for (const { key, text: spelling } of typed === "" ? [] : this.#spellings) {
      if (!spelling.startsWith(typed) || spelling.includes(" ", typed.length)) continue;
      ranks.set(key, Math.min(spelling.length, ranks.get(key) ?? spelling.length));
    }
    return best(ranks, limit);
  }
}

function best(ranks: ReadonlyMap<FoodKey, number>, limit: number): FoodKey[] {
  return [...ranks]
    .sort(([a, one], [b, other]) => one - other || (a < b ? -1 : 1))
    .slice(0, limit)
    .map(([key]) => key);
}

const LONGER_THAN_ANY_SPELLING = 1_000;

function normalize(text: string): string {
  return foodWordsOf(text).join(" ");
}
