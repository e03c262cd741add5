import { expect, it } from "vitest";
import type { Nutrition } from "../../core/recipe/mod.ts";
import { readCompositionTable } from "./composition_table.ts";
import { allergensOf, dietsOf, preferencesOf } from "./derived_claims.ts";
import { tomatoSoupFile, tomatoSoupWith } from "./testing/tomato_soup_file.ts";

const table = await readCompositionTable();
const lean: Nutrition = {
  kcal: 200,
  proteinGrams: 2,
  carbsGrams: 18,
  fatGrams: 14,
  weightShare: 1,
  usesStandIn: false,
};

it("finds a vegetable soup vegan and vegetarian", () => {
  expect(dietsOf(tomatoSoupFile(), table)).toEqual(["vegan", "vegetarian"]);
});

it.each([
  ["feta", ["vegetarian"]],
  ["honey", ["vegetarian"]],
  ["parmesan", []],
  ["chicken-stock", []],
])("with %s its diets are %j", (food, diets) => {
  expect(dietsOf(tomatoSoupWith({ food, quantity: 10, unit: "g" }), table)).toEqual(diets);
});

it("lists the allergens of all foods, including garnishes and strained-out ingredients", () => {
  const soup = tomatoSoupWith(
    { food: "walnut", quantity: 10, unit: "g", optional: true },
    { food: "fish-sauce", quantity: 1, unit: "tbsp", eaten: 0 },
  );
  expect(allergensOf(soup, table)).toEqual(["fish", "nuts", "celery"]);
});

it("includes seasonings on an ingredient's line", () => {
  const soup = tomatoSoupWith({ food: "salt", with: ["curry-powder"] });
  expect(allergensOf(soup, table)).toEqual(["celery", "mustard"]);
});

it("claims Gluten-Free exactly if no food contains gluten", () => {
  const withBread = tomatoSoupWith({ food: "sourdough", quantity: 50, unit: "g", optional: true });
  const preferencesOfSoup = (soup: typeof withBread) =>
    preferencesOf(soup, { allergens: allergensOf(soup, table), nutrition: lean });

  expect(preferencesOfSoup(tomatoSoupFile())).toEqual(["Dinner", "Gluten-Free"]);
  expect(preferencesOfSoup(withBread)).toEqual(["Dinner"]);
});

it.each([
  [10, true],
  [9.9, false],
])("with %d g of protein in 200 kcal, High-Protein is %s", (proteinGrams, isHigh) => {
  const preferences = preferencesOf(tomatoSoupFile(), { allergens: [], nutrition: { ...lean, proteinGrams } });
  expect(preferences.includes("High-Protein")).toBe(isHigh);
});

it("derives main dish, Salad and Dessert from the dish types", () => {
  const bowl = tomatoSoupFile({ dishTypes: ["Salad", "main dish"], preferences: ["Mediterranean"] });
  expect(preferencesOf(bowl, { allergens: ["gluten"], nutrition: lean })).toEqual([
    "main dish",
    "Salad",
    "Mediterranean",
  ]);
});
