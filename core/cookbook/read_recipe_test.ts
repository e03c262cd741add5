import { beforeAll, expect, it } from "vitest";
import { MemoryFoodFacts } from "../../adapters/memory/food/food_facts.ts";
import { food, foods as memoryFoods } from "../../adapters/memory/food/foods.ts";
import { type Composition, constituentsIn, FoodTable, type KnownFoods } from "../food/mod.ts";
import { readRecipe } from "./read_recipe.ts";
import { recipeOfWritten } from "./recipe_of_written.ts";
import type { WrittenLine, WrittenRecipe } from "./written_recipe.ts";

const pieces = { weights: { piece: 100, pieceIs: "medium" } };
const foods = [
  ...memoryFoods.filter(({ key }) => !["onion", "egg"].includes(key)),
  food("onion", {
    ...pieces,
    category: "vegetable",
    purchase: { loose: true, aisle: "fruit-and-vegetables", storage: "counter", keepsDays: 30, freezes: false },
  }),
  food("egg", { ...pieces, category: "egg" }),
  food("butter", { plural: "butter" }),
  food("spaghetti", { plural: "spaghetti" }),
];
const hundredKcal: Composition = {
  kcal: 100,
  proteinGrams: 10,
  carbsGrams: 5,
  fatGrams: 4,
  saturatedFatGrams: 1,
  fiberGrams: 2,
  sodiumMilligrams: 400,
};
let known: KnownFoods;

beforeAll(async () => {
  const facts = await new MemoryFoodFacts(foods).current();
  known = {
    foods: new FoodTable(foods),
    facts: new Map([...facts].map(([key, each]) => [key, { ...each, composition: hundredKcal }])),
  };
});

function written(lines: readonly (string | WrittenLine)[], changes: Partial<WrittenRecipe> = {}): WrittenRecipe {
  const all = lines.map((line) => (typeof line === "string" ? { text: line } : line));
  return { name: "Supper", ingredients: [{ lines: all }], steps: [], notes: [], tags: [], portions: 2, ...changes };
}

function recipeOf(recipe: WrittenRecipe) {
  const read = readRecipe(recipe, known);
  return recipeOfWritten({ id: "own-1", written: recipe, read, images: ["/pictures/own-recipe.webp"] }, known.foods);
}

it("reads amount, food, preparation, weight and aisle of a line", () => {
  const [line] = readRecipe(written(["2 onions, finely chopped"]), known).groups[0]?.lines ?? [];

  expect(line).toMatchObject({
    food: "onion",
    preparation: "finely chopped",
    grams: 200,
    isFood: true,
    isChosen: false,
  });
  expect(line).toMatchObject({ amount: { quantity: 2, unit: "piece" }, aisle: "fruit-and-vegetables" });
});

it("sums nutrition per portion, and says how much of it is known", () => {
  const { nutrition, linesKnown, linesOfFood } = readRecipe(
    written(["2 onions", "2 eggs", "salt", "200 g moon dust"]),
    known,
  );

  // 400 g of known foods in two portions. The dust is taken to weigh as much as a known line does on average.
  expect(nutrition).toMatchObject({ kcal: 200, proteinGrams: 20, salt: { grams: 2 } });
  expect(nutrition?.weightShare).toBeCloseTo(400 / (400 + 400 / 3), 2);
  expect([linesKnown, linesOfFood]).toEqual([3, 4]);
});

it("knows no nutrition without portions, and none without a weight", () => {
  expect(readRecipe(written(["2 onions"], { portions: undefined }), known).nutrition).toBeUndefined();
  expect(readRecipe(written(["moon dust"]), known).nutrition).toBeUndefined();
});

it("takes an unknown food to contain everything, but what is no food to contain nothing", () => {
  const unknown = readRecipe(written(["2 tomatoes", "200 g moon dust"]), known);
  expect(constituentsIn(unknown.contents, "may contain")).toContain("peanuts");
  expect(unknown.diets).toEqual([]);

  const twine = readRecipe(written(["2 tomatoes", { text: "kitchen twine", food: null }]), known);
  expect(twine.contents).toEqual([]);
  expect(twine.diets).toEqual(["vegan", "vegetarian"]);
});

