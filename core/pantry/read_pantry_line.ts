import { type Amount, readAmount, type TypedAmount } from "../amounts/mod.ts";
import type { FoodKey, FoodTable, Storage } from "../food/mod.ts";
import { type CalendarDate, DomainError } from "../shared/mod.ts";
import { amountToBuy, foodInLine, measuredAmount, wantedFood } from "../shopping/mod.ts";
import { type FoodDetails, PANTRY_QUANTITY_MAX, pantryName } from "./pantry_food.ts";
import { readUseBy } from "./read_use_by.ts";

const STORAGE =
  /[,;(]?\s*\b(?:in|on) (?:the |my |our )?(?<place>fridge|refrigerator|freezer|cupboard|pantry|larder|counter)\b[),;.]*/iu;
const STORAGE_WORDS: Readonly<Record<string, Storage>> = {
  fridge: "fridge",
  refrigerator: "fridge",
  freezer: "freezer",
  cupboard: "cupboard",
  pantry: "cupboard",
  larder: "cupboard",
  counter: "counter",
};
const ALWAYS_THERE = /[,;(]?\s*\balways(?: there| at home| in)?[).\s]*$/iu;

/**
 * Parses a typed line: "500 g spinach, by Friday", "peas in the freezer", "salt, always there". A food without a place gets
 * the food table's.
 *
 * @throws {DomainError} `invalid_input` if it names no food.
 */
export function readPantryLine(text: string, { foods, today }: { foods: FoodTable; today: CalendarDate }): FoodDetails {
  const { useBy, rest: undated } = readUseBy(text, today) ?? { useBy: undefined, rest: text };
  const place = STORAGE.exec(undated)?.groups?.["place"]?.toLowerCase();
  const placeless = undated.replace(STORAGE, " ");
  const rest = pantryName(placeless.replace(ALWAYS_THERE, ""), "text");
  // "500 g" alone
  if (readAmount(`${rest} of it`)?.rest === "it")
    throw new DomainError("invalid_input", "Write which food it is, too (text).", { field: "text" });
  const { food, amount: typed } = foodInLine(rest, foods);
  const amount = typed && storedAmount(typed, { food, foods });
  const name = typed && amount ? pantryName(typed.rest, "text") : rest;
  return {
    name,
    food,
    amount,
    useBy,
    storage: place === undefined ? storageOf(food, foods) : STORAGE_WORDS[place],
    alwaysThere: ALWAYS_THERE.test(placeless),
  };
}

/** The food table's place for a food; undefined if it has none. */
export function storageOf(food: FoodKey | undefined, foods: FoodTable): Storage | undefined {
  return food === undefined
    ? undefined
    : foods.selfAndAncestors(food).find(({ purchase }) => purchase !== undefined)?.purchase?.storage;
}

/** "2 bottles of milk", and "2 milk", are so many litres. Undefined if it is not known how much is in a pack. */
function storedAmount(
  typed: TypedAmount,
  { food, foods }: { food: FoodKey | undefined; foods: FoodTable },
): Amount | undefined {
  const { quantity, unit } = typed;
  const wanted = food === undefined ? undefined : wantedFood(food, foods);
  const isCounted = unit !== "pack" && unit !== "piece";
  if (isCounted || (unit === "piece" && (!wanted || amountToBuy(wanted, { amount: typed }) !== undefined)))
    return rounded({ quantity, unit });
  const inPacks = wanted && amountToBuy(wanted, { amount: { ...typed, unit: "pack" } });
  if (wanted && inPacks !== undefined) return rounded(measuredAmount(inPacks, wanted.bought));
  return unit === "piece" ? rounded({ quantity, unit }) : undefined;
}

/** @returns undefined for an amount that is too small or too large to be stored. */
export function rounded({ quantity, unit }: Amount): Amount | undefined {
  const thousandths = Math.round(quantity * 1000) / 1000;
  return thousandths > 0 && thousandths <= PANTRY_QUANTITY_MAX ? { quantity: thousandths, unit } : undefined;
}
