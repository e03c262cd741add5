import { readAmount, type TypedAmount } from "../amounts/mod.ts";
import type { Aisle, FoodKey, FoodTable } from "../food/mod.ts";
import { amountToBuy, type BoughtFood, wantedFood } from "./bought_food.ts";
import { type ToBuy, toBuy } from "./packs_to_buy.ts";

/** Longest text of a line that a person writes. */
export const FREE_LINE_MAX_LENGTH = 100;

/** The food and amount of a written line. */
export interface ReadFreeLine {
  readonly aisle: Aisle;
  /** The food that is bought, if the line names one. */
  readonly bought?: BoughtFood | undefined;
  /** How much, if the line says it and the food can be weighed. */
  readonly toBuy?: ToBuy | undefined;
}

/** Words for goods other than food. */
const HOUSEHOLD =
  /\b(?:batter(?:y|ies)|bin (?:bags?|liners?)|bleach|candles?|cleaner|cling ?film|conditioner|detergent|dishwasher|(?:cat|dog|pet) food|foil|kitchen (?:paper|roll|towels?)|light ?bulbs?|matches|nappies|napkins?|paper|plasters|razors?|shampoo|shower|soap|sponges?|tampons?|tissues?|toilet|tooth(?:brush|brushes|paste)|washing)\b/iu;

/** Parses a written line: a food of the table, if it names one, and its amount. */
export interface NamedInLine {
  readonly food: FoodKey | undefined;
  readonly amount: TypedAmount | undefined;
}

/** The food and the amount that a written line names. */
export function foodInLine(text: string, foods: FoodTable): NamedInLine {
  const amount = readAmount(text);
  // The tin of "2 tins of tomatoes" says which food it is. Other amounts could be a part of a name: "2 milk" is no 2 % milk.
  const texts = amount && amount.unit !== "can" ? [amount.rest, text] : [text, ...(amount ? [amount.rest] : [])];
  return { amount, food: texts.map((each) => foods.match(each)).find((each) => each !== undefined) };
}

/**
 * Reads a line that a person wrote: "2 milk" is two cartons of milk, "500 g spinach" so much, and "kitchen paper" no food.
 */
export function readFreeLine(text: string, foods: FoodTable): ReadFreeLine {
  const { food: key, amount } = foodInLine(text, foods);
  if (key === undefined) return { aisle: HOUSEHOLD.test(text) ? "household" : "other" };
  const wanted = wantedFood(key, foods);
  const { bought } = wanted;
  const { pack, aisle } = bought.purchase;
  if (!amount) return { aisle, bought };
  // "2 milk" is two packs, "4 potatoes" is a weight.
  const known =
    amountToBuy(wanted, { amount }) ??
    (amount.unit === "piece" && pack ? amountToBuy(wanted, { amount: { ...amount, unit: "pack" } }) : undefined);
  return { aisle, bought, ...(known !== undefined && { toBuy: toBuy(known, bought.purchase) }) };
}
