import { EXCLUDING_PREFIXES } from "./exclusion_phrases.ts";

// Apart from the grammar, which needs all groups of foods: a screen loads only these.

/** The sign before a word in "soup -onion". */
export const MINUS = "-";

const PHRASE_WORDS_MAX = 6;

/** Whether the first words exclude the words after them. */
export function isPrefix(tokens: readonly string[]): boolean {
  return tokens[0] === MINUS || longestPhrase(tokens, (words) => EXCLUDING_PREFIXES.has(words)) !== undefined;
}

/** The longest beginning that is a phrase, of six words at most. */
export function longestPhrase(
  tokens: readonly string[],
  isPhrase: (words: string) => boolean,
): { words: string; length: number } | undefined {
  for (let length = Math.min(PHRASE_WORDS_MAX, tokens.length); length > 0; length--) {
    const words = tokens.slice(0, length).join(" ");
    if (isPhrase(words)) return { words, length };
  }
  return undefined;
}
