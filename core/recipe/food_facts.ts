import type { FoodContents } from "./contents.ts";
import type { Composition } from "./nutrition_of_foods.ts";
import type { FoodKey, Recipe } from "./recipe.ts";

/** What the food table says of one food, besides its names. */
export interface FoodFacts {
  readonly contents: FoodContents;
  /** The diets that it suits, whatever its make. */
  readonly diets: Recipe["diets"];
  /** Undefined if the table has no figures. */
  readonly composition?: Composition | undefined;
  /** Whether the figures are those of a similar food. */
  readonly isProxy?: boolean | undefined;
}

/** What single foods contain, for dishes that are no recipe of the catalogue, and for own recipes. */
export interface FoodFactsSource {
  /** The facts of every food of the table. */
  current(): Promise<ReadonlyMap<FoodKey, FoodFacts>>;
}
