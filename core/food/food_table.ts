import { FoodCompletions } from "./complete_food.ts";
import type { Food } from "./food.ts";
import { FoodFamilies } from "./food_families.ts";
import type { FoodKey } from "./food_key.ts";
import { type FoodSubstitution, FoodSubstitutions } from "./food_substitutions.ts";
import {
  type FoodNames,
  indexFoodNames,
  matchFood,
  matchGeneralWord,
  matchName,
  withoutIgnoredWords,
} from "./match_food.ts";
import { type FoodRole, roleOf } from "./staples.ts";
import { SpellingIndex } from "./suggest_food.ts";
import { unknownFoodName } from "./unknown_food.ts";

/** A food in a person's text. `displayName` is the person's own word if that means several foods. */
export interface ParsedFood {
  readonly key: FoodKey;
  readonly displayName: string;
}

/** The foods that a text names. */
export interface ParsedFoods {
  readonly foods: readonly ParsedFood[];
  /** The parts that are no known food, as they were spelled. */
  readonly unknown: readonly string[];
}

// Commas and "and" separate foods, unless the whole text is one food ("half and half", "garlic, chopped").
const JOINTS = /[,;/&+\n]|\b(?:and|with|plus|or)\b/iu;

/** An immutable index of all foods. */
export class FoodTable {
  readonly #foods: ReadonlyMap<FoodKey, Food>;
  readonly #names: FoodNames;
  readonly #general: ReadonlyMap<string, readonly FoodKey[]>;
  readonly #substitutions: FoodSubstitutions;
  readonly #spellings: SpellingIndex;
  readonly #completions: FoodCompletions;
  readonly #families: FoodFamilies;

  constructor(foods: readonly Food[]) {
    this.#foods = new Map(foods.map((food) => [food.key, food]));
    this.#names = indexFoodNames(foods);
    this.#general = generalWordsOf(foods);
    this.#substitutions = new FoodSubstitutions(this.#foods);
    this.#spellings = new SpellingIndex(foods);
    this.#completions = new FoodCompletions(foods);
    this.#families = new FoodFamilies(this.#foods);
  }

  /** The food that a text names; see {@linkcode matchFood}. */
  match(text: string): FoodKey | undefined {
    return matchFood(this.#names, text);
  }

  /** All foods, in no particular order. */
  all(): Food[] {
    return [...this.#foods.values()];
  }

  /** A food by its key. */
  get(key: FoodKey): Food | undefined {
    return this.#foods.get(key);
  }

  /** The food itself and its more general foods, nearest first. */
  selfAndAncestors(key: FoodKey): Food[] {
    const found: Food[] = [];
    for (
      let food = this.get(key);
      food && !found.includes(food);
      food = food.parent ? this.get(food.parent) : undefined
    )
      found.push(food);
    return found;
  }

  /** The foods that a text names exactly, without any other word: one, or all of a general word. */
  named(text: string): readonly FoodKey[] {
    const key = matchName(this.#names, text);
    return key === undefined ? (matchName(this.#general, text) ?? []) : [key];
  }

  /**
   * All foods that a text names: one ("2 ripe tomatoes"), several ("chicken and rice"), or all foods of a general word
   * ("beans").
   */
  parseFoods(text: string): ParsedFoods {
    const whole = this.#foodsOf(text);
    if (whole.length > 0) return { foods: whole, unknown: [] };
    const parts = text
      .split(JOINTS)
      .map((part) => part.trim())
      .filter((part) => withoutIgnoredWords(part) !== "");
    const read = parts.map((part) => ({ part, foods: this.#foodsOf(part) }));
    if (read.every(({ foods }) => foods.length === 0)) return { foods: [], unknown: [text] };
    return {
      foods: read.flatMap(({ foods }) => foods),
      unknown: read.filter(({ foods }) => foods.length === 0).map(({ part }) => part),
    };
  }

  /** The foods that a food on hand can replace; see {@linkcode FoodSubstitutions}. */
  replaceableBy(onHand: FoodKey): ReadonlyMap<FoodKey, FoodSubstitution> {
    return this.#substitutions.replaceableBy(onHand);
  }

  /**
   * Substitutes for a food, the best first, whether or not they are on hand. Without its own special kinds: a red onion is
   * no useful suggestion for a missing onion.
   */
  standInsOf(need: FoodKey): FoodKey[] {
    return (this.#foods.get(need)?.standIns ?? [])
      .filter(({ use, how }) => how === "swap" || (how === "serves" && this.#foods.get(use)?.parent !== need))
      .map(({ use }) => use);
  }

  /** The food that a text misspells; undefined if it may be several, or none. */
  correct(text: string): FoodKey | undefined {
    return this.#spellings.correction(withoutIgnoredWords(text));
  }

  /** Whether this is a food's key. */
  has(key: FoodKey): boolean {
    return this.#foods.has(key);
  }

  /**
   * Foods that an unfinished text may name, the best first; see {@linkcode FoodCompletions}. If there are none, those with a
   * similar spelling.
   */
  complete(text: string, { limit }: { limit: number }): FoodKey[] {
    const completed = this.#completions.complete(text, { limit });
    return completed.length > 0 ? completed : this.#spellings.nearest(withoutIgnoredWords(text)).slice(0, limit);
  }

  /** Foods of which an unfinished text lacks only the end of a name's last word: tomatoes for "toma", no sauce for "toma". */
  completing(text: string, { limit }: { limit: number }): FoodKey[] {
    return this.#completions.completeLastWord(text, { limit });
  }

  /** Foods with all their kinds: every sort of tomato for a tomato. */
  kindsOf(keys: Iterable<FoodKey>): FoodKey[] {
    return [...keys].flatMap((key) => this.#families.kindsOf(key));
  }

  /** Foods that are named after another and made from it: coconut milk for coconut. */
  madeFrom(key: FoodKey): readonly FoodKey[] {
    return this.#families.madeFrom(key);
  }

  /** Names of at most three foods with a similar spelling, the closest first. */
  suggest(text: string): string[] {
    return this.#spellings.nearest(withoutIgnoredWords(text)).map((key) => this.nameOf(key));
  }

  /** A food's role in the dishes that need it; see {@linkcode roleOf}. */
  roleOf(key: FoodKey): FoodRole {
    return roleOf({ key, category: this.#foods.get(key)?.category });
  }

  /** A food's name in the singular. */
  nameOf(key: FoodKey): string {
    return this.#foods.get(key)?.name ?? unknownFoodName(key) ?? key.replaceAll("-", " ");
  }

  #foodsOf(text: string): ParsedFood[] {
    const key = this.match(text);
    if (key !== undefined) return [{ key, displayName: this.nameOf(key) }];
    const { keys = [], word = text } = matchGeneralWord(this.#general, text) ?? {};
    return keys.map((each) => ({ key: each, displayName: word }));
  }
}

function generalWordsOf(foods: readonly Food[]): ReadonlyMap<string, readonly FoodKey[]> {
  const general = new Map<string, FoodKey[]>();
  for (const { key, generalWords = [] } of foods) {
    for (const word of generalWords) general.set(word, [...(general.get(word) ?? []), key]);
  }
  return general;
}
