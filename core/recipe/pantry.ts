import type { FoodKey } from "./recipe.ts";

/**
 * Foods that every kitchen is assumed to have: salt, pepper, water and plain oil. They count neither as matched nor as
 * missing, and every result lists those that it needs. Oils with a taste of their own (sesame, coconut, walnut) are not
 * included.
 */
export const PANTRY_BASICS: ReadonlySet<FoodKey> = new Set(
  (
    "salt sea-salt kosher-salt black-pepper white-pepper peppercorn water oil vegetable-oil olive-oil " +
    "extra-virgin-olive-oil sunflower-oil canola-oil corn-oil"
  ).split(" "),
);

/** Categories of the food table whose foods season a dish, so that it can be cooked without one of them. */
export const SEASONING_CATEGORIES: ReadonlySet<string> = new Set([
  "spice",
  "herb",
  "condiment",
  "baking",
  "sweetener",
  "fat-oil",
]);
