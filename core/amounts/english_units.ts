import type { Unit } from "./unit.ts";

/** A word's amount and unit. */
export interface UnitMeaning {
  /** `pack` for goods sold by the pack, whatever its size: "bottle", "loaf". */
  readonly unit: Unit | "pack";
  readonly times: number;
}

/** A unit, how many of it each word is, and the words. */
export type UnitRow = readonly [UnitMeaning["unit"], number, string];

/** English words of a unit, and how many of the unit each is. A pint is British. */
export const ENGLISH_UNITS: readonly UnitRow[] = [
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
];

const TYPED_WORDS = unitsByWord(ENGLISH_UNITS);

/** The unit of each word. */
export function unitsByWord(rows: readonly UnitRow[]): ReadonlyMap<string, UnitMeaning> {
  return new Map(
    rows.flatMap(([unit, times, words]) => words.split(" ").map((word) => [word, { unit, times }] as const)),
  );
}

/** The unit of one English word, as a person types it: "kg", "bottles", "tbsp.". */
export function unitOfWord(word = ""): UnitMeaning | undefined {
  return TYPED_WORDS.get(word.toLowerCase().replace(/\.$/u, ""));
}
