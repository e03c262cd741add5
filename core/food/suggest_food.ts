import { editDistance } from "./edit_distance.ts";
import type { Food } from "./food.ts";
import type { FoodKey } from "./food_key.ts";
import { foodWordsOf } from "./match_food.ts";

const SUGGESTIONS_MAX = 3;

// Shorter words are similar to too many others.
const SHORTEST = 3;
const TWO_MISTAKES_FROM = 6;
// A wrong first letter is rare.
const FIRST_LETTER_COST = 0.5;

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

  /** The food that a normalized text misspells: the nearest one, if no other is as near. */
  correction(text: string): FoodKey | undefined {
    const [nearest, next] = this.#costs(text);
    return nearest && nearest[1] !== next?.[1] ? nearest[0] : undefined;
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
      const cost = editDistance(text, spelling.text) + (text[0] === spelling.text[0] ? 0 : FIRST_LETTER_COST);
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
