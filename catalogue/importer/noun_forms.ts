/** The same in the plural. */
const UNCHANGED = new Set(["anise", "bass", "bream"]);
const SINGULARS: ReadonlyMap<string, string> = new Map([
  ["chillies", "chilli"],
  ["leaves", "leaf"],
  ["loaves", "loaf"],
]);
const PLURALS: ReadonlyMap<string, string> = new Map([...SINGULARS].map(([plural, singular]) => [singular, plural]));

/**
 * The words for one piece, from words for several: "ripe tomatoes" is "ripe tomato", "slices of rye bread" is
 * "slice of rye bread". Knows the words of recipes, not all of English.
 */
export function singularOf(words: string): string {
  return changeNoun(words, (noun) => {
    if (UNCHANGED.has(noun)) return noun;
    return SINGULARS.get(noun) ?? noun.replace(/(?<=sh|ch|x|o)es$|s$/u, "").replace(/ie$/u, "y");
  });
}

/** The words for several pieces, from words for one: "large mango" is "large mangoes". */
export function pluralOf(words: string): string {
  return changeNoun(words, (noun) => {
    if (UNCHANGED.has(noun)) return noun;
    const plural = PLURALS.get(noun);
    if (plural !== undefined) return plural;
    if (/(?:sh|ch|x|tomato|potato|mango)$/u.test(noun)) return `${noun}es`;
    return /[^aeiou]y$/u.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
  });
}

/** Changes the word that is counted: the last before "of" or a comma. */
function changeNoun(words: string, change: (noun: string) => string): string {
  return words.replace(/^(.*?)(\p{L}+)(?=$|,| of )/u, (_all, before: string, noun: string) => before + change(noun));
}
