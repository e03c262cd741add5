import type { FoodKey } from "./recipe.ts";

/**
 * What a food on hand is to a need: `serves`: it counts as there; `swap`: a cook would change the dish a little, so it
 * is only named; `no`: it is another thing.
 */
export type FoodFit = "serves" | "swap" | "no";

/** What may be used in a food's place, or may not, where the table's rule would have it otherwise. */
export interface StandIn {
  readonly use: FoodKey;
  readonly how: FoodFit;
}

/** A food as the food table names it. No name, plural or alias belongs to two foods. */
export interface Food {
  readonly key: FoodKey;
  /** In the singular: "cherry tomato". */
  readonly name: string;
  /** The same as the name where the food is not counted. */
  readonly plural: string;
  /** The more general food, or the one from which a cook takes it: `egg` of `egg-white`. */
  readonly parent: FoodKey | undefined;
  /** What else it is called, British and American. */
  readonly aliases: readonly string[];
  /** "vegetable", "dairy": foods of two kinds are never one food in two forms. */
  readonly category?: string | undefined;
  /** What a cook reviewed, the best first. */
  readonly standIns?: readonly StandIn[] | undefined;
  /** Words that mean this food among others: "beans" of `black-bean`. They may belong to many foods. */
  readonly generalWords?: readonly string[] | undefined;
}
