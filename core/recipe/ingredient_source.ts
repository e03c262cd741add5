import type { FoodTable } from "./food_table.ts";
import type { IngredientIndex } from "./ingredient_index.ts";

/** Foods and recipes of one state of the catalogue. */
export interface IngredientCatalogue {
  readonly foods: FoodTable;
  readonly recipes: IngredientIndex;
}

/** Keeps the catalogue ready for ingredient search. Every implementation passes `adapters/contracts/ingredient_source_contract.ts`. */
export interface IngredientSource {
  /** The catalogue as it is now: an import that has ended is always in it. */
  current(): Promise<IngredientCatalogue>;
}
