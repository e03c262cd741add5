import type { Food, FoodTable } from "../food/mod.ts";
import { removeAccents, SpellingIndex } from "../food/mod.ts";
import { foodTag } from "../recipe/mod.ts";
import { EXCLUDABLE_GROUPS, type ExcludableGroup } from "./excludable_groups.ts";

// Casts of indexed values are sound: every index is within its table.

/** Something that a query can leave out, as a text names it. */
export interface ExclusionTerm {
  readonly leavesOut: ExcludableGroup;
  /** Whether it is an allergen or a family, not one food. */
  readonly isGroup: boolean;
  /** How many words name it. */
  readonly length: number;
  /** The same with a dish at its end that the person may want: 2 in "no tomato soup". */
  readonly lengthWithDish: number;
}

/** Longest name of a food, in words. */
const NAME_WORDS_MAX = 5;
/** Shorter words are similar to too many others. */
const CORRECTED_MIN = 5;
/** Dishes at the beginning or end of a food's name. */
export const DISHES: ReadonlySet<string> = new Set([
  "soup",
  "soups",
  "bread",
  "breads",
  "cake",
  "cakes",
  "dessert",
  "dinner",
  "salad",
  "pie",
  "stew",
]);
const SEAFOOD = new Set(["fish", "shellfish"]);

const KNOWN = new WeakMap<FoodTable, ExclusionTerms>();

/** Everything that a query can leave out: allergens, families, and the foods of the table. */
export class ExclusionTerms {
  readonly #foods: FoodTable;
  #spellings: SpellingIndex | undefined;

  constructor(foods: FoodTable) {
    this.#foods = foods;
  }

  /** The same for each call with the same table, since its index of spellings is expensive. */
  static of(foods: FoodTable): ExclusionTerms {
    const known = KNOWN.get(foods) ?? new ExclusionTerms(foods);
    KNOWN.set(foods, known);
    return known;
  }

  /**
   * The food or group that the first words name; the longest name wins, so that "peanut butter" is not butter. But a dish at
   * its end may be the searched one: "no tomato soup" excludes tomatoes as well as tins of tomato soup, and searches for
   * soup.
   */
  at(words: readonly string[]): ExclusionTerm | undefined {
    const comma = words.indexOf(",");
    const end = Math.min(NAME_WORDS_MAX, comma < 0 ? words.length : comma);
    for (let length = end; length > 0; length--) {
      const term = this.#named(words.slice(0, length));
      const shorter = DISHES.has(words[length - 1] as string) ? this.#named(words.slice(0, length - 1)) : undefined;
      if (!term || !shorter) {
        if (term) return term;
        continue;
      }
      const [one, other] = [shorter.leavesOut, term.leavesOut];
      const leavesOut = { name: `${one.name} and ${other.name}`, tags: [...one.tags, ...other.tags] };
      return { ...shorter, leavesOut, lengthWithDish: length };
    }
    return undefined;
  }

  /** The meanings of a misspelled word; several if they are equally close. */
  nearest(word: string): ExcludableGroup[] {
    if (word.length < CORRECTED_MIN) return [];
    // A group is indexed like a food that is named by its word.
    this.#spellings ??= new SpellingIndex([
      ...this.#foods.all(),
      ...[...EXCLUDABLE_GROUPS.keys()].map(
        (key): Food => ({ key, name: key, plural: key, parent: undefined, aliases: [] }),
      ),
    ]);
    const nearest = this.#spellings.nearest(removeAccents(word));
    const found = nearest.flatMap((key) => this.at(this.#foods.nameOf(key).split(" "))?.leavesOut ?? []);
    return [...new Map(found.map((group) => [group.name, group])).values()];
  }

  /** Whether a word names fish or shellfish. */
  isSeafood(word: string): boolean {
    return this.#foods.named(removeAccents(word)).some((key) => SEAFOOD.has(this.#foods.get(key)?.category ?? ""));
  }

  #named(words: readonly string[]): ExclusionTerm | undefined {
    if (words.length === 0) return undefined;
    const phrase = removeAccents(words.join(" "));
    const group = EXCLUDABLE_GROUPS.get(phrase);
    if (group) return { leavesOut: group, isGroup: true, length: words.length, lengthWithDish: words.length };
    const keys = this.#foods.named(phrase);
    if (keys.length === 0) return undefined;
    const name = keys.length === 1 ? this.#foods.nameOf(keys[0] as string) : phrase;
    const leavesOut = { name, tags: keys.map(foodTag) };
    return { leavesOut, isGroup: false, length: words.length, lengthWithDish: words.length };
  }
}
