import type { Food } from "./food.ts";
import type { FoodKey } from "./food_key.ts";

/**
 * Foods that every kitchen is assumed to have: salt, pepper, water and plain oil. They count neither as matched nor as
 * missing, and every result lists those that it needs. Oils with a taste of their own (sesame, coconut, walnut) are not
 * included.
 */
export const STAPLES: ReadonlySet<FoodKey> = new Set(
  (
    "salt sea-salt kosher-salt black-pepper white-pepper peppercorn water oil vegetable-oil olive-oil " +
    "extra-virgin-olive-oil sunflower-oil canola-oil corn-oil"
  ).split(" "),
);

/**
 * How much a dish is less without a food that it needs: nothing for a pantry basic, little for a seasoning, most for its meat or
 * fish.
 */
export type FoodRole = "basic" | "seasoning" | "food" | "main";

const ROLES_OF_CATEGORIES: Readonly<Record<string, FoodRole>> = {
  spice: "seasoning",
  herb: "seasoning",
  condiment: "seasoning",
  baking: "seasoning",
  sweetener: "seasoning",
  "fat-oil": "seasoning",
  meat: "main",
  poultry: "main",
  fish: "main",
  shellfish: "main",
};

/** Vegetables that season: so many dishes begin with them that they say little of a dish. */
const AROMATICS: ReadonlySet<FoodKey> = new Set(["onion", "red-onion", "shallot", "scallion", "garlic", "chives"]);

/** A food's role in the dishes that need it. */
export function roleOf({ key, category }: Pick<Food, "key" | "category">): FoodRole {
  if (STAPLES.has(key)) return "basic";
  return AROMATICS.has(key) ? "seasoning" : (ROLES_OF_CATEGORIES[category ?? ""] ?? "food");
}
