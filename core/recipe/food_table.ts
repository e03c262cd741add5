import type { Food } from "./food.ts";
import { type FoodSubstitution, FoodSubstitutions } from "./food_substitutions.ts";
import { type FoodNames, indexFoodNames, matchFood, matchGeneralWord, withoutPassingWords } from "./match_food.ts";
import type { FoodKey } from "./recipe.ts";
import { SpellingIndex } from "./suggest_food.ts";

/** A food that somebody has, and what to call it: their own word where that means several foods. */
export interface ParsedFood {
  readonly key: FoodKey;
  readonly displayName: string;
}

/** What a text says is on hand. */
export interface ParsedFoods {
  readonly foods: readonly ParsedFood[];
  /** The parts of it that are no food, as they were spelled. */
  readonly unknown: readonly string[];
}

// Commas and "and" join foods, unless the whole is one food ("half and half") or one with its preparation.
const JOINTS = /[,;/&+\n]|\b(?:and|with|plus|or)\b/iu;

/** All foods at once, ready to be asked. Never changes. */
export class FoodTable {
  readonly #foods: ReadonlyMap<FoodKey, Food>;
  readonly #names: FoodNames;
  readonly #general: ReadonlyMap<string, readonly FoodKey[]>;
  readonly #service: FoodSubstitutions;
  readonly #spellings: SpellingIndex;

  constructor(foods: readonly Food[]) {
    this.#foods = new Map(foods.map((food) => [food.key, food]));
    this.#names = indexFoodNames(foods);
    this.#general = generalWordsOf(foods);
    this.#service = new FoodSubstitutions(this.#foods);
    this.#spellings = new SpellingIndex(foods);
  }

  /** The food that a person means by a text; see {@linkcode matchFood}. */
  match(text: string): FoodKey | undefined {
    return matchFood(this.#names, text);
  }

  /**
   * All foods that a text names: one ("2 ripe tomatoes"), several ("chicken and rice"), or any of those that a general
   * word means ("beans").
   */
  parseFoods(text: string): ParsedFoods {
    const whole = this.#foodsOf(text);
    if (whole.length > 0) return { foods: whole, unknown: [] };
    const parts = text
      .split(JOINTS)
      .map((part) => part.trim())
      .filter((part) => withoutPassingWords(part) !== "");
    const read = parts.map((part) => ({ part, foods: this.#foodsOf(part) }));
    if (read.every(({ foods }) => foods.length === 0)) return { foods: [], unknown: [text] };
    return {
      foods: read.flatMap(({ foods }) => foods),
      unknown: read.filter(({ foods }) => foods.length === 0).map(({ part }) => part),
    };
  }

  /** The needs that a food on hand serves or could be swapped in for; see {@linkcode FoodSubstitutions}. */
  replaceableBy(onHand: FoodKey): ReadonlyMap<FoodKey, FoodSubstitution> {
    return this.#service.replaceableBy(onHand);
  }

  /**
   * What a cook would use in a food's place, the best first, whatever is on hand. Not a special kind of the same food:
   * who has no onion does not need to be told of red ones.
   */
  standInsOf(need: FoodKey): FoodKey[] {
    return (this.#foods.get(need)?.standIns ?? [])
      .filter(({ use, how }) => how === "swap" || (how === "serves" && this.#foods.get(use)?.parent !== need))
      .map(({ use }) => use);
  }

  /** Names of foods that somebody may have meant by a text that is none, the nearest first; at most three. */
  suggest(text: string): string[] {
    return this.#spellings.nearest(withoutPassingWords(text)).map((key) => this.nameOf(key));
  }

  /** A food's name in the singular. */
  nameOf(key: FoodKey): string {
    return this.#foods.get(key)?.name ?? key.replaceAll("-", " ");
  }

  #foodsOf(text: string): ParsedFood[] {
    const key = this.match(text);
    if (key !== undefined) return [{ key, displayName: this.nameOf(key) }];
    const general = matchGeneralWord(this.#general, text);
    return (general?.keys ?? []).map((each) => ({ key: each, displayName: general?.word ?? "" }));
  }
}

function generalWordsOf(foods: readonly Food[]): ReadonlyMap<string, readonly FoodKey[]> {
  const general = new Map<string, FoodKey[]>();
  for (const { key, generalWords = [] } of foods) {
    for (const word of generalWords) general.set(word, [...(general.get(word) ?? []), key]);
  }
  return general;
}
