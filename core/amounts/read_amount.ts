import { unitOfWord } from "./english_units.ts";
import { numberOf } from "./read_number.ts";
import type { Unit } from "./unit.ts";

/** An amount in a typed text, and the words that remain: "500 g spinach" is 500 g of "spinach". */
export interface TypedAmount {
  readonly quantity: number;
  /** `pack` for goods sold by the pack, whatever its size: "2 bottles", "a loaf". `piece` if the text has no unit. */
  readonly unit: Unit | "pack";
  readonly rest: string;
}

/** Larger quantities are no amounts. */
const QUANTITY_MAX = 100_000;

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
  const { unit, times } = unitOfWord(words[used]) ?? {};
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
