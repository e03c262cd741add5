import { editDistance } from "./edit_distance.ts";
import type { Food } from "./food.ts";
import { foodWordsOf } from "./match_food.ts";
import type { FoodKey } from "./recipe.ts";

const SUGGESTIONS_MAX = 3;

// Shorter words are similar to too many others.
const SHORTEST = 3;
const TWO_MISTAKES_FROM = 6;

interface Spelling {
  readonly key: FoodKey;
  readonly text: string;
  readonly letters: number;
}

/** An index of all spellings of all foods, to find foods with a spelling similar to a mistyped one. */
export class SpellingIndex {
  readonly #byLength = new Map<number, Spelling[]>();

  constructor(foods: readonly Food[]) {
    for (const { key, name, plural, aliases } of foods) {
      for (const text of new Set([name, plural, ...aliases].map((spelled) => foodWordsOf(spelled).join(" ")))) {
        const spellings = this.#byLength.get(text.length) ?? [];
        spellings.push({ key, text, letters: lettersOf(text) });
        this.#byLength.set(text.length, spellings);
      }
    }
  }

  /** The foods whose spelling differs least from a normalized text: in one letter, from six letters on in two. */
  nearest(text: string): FoodKey[] {
    if (text.length < SHORTEST) return [];
    const most = text.length < TWO_MISTAKES_FROM ? 1 : 2;
    const letters = lettersOf(text);
    const mistakes = new Map<FoodKey, number>();
    for (let length = text.length - most; length <= text.length + most; length++) {
      for (const { key, text: spelled, letters: own } of this.#byLength.get(length) ?? []) {
        // A mistake removes and adds at most one letter. This cheap test leaves few spellings to compare.
        if (bitsOf(letters ^ own) > 2 * most) continue;
        // A wrong first letter is rare, so it counts as half a mistake more.
        const count = editDistance(text, spelled) + (text[0] === spelled[0] ? 0 : 0.5);
        if (count <= most && count < (mistakes.get(key) ?? Infinity)) mistakes.set(key, count);
      }
    }
    const found = [...mistakes].sort(([a, one], [b, other]) => one - other || (a < b ? -1 : 1));
    // Spellings with two mistakes are dropped if others have one.
    return found
      .filter(([, count]) => count < (found[0]?.[1] ?? 0) + 1)
      .slice(0, SUGGESTIONS_MAX)
      .map(([key]) => key);
  }
}

/** The letters a to z of a text, as a bit set. */
function lettersOf(text: string): number {
  let letters = 0;
  for (let i = 0; i < text.length; i++) {
    const place = text.charCodeAt(i) - 97;
    if (place >= 0 && place < 26) letters |= 1 << place;
  }
  return letters;
}

function bitsOf(number: number): number {
  let count = 0;
  for (let rest = number; rest !== 0; rest &= rest - 1) count++;
  return count;
}
