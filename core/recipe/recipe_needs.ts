import type { FoodKey } from "../food/mod.ts";
import type { RecipeId } from "./recipe.ts";

/** The foods that a recipe needs, for the ingredient search. */
export interface RecipeNeeds {
  readonly id: RecipeId;
  readonly required: readonly FoodKey[];
  /** Foods that the dish is complete without: they count if they are on hand, and are never missing. */
  readonly optional: readonly FoodKey[];
}
