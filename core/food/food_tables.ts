import type { FoodTable } from "./food_table.ts";

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
