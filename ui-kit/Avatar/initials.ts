/** Splits text into letters together with their accents. Made when it is needed: it takes a slow phone some time. */
let letters: Intl.Segmenter | undefined;

/**
 * The first letters of a name's first and last word, in capitals; one letter for a name of one word.
 * Empty when no word begins with a letter or a digit.
 */
export function initialsOf(name: string): string {
  const starts = name
    .split(/\s+/u)
    .map(firstLetter)
    .filter((letter) => letter !== "");
  const [first = ""] = starts;
  return starts.length > 1 ? first + (starts.at(-1) ?? "") : first;
}

/** Skips leading punctuation, such as a bracket or a quotation mark. */
function firstLetter(word: string): string {
  const bare = word.replace(/^[^\p{L}\p{N}]+/u, "");
  letters ??= new Intl.Segmenter(undefined, { granularity: "grapheme" });
  const [first] = letters.segment(bare);
  return (first?.segment ?? "").toLocaleUpperCase();
}
