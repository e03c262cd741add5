import { type PrincipalFoods, principalFoodsIn } from "../../core/food/mod.ts";
import type { CompositionTable } from "./composition_table.ts";
import { eatenFoodsOf } from "./nutrition.ts";
import type { RecipeFile } from "./recipe_file.ts";

/**
 * The principal foods of a dish; see `principalFoodsIn`.
 *
 * @throws {Error} if an ingredient is not in the table or can't be weighed; `findRecipeFaults` reports these before
 */
export function principalFoodsOf(recipe: RecipeFile, table: CompositionTable): PrincipalFoods {
  return principalFoodsIn(eatenFoodsOf(recipe, table));
}
