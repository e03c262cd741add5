import { expect, it } from "vitest";
import { type FoodRole, roleOf } from "./staples.ts";

it.each<[string, string | undefined, FoodRole]>([
  ["salt", "spice", "basic"],
  ["olive-oil", "fat-oil", "basic"],
  ["cumin", "spice", "seasoning"],
  ["butter", "fat-oil", "seasoning"],
  ["garlic", "vegetable", "seasoning"],
  ["red-onion", "vegetable", "seasoning"],
  ["leek", "vegetable", "food"],
  ["moon-dust", undefined, "food"],
  ["cod", "fish", "main"],
  ["chicken", "poultry", "main"],
])("gives %s, a %s, the role %s", (key, category, role) => {
  expect(roleOf({ key, category })).toBe(role);
});
