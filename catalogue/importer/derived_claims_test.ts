import { expect, it } from "vitest";
import { constituentsIn, type Nutrition } from "../../core/food/mod.ts";
import { readCompositionTable } from "./composition_table.ts";
import { contentsOfRecipe, dietsOf, preferencesOf } from "./derived_claims.ts";
import type { Ingredient, RecipeFile } from "./recipe_file.ts";
import { tomatoSoupFile, tomatoSoupIngredients } from "./testing/tomato_soup_file.ts";

const table = await readCompositionTable();
const lean: Nutrition = {
  kcal: 200,
  proteinGrams: 2,
  carbsGrams: 18,
  fatGrams: 14,
  weightShare: 1,
  usesStandIn: false,
};

/** With water instead of stock, whose make differs, so that the soup's other foods decide. */
function waterSoupWith(...more: Ingredient[]): RecipeFile {
  const soup = tomatoSoupIngredients.map((item) =>
    item.food === "vegetable-stock" ? { ...item, food: "water" } : item,
  );
  return tomatoSoupFile({ ingredientGroups: [{ items: [...soup, ...more] }] });
}

it("finds a vegetable soup vegan and vegetarian", () => {
  expect(dietsOf(waterSoupWith(), table)).toEqual(["vegan", "vegetarian"]);
});

it.each([
  ["feta", ["vegetarian"]],
  ["honey", ["vegetarian"]],
  ["parmesan", []],
  ["chicken-stock", []],
  ["sourdough", ["vegan", "vegetarian"]],
  // Makes differ: some loaves contain milk, and some pastry lard.
  ["bread", ["vegetarian"]],
  ["pie-crust", []],
])("with %s its diets are %j", (food, diets) => {
  expect(dietsOf(waterSoupWith({ food, quantity: 10, unit: "g" }), table)).toEqual(diets);
});

it("lists what all foods contain, including garnishes, strained-out ingredients and seasonings", () => {
  const soup = waterSoupWith(
    { food: "walnut", quantity: 10, unit: "g", optional: true },
    { food: "fish-sauce", quantity: 1, unit: "tbsp", eaten: 0 },
    { food: "salt", with: ["curry-powder"] },
  );
  const contents = contentsOfRecipe(soup, table);

  expect(constituentsIn(contents, "contains")).toEqual(["fish", "nuts", "mustard"]);
  expect(constituentsIn(contents, "may contain")).toEqual(["gluten", "crustaceans", "peanuts", "celery", "molluscs"]);
  expect(contents[0]?.foods.map(({ name }) => name)).toEqual(["fish sauce", "curry powder"]);
});

it.each([
  ["sourdough", false],
  ["oats", false],
  // Neither is a claim made for a constituent that only some makes contain.
  ["kielbasa", false],
  ["fish-sauce", false],
  ["rice", true],
])("with %s, Gluten-Free is %s", (food, isClaimed) => {
  const soup = waterSoupWith({ food, quantity: 50, unit: "g", optional: true });
  const preferences = preferencesOf(soup, { contents: contentsOfRecipe(soup, table), nutrition: lean });

  expect(preferences.includes("Gluten-Free")).toBe(isClaimed);
});

it.each([
  [20, 400, true],
  [19.9, 400, false],
  [15, 300, true],
  // Raita and tzatziki: a large share of little.
  [14.9, 150, false],
  [4, 60, false],
  // Bolognese and rendang: a smaller share of much.
  [30, 800, true],
  [29.9, 800, false],
])("with %d g of protein in %d kcal, High-Protein is %s", (proteinGrams, kcal, isHigh) => {
  const preferences = preferencesOf(tomatoSoupFile(), { contents: [], nutrition: { ...lean, kcal, proteinGrams } });
  expect(preferences.includes("High-Protein")).toBe(isHigh);
});

it("derives main dish, Salad and Dessert from the dish types", () => {
  const bowl = tomatoSoupFile({ dishTypes: ["Salad", "main dish"], preferences: ["Mediterranean"] });
  expect(preferencesOf(bowl, { contents: contentsOfRecipe(tomatoSoupFile(), table), nutrition: lean })).toEqual([
    "main dish",
    "Salad",
    "Mediterranean",
  ]);
});
