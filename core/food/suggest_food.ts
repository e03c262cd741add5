import { editDistance } from "./edit_distance.ts";
import type { Food } from "./food.ts";
import type { FoodKey } from "./food_key.ts";
import { foodWordsOf } from "./match_food.ts";

const SUGGESTIONS_MAX = 3;

// Shorter words are similar to too many others.
const SHORTEST = 3;
const TWO_MISTAKES_FROM = 6;
// A wrong first letter is rare, but it may be swapped with the second one, or be missing.
const FIRST_LETTER_COST = 0.5;
// Of spellings that are equally near, one that begins like the text for so many more letters is meant: "cheder" is cheddar, not cider.
const BEGINS_LONGER = 2;

interface Spelling {
  readonly key: FoodKey;
  readonly text: string;
  readonly letters: number;
}

/** An index of all spellings of all foods, to find foods with a spelling similar to a mistyped one. */
export class SpellingIndex {
  readonly #spellings: readonly Spelling[];

  constructor(foods: readonly Food[]) {
    this.#spellings = foods.flatMap(({ key, name, plural, aliases }) =>
      [name, plural, ...aliases]
        .map((spelling) => foodWordsOf(spelling).join(" "))
        .map((text) => ({ key, text, letters: lettersOf(text) })),
    );
  }

  /** The foods whose spelling differs least from a normalized text: in one letter, from six letters on in two. */
  nearest(text: string): FoodKey[] {
    return this.#costs(text)
      .slice(0, SUGGESTIONS_MAX)
      .map(([key]) => key);
  }

  /** The food that a normalized text misspells: the nearest one. Of several, one that begins like the text for clearly longer. */
  correction(text: string): FoodKey | undefined {
    const all = this.#costs(text);
    const cost = all[0]?.[1] ?? 0;
    const nearest = all.filter((each) => each[1] === cost).map(([key]) => key);
    if (nearest.length < 2) return nearest[0];
    const begun = nearest
      .map((key) => ({ key, letters: this.#lettersBegun(key, { text, cost }) }))
      .sort((a, b) => b.letters - a.letters);
    const [first, second] = begun;
    return first && second && first.letters - second.letters >= BEGINS_LONGER ? first.key : undefined;
  }

  /** With how many letters of the text a spelling of the food that is as near begins, at most. */
  #lettersBegun(key: FoodKey, { text, cost }: { text: string; cost: number }): number {
    const begun = this.#spellings
      .filter((spelling) => spelling.key === key && editDistance(text, spelling.text) <= cost)
      // Two letters too many or too few are seldom a slip: "limone" may be lemon as well as lime.
      .filter((spelling) => Math.abs(spelling.text.length - text.length) <= 1)
      .map(({ text: other }) => sameLetters(text, other));
    return Math.max(0, ...begun);
  }

  /** Foods with a similar spelling, and how much it differs, the nearest first. */
  #costs(text: string): [FoodKey, number][] {
    if (text.length < SHORTEST) return [];
    const mistakesMax = text.length < TWO_MISTAKES_FROM ? 1 : 2;
    const letters = lettersOf(text);
    const costs = new Map<FoodKey, number>();
    for (const spelling of this.#spellings) {
      // A mistake removes and adds at most one letter. These cheap tests leave few spellings to compare.
      if (Math.abs(text.length - spelling.text.length) > mistakesMax) continue;
      if (bitsOf(letters ^ spelling.letters) > 2 * mistakesMax) continue;
      const isOther = text[0] !== spelling.text[0] && !isFirstSlipped(text, spelling.text);
      const cost = editDistance(text, spelling.text) + (isOther ? FIRST_LETTER_COST : 0);
      if (cost <= Math.min(mistakesMax, costs.get(spelling.key) ?? mistakesMax)) costs.set(spelling.key, cost);
    }
    // Spellings with two mistakes are dropped if others have one.
    const limit = Math.min(...costs.values()) + 1;
    return [...costs]
      .filter(([, cost]) => cost < limit)
      .sort(([a, one], [b, other]) => one - other || (a < b ? -1 : 1));
  }
}

/** The letters of a text as a bit set: each letter from a to z has its own bit. */
function lettersOf(text: string): number {
  let letters = 0;
  for (let i = 0; i < text.length; i++) letters |= 1 << text.charCodeAt(i);
  return letters;
}

function bitsOf(number: number): number {
  let count = 0;
  for (let rest = number; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** How many letters two texts have in common at their beginning. */
function sameLetters(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count++;
  return count;
}

/** Whether the first two letters are swapped, or only the first one is missing: "nion" is onion. */
function isFirstSlipped(text: string, other: string): boolean {
  if (text[0] === other[1] && text[1] === other[0]) return true;
  return text.length > SHORTEST && other.slice(1) === text;
}
