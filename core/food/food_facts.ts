import type { FoodContents } from "./contents.ts";
import type { FoodKey } from "./food_key.ts";
import type { FoodTable } from "./food_table.ts";
import type { Diet } from "./nutrition.ts";
import type { Composition } from "./nutrition_of_foods.ts";

/** The food table's facts of one food, without its names. */
export interface FoodFacts {
  readonly contents: FoodContents;
  /** The diets that it suits, whatever its make. */
  readonly diets: readonly Diet[];
  /** Undefined if the table has no figures. */
  readonly composition?: Composition | undefined;
  /** Whether the figures are those of a similar food. */
  readonly isProxy?: boolean | undefined;
}

/** The food table with the facts of each food. */
export interface KnownFoods {
  readonly foods: FoodTable;
  readonly facts: ReadonlyMap<FoodKey, FoodFacts>;
}

/** The contents of single foods, for own recipes and for dishes outside the catalogue. */
export interface FoodFactsSource {
  /** The facts of every food of the table. */
  current(): Promise<ReadonlyMap<FoodKey, FoodFacts>>;
}
