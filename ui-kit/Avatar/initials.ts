/** What a reader takes for one letter, accents and all. */
const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/**
 * The first letters of a name's first and last word, in capitals; of a name of one word its first letter only.
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

/** Leaves out what stands before it, such as a bracket or a quotation mark. */
function firstLetter(word: string): string {
  const bare = word.replace(/^[^\p{L}\p{N}]+/u, "");
  const [first] = letters.segment(bare);
  return (first?.segment ?? "").toLocaleUpperCase();
}
