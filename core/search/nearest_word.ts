import { editDistance } from "../food/mod.ts";
import { COMMON_WORDS } from "./common_words.ts";
import { isEnglishWord } from "./english_words.ts";
import { foreignMeaning } from "./foreign_words.ts";

/** Shorter words are similar to too many others. */
const CORRECTED_MIN = 4;
/** From five letters on, a word may be the beginning of another. The extra cost prefers whole words. */
const BEGINNING = { min: 5, cost: 0.6 };
/** A missing or extra letter is likelier than a wrong one: "cocnut" is coconut, not cobnut. */
const CHANGE_COST = 1.1;

/**
 * The known words closest to a misspelled one, by letters to change, add, drop or swap. Words of 4 letters may differ in
 * one, up to 8 letters in two, longer ones in three. A word with another first letter may differ in one letter only.
 *
 * @param words the known words, in any order
 * @returns several, in alphabetical order, if they are equally close; none if no word is close enough, and for ordinary
 * English words and foreign ones, which are not misspelled
 */
export function nearestWords(typed: string, words: Iterable<string>): string[] {
  if (typed.length < CORRECTED_MIN || COMMON_WORDS.has(typed) || isEnglishWord(typed) || foreignMeaning(typed))
    return [];
  const editsMax = typed.length < 5 ? 1 : typed.length < 9 ? 2 : 3;
  let nearest = { words: new Set<string>(), cost: Number.POSITIVE_INFINITY };
  for (const word of words) {
    const allowed = word[0] === typed[0] ? editsMax : 1;
    const whole = editDistance(typed, word, { changeCost: CHANGE_COST });
    const asBeginning = editDistance(typed, word.slice(0, typed.length), { changeCost: CHANGE_COST }) + BEGINNING.cost;
    const cost = typed.length < BEGINNING.min ? whole : Math.min(whole, asBeginning);
    if (Math.floor(cost) > allowed || cost > nearest.cost) continue;
    if (cost < nearest.cost) nearest = { words: new Set(), cost };
    nearest.words.add(word);
  }
  return [...nearest.words].sort();
}
