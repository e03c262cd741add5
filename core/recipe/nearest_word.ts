import { editDistance } from "./edit_distance.ts";

/** Shorter words are similar to too many others. */
const CORRECTED_MIN = 4;
/** From five letters on, a word may be the beginning of another. The extra cost prefers whole words. */
const BEGINNING = { min: 5, cost: 0.6 };
/** A missing or extra letter is likelier than a wrong one: "cocnut" is coconut, not cobnut. */
const CHANGE_COST = 1.1;

/**
 * The known word closest to a misspelled one, by letters to change, add, drop or swap. Words of 4 letters may differ in
 * one, up to 8 letters in two, longer ones in three. A word with another first letter may differ in one letter only.
 *
 * @param words the known words, in any order
 * @returns undefined if none is close enough
 */
export function nearestWord(typed: string, words: Iterable<string>): string | undefined {
  if (typed.length < CORRECTED_MIN) return undefined;
  const editsMax = typed.length < 5 ? 1 : typed.length < 9 ? 2 : 3;
  let nearest: { word: string; cost: number } | undefined;
  for (const word of words) {
    const allowed = word[0] === typed[0] ? editsMax : 1;
    const whole = editDistance(typed, word, { changeCost: CHANGE_COST });
    const asBeginning = editDistance(typed, word.slice(0, typed.length), { changeCost: CHANGE_COST }) + BEGINNING.cost;
    const cost = typed.length < BEGINNING.min ? whole : Math.min(whole, asBeginning);
    if (Math.floor(cost) > allowed) continue;
    if (!nearest || cost < nearest.cost || (cost === nearest.cost && word < nearest.word)) nearest = { word, cost };
  }
  return nearest?.word;
}
