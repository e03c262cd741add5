import type { FoodKey } from "./recipe.ts";

/**
 * What every kitchen is taken to have: salt, pepper, water and a plain oil. They count neither as matched nor as
 * missing, and every result says which of them it takes for granted. Oils with a taste of their own (sesame,
 * coconut, walnut) are no basics.
 */
export const PANTRY_BASICS: ReadonlySet<FoodKey> = new Set([
  "salt",
  "sea-salt",
  "kosher-salt",
  "black-pepper",
  "white-pepper",
  "peppercorn",
  "water",
  "oil",
  "vegetable-oil",
  "olive-oil",
  "extra-virgin-olive-oil",
  "sunflower-oil",
  "canola-oil",
  "corn-oil",
]);
