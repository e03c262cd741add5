import type { FoodContents } from "./contents.ts";
import type { FoodKey } from "./food_key.ts";
import type { FoodTable } from "./food_table.ts";
import type { Diet } from "./nutrition.ts";
import type { Composition } from "./nutrition_of_foods.ts";

/** What the food table says of one food, besides its names. */
export interface FoodFacts {
  readonly contents: FoodContents;
  /** The diets that it suits, whatever its make. */
  readonly diets: readonly Diet[];
  /** Undefined if the table has no figures. */
  readonly composition?: Composition | undefined;
  /** Whether the figures are those of a similar food. */
  readonly isProxy?: boolean | undefined;
}

/** The food table with what it says of each food. */
export interface KnownFoods {
  readonly foods: FoodTable;
  readonly facts: ReadonlyMap<FoodKey, FoodFacts>;
}

/** What single foods contain, for dishes that are no recipe of the catalogue, and for own recipes. */
export interface FoodFactsSource {
  /** The facts of every food of the table. */
  current(): Promise<ReadonlyMap<FoodKey, FoodFacts>>;
}
