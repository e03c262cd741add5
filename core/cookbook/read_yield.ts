/** A recipe's yield; see `WrittenRecipe`. */
export interface ReadYield {
  readonly portions?: number | undefined;
  readonly makes?: string | undefined;
}

/** Words around a number of portions. */
const PORTIONS =
  /\b(?:serves?|servings?|portions?|portie|persons?|people|pers|portionen|personen|person|personnes?|parts?|raciones|raci[oó]n|porcione?s|porci[oó]n|personas?|comensales|porzion[ei]|persone|porties|personer|porsjoner|porções|pessoas|porce|порци\p{L}*|dosi|kişilik)\b|^\D{0,20}$/iu;
const AROUND = /^(?:makes?|yields?|about|approx\.?|ergibt|ca\.?|pour|für|para|per|voor|rend|donne|resa|recipe)[\s:]+/iu;
/** For a range, the upper end. */
const NUMBER = /(?:\d+\s?(?:[-–]|to|bis|à|tot|a|or)\s?)?(?<number>\d+(?:[.,]\d+)?)/u;
const NUMBER_WORDS = "one two three four five six seven eight nine ten eleven twelve".split(" ");

/**
 * Reads how much a recipe makes: "Serves 4–6" are 6 portions, "Makes 12 cookies" are "12 cookies". A bare number is one of
 * portions.
 */
export function readYield(text: string): ReadYield {
  const plain = text.replaceAll(/\s+/gu, " ").trim().slice(0, 200);
  const word = NUMBER_WORDS.findIndex((each) => new RegExp(`\\b${each}\\b`, "iu").test(plain)) + 1;
  const found = NUMBER.exec(plain)?.groups?.["number"];
  const number = found === undefined ? word : Math.round(Number(found.replace(",", ".")));
  const others = plain.replace(NUMBER, "").replaceAll(/[\d\s.,:()/–-]|\bto\b/gu, "");
  if (number >= 1 && (others === "" || PORTIONS.test(plain))) return { portions: number };
  const makes = plain
    .replace(AROUND, "")
    .replace(/[.:]+$/u, "")
    .trim();
  return /\d|^(?:one|two|three|four|a|an)\b/iu.test(makes) && makes.length <= 100 ? { makes } : {};
}
