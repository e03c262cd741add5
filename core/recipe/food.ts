import type { FoodKey } from "./recipe.ts";

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
}
