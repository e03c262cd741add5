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
        const count = mistakesBetween(text, spelled, most) + (text[0] === spelled[0] ? 0 : 0.5);
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

/**
 * The restricted Damerau-Levenshtein distance: letters to add, remove, change or swap; `most` + 1 if there are more than
 * `most`.
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
