/** Shorter words are similar to too many others. */
const CORRECTED_MIN = 4;
/** From five letters on, a word may be the beginning of another. The extra cost prefers whole words. */
const BEGINNING = { min: 5, cost: 0.6 };
/** A missing or extra letter is likelier than a wrong one: "cocnut" is coconut, not cobnut. */
const CHANGED = 1.1;

/**
 * The known word closest to a misspelled one, by letters to change, add, drop or swap. Words of 4 letters may differ in
 * one, up to 8 letters in two, longer ones in three. A word with another first letter may differ in one letter only.
 *
 * @param words the known words, in any order
 * @returns undefined if none is close enough
 */
export function nearestWord(typed: string, words: Iterable<string>): string | undefined {
  if (typed.length < CORRECTED_MIN) return undefined;
  const most = typed.length < 5 ? 1 : typed.length < 9 ? 2 : 3;
  let nearest: { word: string; cost: number } | undefined;
  for (const word of words) {
    const allowed = word[0] === typed[0] ? most : 1;
    const whole = distance(typed, word);
    const begun = distance(typed, word.slice(0, typed.length)) + BEGINNING.cost;
    const cost = typed.length < BEGINNING.min ? whole : Math.min(whole, begun);
    if (Math.floor(cost) > allowed || (nearest && cost > nearest.cost)) continue;
    if (!nearest || cost < nearest.cost || word < nearest.word) nearest = { word, cost };
  }
  return nearest?.word;
}

/** Optimal string alignment: single letters added, dropped, changed, or swapped with their neighbour. */
function distance(a: string, b: string): number {
  let [beforeLast, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= a.length; row++) {
    const next = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : CHANGED),
      );
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwapped) least = Math.min(least, (beforeLast[column - 2] ?? 0) + 1);
      next.push(least);
    }
    [beforeLast, last] = [last, next];
  }
  return last[b.length] ?? 0;
}
