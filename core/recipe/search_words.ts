/** Longest search text, in JavaScript's length. */
export const QUERY_MAX_LENGTH = 100;

const WORDS_MAX = 12;

/**
 * The words of a search text: lower-case letters and digits only, accents kept, each once. At most twelve, which no
 * name of a recipe comes near.
 */
export function searchWords(query: string): string[] {
  const words =
    query
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].slice(0, WORDS_MAX);
}
