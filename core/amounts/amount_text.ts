import type { CooksAmount } from "./measure_as_cook.ts";
import { quantityText } from "./round_quantity.ts";
import type { Unit } from "./unit.ts";

const OUNCES_PER_POUND = 16;
const TABLESPOONS_PER_CUP = 16;
/** From this weight on, quarters of a pound are close enough. */
const OUNCES_IN_POUNDS_MAX = 80;

/** Words between the amount and the food, for one and for more. Pieces have none; `ml` and spoons have one form. */
const UNIT_WORDS: Partial<Record<Unit, readonly [string, string]>> = {
  cup: ["cup", "cups"],
  quart: ["quart", "quarts"],
  tbsp: ["tbsp", "tbsp"],
  tsp: ["tsp", "tsp"],
  pinch: ["pinch of", "pinches of"],
  handful: ["handful of", "handfuls of"],
  bunch: ["bunch of", "bunches of"],
  can: ["can of", "cans of"],
  slice: ["slice of", "slices of"],
  sprig: ["sprig of", "sprigs of"],
};

/** "1¼ cups", "about 1 tbsp", "1.25 kg", "2": the amount before a food's name. Slices are "2 slices of". */
export function amountText({ quantity, unit, isAbout }: CooksAmount): string {
  return `${isAbout ? "about " : ""}${exactText(quantity, unit)}`;
}

function exactText(quantity: number, unit: Unit): string {
  if (unit === "g") return quantity >= 1000 ? `${decimalText(quantity / 1000)} kg` : `${decimalText(quantity)} g`;
  if (unit === "ml" && quantity < 1000) return `${decimalText(quantity)} ml`;
  if (unit === "ml") return `${decimalText(quantity / 1000)} ${quantity === 1000 ? "litre" : "litres"}`;
  if (unit === "oz") return weightText(quantity);
  if (unit === "cup" && quantity < 1) return cupText(quantity);
  const words = UNIT_WORDS[unit];
  return words ? `${quantityText(quantity)} ${words[quantity > 1 ? 1 : 0]}` : quantityText(quantity);
}

/** "5 oz", "1 lb 2 oz", "5¼ lb". */
function weightText(ounces: number): string {
  if (ounces < OUNCES_PER_POUND) return `${quantityText(ounces)} oz`;
  if (ounces >= OUNCES_IN_POUNDS_MAX) return `${quantityText(Math.round(ounces / 4) / 4)} lb`;
  const pounds = Math.floor(ounces / OUNCES_PER_POUND);
  const rest = Math.round(ounces - pounds * OUNCES_PER_POUND);
  return rest === 0 ? `${pounds} lb` : `${pounds} lb ${rest} oz`;
}

/** "½ cup", "¾ cup plus 2 tbsp". */
function cupText(cups: number): string {
  const tablespoons = cups * TABLESPOONS_PER_CUP;
  const rest = tablespoons % (TABLESPOONS_PER_CUP / 4);
  // A third and two thirds of a cup are no whole number of tablespoons.
  if (rest === 0 || !Number.isInteger(tablespoons)) return `${quantityText(cups)} cup`;
  return `${quantityText((tablespoons - rest) / TABLESPOONS_PER_CUP)} cup plus ${rest} tbsp`;
}

function decimalText(quantity: number): string {
  return String(Math.round(quantity * 100) / 100);
}
