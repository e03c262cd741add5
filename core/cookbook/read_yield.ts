/** A recipe's yield; see `WrittenRecipe`. */
export interface ReadYield {
  readonly portions?: number | undefined;
  readonly makes?: string | undefined;
}

/** Words around a number of portions. */
const PORTIONS =
  /(?<!\p{L})(?:serves?|servings?|portions?|portie|persons?|people|pers|guests?|portionen|personen|person|personnes?|parts?|convives?|raciones|raci[oó]n|porcione?s|porci[oó]n|personas?|comensales|porzion[ei]|persone|porties|personer|person|port|portioner|porsjoner|porç(?:ão|ões)|pessoas?|porc[eií]|porcie|porcij[ae]?|porcj[aei]|porcji|porţii|porții|os[oó]b[ay]?|annos(?:ta)?|hengelle|henkilö\p{L}*|adag|személy\p{L}*|fő(?:re)?|порц\p{L}*|персон\p{L}*|человек\p{L}*|осіб|μερίδ\p{L}*|άτομ\p{L}*|dosi|doses|kişilik|kişi|人分|人前|人份|인분)(?!\p{L})|^\D{0,20}$/iu;
const AROUND = /^(?:makes?|yields?|about|approx\.?|ergibt|ca\.?|pour|für|para|per|voor|rend|donne|resa|recipe)[\s:]+/iu;
/** For a range, the upper end. */
const NUMBER = /(?:\d+\s?(?:[-–]|to|bis|à|tot|a|or|of|oder|ou)\s?)?(?<number>\d+(?:[.,]\d+)?)/u;
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
