import type { FoodKey } from "./food_key.ts";
import type { FoodWeights } from "./food_weights.ts";
import type { Purchase } from "./purchase.ts";

/**
 * How well a food on hand meets a need. `serves`: it counts as the needed food. `swap`: it changes the dish a little, so
 * it is only suggested. `no`: it is no substitute.
 */
export type FoodFit = "serves" | "swap" | "no";

/** A reviewed substitute for a food, or an exclusion (`no`) that overrides the rule of `FoodSubstitutions`. */
export interface StandIn {
  readonly use: FoodKey;
  readonly how: FoodFit;
}

/** A food as the food table names it. No name, plural or alias belongs to two foods. */
export interface Food {
  readonly key: FoodKey;
  /** In the singular: "cherry tomato". */
  readonly name: string;
  /** The same as the name if the food is uncountable. */
  readonly plural: string;
  /** The more general food, or the whole that it is a part of: `egg` of `egg-white`. */
  readonly parent: FoodKey | undefined;
  /** Other names, British and American. */
  readonly aliases: readonly string[];
  /** "vegetable", "dairy". Foods of two categories are never forms of one food. */
  readonly category?: string | undefined;
  /** Reviewed by a cook, the best first. */
  readonly standIns?: readonly StandIn[] | undefined;
  /** General words that include this food: "beans" for `black-bean`. Several foods share them. */
  readonly generalWords?: readonly string[] | undefined;
  readonly weights?: FoodWeights | undefined;
  /** Absent of foods that no recipe of the catalogue uses. */
  readonly purchase?: Purchase | undefined;
}
