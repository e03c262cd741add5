import { amountText } from "./amount_text.ts";
import { unitOfWord } from "./english_units.ts";
import { measureAsCook } from "./measure_as_cook.ts";
import { type MeasuredFood, measuredFoodText, type Reading } from "./measured_food.ts";
import { FRACTIONS, numberInRecipe } from "./read_number.ts";

const FRACTION = `[${Object.keys(FRACTIONS).join("")}]`;
const NUMBER = String.raw`(?:\d+ \d+/\d+|\d+/\d+|\d+(?:[.,]\d+)?(?: ?${FRACTION})?|${FRACTION}|\p{L}+)`;
/** An amount: "2", "1 ½", "2–3", "two". */
const AMOUNT = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/])(?<from>${NUMBER})(?: ?(?:[–-]|to|or|bis) ?(?<to>${NUMBER}))?(?![\p{N}])`,
  "giu",
);
/** English words of units that change with their number. */
const PLURALS: Readonly<Record<string, string>> = {
  clove: "cloves",
  cup: "cups",
  slice: "slices",
  stick: "sticks",
  stalk: "stalks",
  leaf: "leaves",
  fillet: "fillets",
  sprig: "sprigs",
  can: "cans",
  tin: "tins",
  handful: "handfuls",
  bunch: "bunches",
  pinch: "pinches",
  piece: "pieces",
  teaspoon: "teaspoons",
  tablespoon: "tablespoons",
  gram: "grams",
};

/**
 * A line as a person typed it, with its amount for other portions or in other units: "2 cloves of garlic, grated" is "4 cloves of
 * garlic, grated". Unchanged if the amount is; written anew where its amount is not found in it.
 */
export function typedLineText(line: string, food: MeasuredFood, reading: Reading): string {
  const { servings, portions = servings, units } = reading;
  const measure = (quantity: number) =>
    measureAsCook(
      { quantity, unit: food.unit },
      { factor: portions / servings, ...(units && { units }), gramsPerMl: food.gramsPerMl, cut: food.cut },
    );
  const amount = measure(food.quantity);
  if (amount.quantity === food.quantity && amount.unit === food.unit) return line;
  const found = [...line.matchAll(AMOUNT)].find(
    ({ groups }) => numberOf(groups?.["to"] ?? groups?.["from"]) !== undefined,
  );
  const { from, to } = found?.groups ?? {};
  const low = numberOf(from);
  const high = numberOf(to);
  if (!found || low === undefined) return measuredFoodText(food, reading);
  const after = line.slice(found.index + found[0].length);
  const [space = "", unitWord = ""] = /^( ?)([\p{L}.]+)/u.exec(after)?.slice(1) ?? [];
  // Other languages' words stay: their number alone changes.
  const named = unitOfWord(unitWord);
  const times = named?.unit === food.unit ? named.times : 1;
  // A pack of a weight, or an amount in other words.
  if (Math.abs((high ?? low) * times - food.quantity) > 0.01 * food.quantity) return measuredFoodText(food, reading);
  const isCounted = named?.unit !== food.unit;
  if (isCounted && amount.unit !== food.unit) return measuredFoodText(food, reading);
  const least = high === undefined ? undefined : measure(low * times);
  const written = amountText(amount).replace(/ of$/u, "");
  // Grams may be kilograms now.
  const isMetric = amount.unit === "g" || amount.unit === "ml";
  const isSameUnit = amount.unit === food.unit && !isMetric && (times === 1 || isCounted);
  const number = isSameUnit ? written.replace(/(?<=[\d\p{No}]) \p{L}+$/u, "") : written;
  const range =
    least && isSameUnit
      ? `${amountText(least)
          .replace(/ of$/u, "")
          .replace(/ \p{L}+$/u, "")}–${number}`
      : number;
  const isSeveral = amount.quantity > 1;
  const rest = isCounted
    ? withForm(after, { from: isSeveral ? food.one : food.many, to: isSeveral ? food.many : food.one })
    : isSameUnit
      ? `${space}${formOfUnit(unitWord, isSeveral)}${after.slice(space.length + unitWord.length)}`
      : after.slice(space.length + unitWord.length);
  return line.slice(0, found.index) + range + rest;
}

function numberOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const [whole = "", fraction] = text.split(" ");
  if (fraction === undefined) return numberInRecipe(text);
  const [one, other] = [numberInRecipe(whole), numberInRecipe(fraction)];
  return one === undefined || other === undefined ? undefined : one + other;
}

/** "large onion" of "2 large onion" is "large onions". */
function withForm(text: string, { from, to }: { from: string; to: string }): string {
  const at = from === to ? -1 : text.toLowerCase().indexOf(from.toLowerCase());
  const isThere = to.length > from.length && text.toLowerCase().startsWith(to.toLowerCase(), at);
  return at < 0 || isThere ? text : text.slice(0, at) + to + text.slice(at + from.length);
}

/** A unit's word for one or for several: "cloves" of "clove". A word that is not known stays. */
export function formOfUnit(word: string, isSeveral: boolean): string {
  const lower = word.toLowerCase();
  if (isSeveral) return PLURALS[lower] ?? word;
  return Object.entries(PLURALS).find(([, many]) => many === lower)?.[0] ?? word;
}
