import type { FoodTable } from "./food_table.ts";
import type { IngredientIndex } from "./ingredient_index.ts";

/** Foods of one version of the catalogue. */
export interface CatalogueFoods {
  readonly foods: FoodTable;
}

/**
 * Provides the food table. Unlike an {@linkcode IngredientSource} it reads no recipes, so that the first call is fast in a large
 * catalogue too. Every implementation passes `adapters/contracts/food/food_tables_contract.ts`.
 */
export interface FoodTables {
  /** The current foods, including every finished import. */
  current(): Promise<CatalogueFoods>;
}

/** Foods and recipes of one version of the catalogue. */
export interface IngredientCatalogue extends CatalogueFoods {
  readonly recipes: IngredientIndex;
}

/** Provides the catalogue for the ingredient search. Every implementation passes `adapters/contracts/ingredient_search/ingredient_source_contract.ts`. */
export interface IngredientSource {
  /** The current catalogue, including every finished import. */
  current(): Promise<IngredientCatalogue>;
}
