import type { FoodTable } from "./food_table.ts";
import type { IngredientIndex } from "./ingredient_index.ts";

/** Foods and recipes of one version of the catalogue. */
export interface IngredientCatalogue {
  readonly foods: FoodTable;
  readonly recipes: IngredientIndex;
}

/** Provides the catalogue for the ingredient search. Every implementation passes `adapters/contracts/ingredient_source_contract.ts`. */
export interface IngredientSource {
  /** The current catalogue, including every finished import. */
  current(): Promise<IngredientCatalogue>;
}