// #food-alternatives
it("takes each of two alternatives to be possible", () => {
  const { contents, groups } = readRecipe(written(["100 g butter or olive oil"]), known);

  expect(groups[0]?.lines[0]?.food).toBe("butter");
  expect(constituentsIn(contents, "may contain")).toContain("milk");
  expect(constituentsIn(contents, "contains")).toEqual([]);
});

it("has both alternatives in the recipe until the cook chooses one", () => {
  const itemOf = (line: string | WrittenLine) => recipeOf(written([line])).ingredientGroups[0]?.items[0];

  expect(itemOf("100 g butter or olive oil")).toMatchObject({ food: "butter", alternatives: ["olive-oil"] });
  expect(itemOf({ text: "100 g butter or olive oil", food: "olive-oil" })).not.toHaveProperty("alternatives");
});

it.each([
  ["2 large onions, sliced", { quantity: 2, one: "large onion", many: "large onions" }],
  ["1 (14 oz) can chopped tomatoes", { quantity: 14, unit: "oz", note: "1 can" }],
  ["1 box (15 oz/425 g) spaghetti", { quantity: 15, unit: "oz", many: "spaghetti", note: "1 box" }],
  ["2 heads moon lettuce", { quantity: 2, unit: "piece", one: "head of moon lettuce", many: "heads of moon lettuce" }],
])("keeps pack, size and head word of %j for other portions", (text, measured) => {
  expect(recipeOf(written([text])).ingredientGroups[0]?.items[0]?.measured).toMatchObject(measured);
});

it("follows the cook's choice, unless the food is gone from the table", () => {
  const lines = (food: string) => readRecipe(written([{ text: "100 g love", food }]), known).groups[0]?.lines[0];

  expect(lines("butter")).toMatchObject({ food: "butter", grams: 100, isChosen: true });
  expect(lines("gone")).toMatchObject({ food: undefined, isChosen: false });
});

it("makes a recipe that can be planned, with the claims that its foods allow", () => {
  const tags = ["salad", "Gluten-Free", "High-Protein", "brunch"];
  const lines = ["4 eggs", "3 tomatoes"];
  const recipe = recipeOf(written(lines, { tags, prepMinutes: 10, cookMinutes: 20 }));

  expect(recipe).toMatchObject({
    servings: 2,
    totalMinutes: 30,
    isTimeKnown: true,
    dishTypes: ["Salad"],
    meals: ["Breakfast"],
  });
  expect(recipe.preferences).toEqual(["Salad", "Gluten-Free", "High-Protein"]);
  expect(recipe.principalKind).toBe("egg");
  const risky = recipeOf(written([...lines, "100 g spaghetti"], { tags }));
  expect(risky.preferences).not.toContain("Gluten-Free");
  const unsure = recipeOf(written([...lines, "moon dust"], { tags }));
  expect(unsure.preferences).not.toContain("Gluten-Free");
});

it("keeps lines as they were written, and scales what it could read", () => {
  const recipe = recipeOf(written(["2 onions, sliced", "moon dust", { text: "1 sheet of paper", food: null }]));
  const [onions, dust, paper] = recipe.ingredientGroups[0]?.items ?? [];

  expect(onions).toMatchObject({
    text: "2 onions, sliced",
    food: "onion",
    measured: { quantity: 2, one: "onion", many: "onions" },
  });
  expect(dust).toMatchObject({ text: "moon dust", food: "unknown:moon dust", optional: false });
  expect(paper).toMatchObject({ optional: true });
});

it("says that portions are assumed, and assumes a time that it does not show", () => {
  const recipe = recipeOf(written(["2 onions"], { portions: undefined, tags: ["Sauce"] }));

  expect(recipe).toMatchObject({ servings: 4, isTimeKnown: false, meals: [] });
  expect(recipe.notes).toEqual([expect.stringContaining("taken to be for 4")]);
});
