import { expect, it } from "vitest";
import { mealFaults } from "./meal_faults.ts";

const SOUP = { dishTypes: ["Soup", "main dish"], preferences: ["Dinner"], meals: ["Lunch", "Dinner"] } as const;

it.each([
  [SOUP, []],
  [{ ...SOUP, meals: ["Lunch"] }, ["is a Dinner for no dinner"]],
  [{ ...SOUP, meals: ["Snacks"], preferences: [] }, ["is a main dish for neither lunch nor dinner"]],
  [{ ...SOUP, meals: ["Dinner", "Dinner"] }, ["names a meal twice"]],
  [{ dishTypes: ["Breakfast"], preferences: [], meals: ["Snacks"] }, ["is a Breakfast for no breakfast"]],
  [{ dishTypes: ["Sauce"], preferences: [], meals: [] }, []],
  [{ dishTypes: ["Sauce"], preferences: [], meals: ["Lunch"] }, ["is no lunch or dinner by its kind"]],
] as const)("a recipe with %j has the faults %j", ({ meals, dishTypes, preferences }, faults) => {
  expect(mealFaults({ meals: [...meals], dishTypes: [...dishTypes], preferences: [...preferences] })).toEqual(faults);
});
