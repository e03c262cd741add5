/** Longest search text, in UTF-16 code units. */
export const QUERY_MAX_LENGTH = 100;

const WORDS_MAX = 12;

/** The words of a search text: at most twelve, in lower case, only letters and digits, with accents, each once. */
export function searchWords(query: string): string[] {
  const words =
    query
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].slice(0, WORDS_MAX);
}
