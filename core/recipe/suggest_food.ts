import type { Food } from "./food.ts";
import { foodWordsOf } from "./match_food.ts";
import type { FoodKey } from "./recipe.ts";

const SUGGESTIONS_MAX = 3;

// Shorter words are a letter away from too many others.
const SHORTEST = 3;
const TWO_MISTAKES_FROM = 6;

interface Spelling {
  readonly key: FoodKey;
  readonly text: string;
  readonly letters: number;
}

/** All spellings of all foods, to be asked for those that are near to a mistyped one. */
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

  /** The foods with the fewest mistakes between their spelling and a folded text: one, from six letters on two. */
  nearest(text: string): FoodKey[] {
    if (text.length < SHORTEST) return [];
    const most = text.length < TWO_MISTAKES_FROM ? 1 : 2;
    const letters = lettersOf(text);
    const mistakes = new Map<FoodKey, number>();
    for (let length = text.length - most; length <= text.length + most; length++) {
      for (const { key, text: spelled, letters: own } of this.#byLength.get(length) ?? []) {
        // A mistake takes one letter away and brings one in, at most: this leaves few to be compared at length.
        if (bitsOf(letters ^ own) > 2 * most) continue;
        // A wrong first letter is rare, so it weighs as half a mistake.
        const count = mistakesBetween(text, spelled, most) + (text[0] === spelled[0] ? 0 : 0.5);
        if (count <= most && count < (mistakes.get(key) ?? Infinity)) mistakes.set(key, count);
      }
    }
    const found = [...mistakes].sort(([a, one], [b, other]) => one - other || (a < b ? -1 : 1));
    // Two mistakes are no guess where one explains it.
    return found
      .filter(([, count]) => count < (found[0]?.[1] ?? 0) + 1)
      .slice(0, SUGGESTIONS_MAX)
      .map(([key]) => key);
  }
}

/** Which of the letters a to z a text holds, a bit for each. */
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

/**
 * Letters to put in, take out, change or turn round (the restricted Damerau-Levenshtein distance); `most` + 1 where
 * there are more than `most`.
 */
function mistakesBetween(typed: string, meant: string, most: number): number {
  const beyond = most + 1;
  if (Math.abs(typed.length - meant.length) > most) return beyond;
  let earlier: number[] = [];
  let previous = Array.from({ length: meant.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= meant.length; column++) {
      const isSame = typed[row - 1] === meant[column - 1];
      let count = Math.min(
        (previous[column] ?? beyond) + 1,
        (current[column - 1] ?? beyond) + 1,
        (previous[column - 1] ?? beyond) + (isSame ? 0 : 1),
      );
      const isTurned = typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1];
      if (row > 1 && column > 1 && isTurned) count = Math.min(count, (earlier[column - 2] ?? beyond) + 1);
      current.push(count);
      least = Math.min(least, count);
    }
    if (least > most) return beyond;
    [earlier, previous] = [previous, current];
  }
  return Math.min(previous[meant.length] ?? beyond, beyond);
}
