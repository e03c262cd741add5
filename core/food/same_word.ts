/** A word without its accents. */
export function removeAccents(word: string): string {
  return word.normalize("NFKD").replaceAll(/\p{M}/gu, "");
}

/** A word without its English plural ending: enough to compare two words. */
export function stem(word: string): string {
  return word
    .replace(/ies$/u, "y")
    .replace(/(o|s|x|ch|sh)es$/u, "$1")
    .replace(/s$/u, "");
}

/** Whether two words without accents are the same, or, with `isPrefix`, whether `typed` is the beginning of the other. */
export function isSameWord(word: string, typed: string, { isPrefix = false } = {}): boolean {
  return stem(word) === stem(typed) || (isPrefix && word.startsWith(typed));
}
