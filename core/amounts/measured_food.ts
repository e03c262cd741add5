import { amountText } from "./amount_text.ts";
import { type Measuring, measureAsCook } from "./measure_as_cook.ts";
import { noteForPortions, preparationForPortions } from "./note_for_portions.ts";
import type { Cut } from "./round_quantity.ts";
import type { Amount } from "./unit.ts";

/** A line of an ingredient list that has an amount, in the parts of its text. */
export interface MeasuredFood extends Amount {
  /** After an amount up to one: "lemon", "garlic clove", "slice of rye bread". */
  readonly one: string;
  /** The plural, after a larger amount: "lemons". The same as `one` if the food is not counted. */
  readonly many: string;
  /** True for a food that is weighed in metric kitchens and measured in cups in US ones, such as flour. */
  readonly gramsPerMl?: number | undefined;
  /** How a piece may be cut, if not in halves, thirds and quarters. */
  readonly cut?: Cut | undefined;
  /** In brackets: "1 can". */
  readonly note?: string | undefined;
  /** Seasonings to taste: "black pepper". */
  readonly toTaste?: string | undefined;
  /** After a comma: "one sliced, one juiced". */
  readonly preparation?: string | undefined;
  readonly optional?: boolean | undefined;
}

/** For whom an ingredient list is written. */
export interface Reading extends Pick<Measuring, "units"> {
  /** Portions to cook; as many as the recipe's by default. */
  readonly portions?: number;
  /** Portions that the recipe's amounts give. */
  readonly servings: number;
}

/** A line as a cook would write it: "2 lemons, one sliced, one juiced", "1¼ cups flour", "About 1 tbsp salt". */
export function measuredFoodText(food: MeasuredFood, { servings, portions = servings, units }: Reading): string {
  const amount = measureAsCook(food, {
    factor: portions / servings,
    ...(units && { units }),
    gramsPerMl: food.gramsPerMl,
    cut: food.cut,
  });
  const scaling = { servings, portions };
  const note = food.note === undefined ? "" : ` (${noteForPortions(food.note, scaling)})`;
  const toTaste = food.toTaste === undefined ? "" : `, and ${food.toTaste} to taste`;
  const preparation = food.preparation === undefined ? "" : preparationForPortions(food.preparation, scaling);
  const name = amount.quantity > 1 ? food.many : food.one;
  const text = `${amountText(amount)} ${name}${note}${toTaste}${preparation}${food.optional ? " (optional)" : ""}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
