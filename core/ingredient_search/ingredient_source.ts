import type { CatalogueFoods } from "../food/mod.ts";
import type { IngredientIndex } from "./ingredient_index.ts";

/** Foods and recipes of one version of the catalogue. */
export interface IngredientCatalogue extends CatalogueFoods {
  readonly recipes: IngredientIndex;
}

/** Provides the catalogue for the ingredient search. Every implementation passes `adapters/contracts/ingredient_search/ingredient_source_contract.ts`. */
export interface IngredientSource {
  /** The current catalogue, including every finished import. */
  current(): Promise<IngredientCatalogue>;
}
