import { formatter, isEnglish } from "./formatters.ts";

/** "Breakfast, Lunch and Dinner" */
export function joinWords(words: readonly string[]): string {
  if (!isEnglish()) return formatter("and", (language) => new Intl.ListFormat(language)).format(words);
  // Intl's English has a comma before the last word.
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
