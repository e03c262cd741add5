import type { Unit } from "./unit.ts";

/** An amount in a typed text, and the words that remain: "500 g spinach" is 500 g of "spinach". */
export interface TypedAmount {
  readonly quantity: number;
  /** `pack` of what is bought by the pack, whatever its size: "2 bottles", "a loaf". `piece` if no unit is said. */
  readonly unit: Unit | "pack";
  readonly rest: string;
}

/** Larger quantities are no amounts. */
const QUANTITY_MAX = 100_000;

const FRACTIONS: Readonly<Record<string, number>> = {
  "⅛": 1 / 8,
  "¼": 1 / 4,
  "⅓": 1 / 3,
  "½": 1 / 2,
  "⅔": 2 / 3,
  "¾": 3 / 4,
};

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  half: 0.5,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  dozen: 12,
};

/** Words of a unit, and how many of the unit each is. A pint is British. */
const UNIT_WORDS: ReadonlyMap<string, readonly [Unit | "pack", number]> = new Map(
  (
    [
      ["g", 1, "g gr gram grams gramme grammes"],
      ["g", 1000, "kg kgs kilo kilos kilogram kilograms"],
      ["ml", 1, "ml millilitre millilitres milliliter milliliters"],
      ["ml", 10, "cl"],
      ["ml", 100, "dl"],
      ["ml", 568, "pint pints"],
      ["ml", 1000, "l litre litres liter liters"],
      ["oz", 1, "oz ounce ounces"],
      ["oz", 16, "lb lbs pound pounds"],
      ["quart", 1, "quart quarts"],
      ["cup", 1, "cup cups"],
      ["tbsp", 1, "tbsp tablespoon tablespoons"],
      ["tsp", 1, "tsp teaspoon teaspoons"],
      ["pinch", 1, "pinch pinches"],
      ["clove", 1, "clove cloves"],
      ["slice", 1, "slice slices"],
      ["stick", 1, "stick sticks stalk stalks"],
      ["leaf", 1, "leaf leaves"],
      ["fillet", 1, "fillet fillets"],
      ["sprig", 1, "sprig sprigs"],
      ["can", 1, "can cans tin tins"],
      ["handful", 1, "handful handfuls"],
      ["bunch", 1, "bunch bunches"],
      ["piece", 1, "piece pieces pc pcs"],
      ["pack", 1, "pack packs packet packets bag bags bottle bottles box boxes carton cartons jar jars loaf loaves"],
      ["pack", 1, "tub tubs pot pots tray trays tube tubes punnet punnets block blocks ball balls bar bars head heads"],
    ] as const
  ).flatMap(([unit, times, words]) => words.split(" ").map((word) => [word, [unit, times]] as const)),
);

/**
 * The amount at the beginning or end of a text: "500 g spinach", "2 milk", "1½ l of milk", "2 x 400 g tomatoes", "eggs x 6".
 *
 * @returns undefined if there is none, or nothing else
 */
export function readAmount(text: string): TypedAmount | undefined {
  const words = text
    .replaceAll("×", " x ")
    // "500g" and "x2" are two words each.
    .replaceAll(/(?<=[\d⅛¼⅓½⅔¾])(?=[\p{L}])|(?<=(?:^|\s)x)(?=\d)/gu, " ")
    .trim()
    .split(/\s+/u);
  const first = amountAt(words);
  if (first && first.used < words.length) return typed(first, words.slice(first.used));
  for (let start = 1; start < words.length; start += 1) {
    const last = amountAt(words.slice(start));
    // "a" and "half" say an amount only before the food.
    if (last && start + last.used === words.length && /^(?:x|[\d⅛¼⅓½⅔¾])/iu.test(words[start] as string))
      return typed(last, words.slice(0, start));
  }
  return undefined;
}

interface FoundAmount extends Pick<TypedAmount, "quantity" | "unit"> {
  /** Number of words. */
  readonly used: number;
}

function typed({ quantity, unit }: FoundAmount, rest: readonly string[]): TypedAmount | undefined {
  return quantity > 0 && quantity <= QUANTITY_MAX ? { quantity, unit, rest: rest.join(" ") } : undefined;
}

function amountAt(words: readonly string[]): FoundAmount | undefined {
  let used = isTimes(words[0]) ? 1 : 0;
  let quantity: number | undefined;
  for (let next = numberOf(words[used]); next !== undefined; next = numberOf(words[used])) {
    // "1 ½" is a sum, "2 dozen", "half a dozen" and "2 x 400" are products.
    const isSum = quantity !== undefined && next < 1 && words[used] !== "half";
    quantity = quantity === undefined ? next : isSum ? quantity + next : quantity * next;
    used += 1;
    if (isTimes(words[used]) && numberOf(words[used + 1]) !== undefined) used += 1;
  }
  const [unit, times] = UNIT_WORDS.get((words[used] ?? "").toLowerCase().replace(/\.$/u, "")) ?? [];
  // "bunch of parsley"
  if (quantity === undefined && unit !== undefined && words[used + 1]?.toLowerCase() === "of") quantity = 1;
  if (quantity === undefined) return undefined;
  if (unit === undefined || times === undefined) return { quantity, unit: "piece", used };
  used += words[used + 1]?.toLowerCase() === "of" ? 2 : 1;
  return { quantity: quantity * times, unit, used };
}

function isTimes(word: string | undefined): boolean {
  return word?.toLowerCase() === "x";
}

function numberOf(word = ""): number | undefined {
  const named = NUMBER_WORDS[word.toLowerCase()] ?? FRACTIONS[word];
  if (named !== undefined) return named;
  const [, whole = "", character = ""] = /^(\d{1,6})([⅛¼⅓½⅔¾])$/u.exec(word) ?? [];
  if (character !== "") return Number(whole) + (FRACTIONS[character] as number);
  const [, over, under] = /^(\d{1,3})\/(\d{1,3})$/u.exec(word) ?? [];
  if (over !== undefined) return Number(under) === 0 ? undefined : Number(over) / Number(under);
  return /^\d{1,6}(?:[.,]\d{1,3})?$/u.test(word) ? Number(word.replace(",", ".")) : undefined;
}
