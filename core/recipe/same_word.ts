/** A word without its accents. */
export function removeAccents(word: string): string {
  return word.normalize("NFKD").replaceAll(/\p{M}/gu, "");
}

/** A word without its English plural, roughly: enough to see that two words mean the same. */
export function stem(word: string): string {
  return word
    .replace(/ies$/u, "y")
    .replace(/(o|s|x|ch|sh)es$/u, "$1")
    .replace(/s$/u, "");
}

/** Whether two folded words are the same, or the typed one the beginning of the other where it is still being typed. */
export function isSameWord(held: string, typed: string, { isPrefix = false }: { isPrefix?: boolean } = {}): boolean {
  return stem(held) === stem(typed) || (isPrefix && held.startsWith(typed));
}
