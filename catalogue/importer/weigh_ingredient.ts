import { gramsOf } from "../../core/food/mod.ts";
import type { CompositionTable } from "./composition_table.ts";
import type { Ingredient } from "./recipe_file.ts";

/**
 * Grams of an ingredient as bought and prepared: its own `weightGrams`, else as the table weighs it.
 *
 * @returns 0 for ingredients added to taste; undefined if the weight is unknown
 */
export function weighIngredient(ingredient: Ingredient, table: CompositionTable): number | undefined {
  const { food, quantity, unit, weightGrams } = ingredient;
  if (weightGrams !== undefined) return weightGrams;
  if (quantity === undefined || unit === undefined) return 0;
  return gramsOf({ quantity, unit }, table.selfAndAncestors(food));
}
