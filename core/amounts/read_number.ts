/** The characters for fractions, and their values. */
export const FRACTIONS: Readonly<Record<string, number>> = {
  "⅛": 1 / 8,
  "⅙": 1 / 6,
  "⅕": 1 / 5,
  "¼": 1 / 4,
  "⅓": 1 / 3,
  "⅜": 3 / 8,
  "⅖": 2 / 5,
  "½": 1 / 2,
  "⅗": 3 / 5,
  "⅝": 5 / 8,
  "⅔": 2 / 3,
  "¾": 3 / 4,
  "⅘": 4 / 5,
  "⅚": 5 / 6,
  "⅞": 7 / 8,
};

/** The words for the numbers from one to ten. */
export const ONE_TO_TEN: Readonly<Record<string, number>> = Object.fromEntries(
  "one two three four five six seven eight nine ten".split(" ").map((word, index) => [word, index + 1]),
);

const NUMBER_WORDS: Readonly<Record<string, number>> = { a: 1, an: 1, half: 0.5, ...ONE_TO_TEN, dozen: 12 };

const MIXED = new RegExp(`^(\\d{0,6})([${Object.keys(FRACTIONS).join("")}])$`, "u");

/** The number that one word says: "2", "1,5", "1½", "3/4", "two". Undefined if it says none. */
export function numberOf(word = ""): number | undefined {
  const named = NUMBER_WORDS[word.toLowerCase()];
  if (named !== undefined) return named;
  const [, whole = "", character = ""] = MIXED.exec(word) ?? [];
  // sound: the pattern has only these characters
  if (character !== "") return Number(whole) + (FRACTIONS[character] as number);
  const [, over, under] = /^(\d{1,3})\/(\d{1,3})$/u.exec(word) ?? [];
  if (over !== undefined) return Number(under) === 0 ? undefined : Number(over) / Number(under);
  return /^\d{1,6}(?:[.,]\d{1,3})?$/u.test(word) ? Number(word.replace(",", ".")) : undefined;
}

/** Number words of recipes in German, French, Spanish, Italian and Dutch. */
const NUMBERS_IN_RECIPES: ReadonlyMap<string, number> = new Map(
  (
    [
      [0.5, "halbe halber halbes halben demi demie medio media mezzo mezza halve"],
      [1, "ein eine einen einer une un una uno een"],
      [2, "zwei deux dos due twee couple"],
      [3, "drei trois tres tre drie"],
      [4, "vier quatre cuatro quattro"],
      [6, "sechs seis sei zes"],
      [8, "acht huit ocho otto"],
      [11, "eleven"],
      [12, "twelve"],
    ] as const
  ).flatMap(([value, words]) => words.split(" ").map((word) => [word, value] as const)),
);

/** The number that a word of a recipe's line says; see {@linkcode numberOf}. */
export function numberInRecipe(word: string): number | undefined {
  return numberOf(word) ?? NUMBERS_IN_RECIPES.get(word.toLowerCase());
}
