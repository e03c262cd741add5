import { displayCalories } from "../../core/recipe/mod.ts";

const WHOLE = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });

/** "534,000 cal" from whatever a recipe says of its energy; nothing where that can't be read. */
export function caloriesText(value: unknown): string | undefined {
  const calories = displayCalories(value);
  return calories === undefined ? undefined : `${WHOLE.format(calories)} cal`;
}

/** "534,000", where the unit stands apart. */
export function caloriesNumber(value: unknown): string | undefined {
  const calories = displayCalories(value);
  return calories === undefined ? undefined : WHOLE.format(calories);
}

/** Kilocalories, for saying them and for filling a rim; nothing where they can't be read. */
export function kilocalories(value: unknown): number | undefined {
  const calories = displayCalories(value);
  return calories === undefined ? undefined : Math.round(calories / 1000);
}
