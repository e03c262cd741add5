import { describe, expect, it } from "vitest";
import { readCompositionTable } from "../../catalogue/importer/composition_table.ts";
import type { RecipeFile } from "../../catalogue/importer/recipe_file.ts";
import {
  tomatoSoupFile,
  tomatoSoupIngredients,
  tomatoSoupWith,
} from "../../catalogue/importer/testing/tomato_soup_file.ts";
import { checkRecipe } from "./check_recipe.ts";
import { FoodsInText } from "./foods_in_text.ts";

const table = await readCompositionTable();
const words = new FoodsInText(table);

function faultsOf(recipe: RecipeFile): string[] {
  return checkRecipe(recipe, table, words);
}

it("finds no fault in the soup", () => {
  expect(faultsOf(tomatoSoupFile())).toEqual([]);
});

describe("refuses", () => {
  it("an unknown food", () => {
    expect(faultsOf(tomatoSoupWith({ food: "moon-cheese", quantity: 1, unit: "g" }))).toEqual([
      '"moon-cheese" is not in the food table',
    ]);
  });

  it("an ingredient without a known weight", () => {
    expect(faultsOf(tomatoSoupWith({ food: "gochujang", quantity: 1, unit: "tbsp" }))).toEqual([
      "nothing says what 1 tbsp of gochujang weighs",
    ]);
  });

  it("a food without a quantity, unless it is a seasoning", () => {
    expect(faultsOf(tomatoSoupWith({ food: "feta" }))).toEqual([
      "feta has no quantity: only seasonings are added to taste",
    ]);
  });

  it("words that name another food", () => {
    expect(faultsOf(tomatoSoupWith({ food: "feta", quantity: 50, unit: "g", as: "goat's cheese" }))).toEqual([
      '"goat\'s cheese" does not name feta',
    ]);
  });

  it("a list and steps that contradict each other", () => {
    const steps = [...tomatoSoupFile().steps.slice(0, 3), { text: "Stir in the cream." }];
    expect(faultsOf(tomatoSoupFile({ steps }))).toEqual([
      'step 4 uses "cream", which is not listed',
      "basil is listed, but no step uses it",
    ]);
  });

  it("too little and too much energy in a serving", () => {
    const [tomatoes, ...rest] = tomatoSoupIngredients;
    expect(faultsOf(tomatoSoupFile({ servings: 24 }))).toContain("31 kcal a serving; allowed: 40 to 1400");
    const feast = [{ ...tomatoes, food: "tomato", quantity: 30_000 }, ...rest];
    expect(faultsOf(tomatoSoupFile({ servings: 1, ingredientGroups: [{ items: feast }] }))).toContainEqual(
      expect.stringMatching(/^\d{4} kcal a serving; allowed: 40 to 1400$/u),
    );
  });

  it("a portion outside the range of its kind", () => {
    expect(faultsOf(tomatoSoupFile({ servings: 6 }))).toEqual(["283 g a serving; allowed for soup: 300 to 950 g"]);
  });

  it("too little weight with nutrition figures", () => {
    const paste = { food: "gochujang", quantity: 1000, unit: "g" } as const;
    const recipe = tomatoSoupWith(paste);
    const steps = [...recipe.steps, { text: "Stir in the gochujang." }];
    expect(faultsOf({ ...recipe, steps })).toEqual([expect.stringMatching(/^only \d\d % of the weight has figures$/u)]);
  });

  it.each([
    ["A vegan soup of tomatoes that roast in the oven until their edges darken and sweeten.", "vegan"],
    ["A dairy-free soup of tomatoes that roast in the oven until their edges darken.", "free of milk"],
    ["A high-protein soup of tomatoes that roast in the oven until their edges darken.", "high in protein"],
  ])("a claim that the table contradicts: “%s”", (description, claim) => {
    const recipe = tomatoSoupWith({ food: "feta", quantity: 50, unit: "g" });
    const steps = [...recipe.steps, { text: "Crumble over the feta." }];
    expect(faultsOf({ ...recipe, steps, description })).toEqual([`the text says ${claim}, the food table does not`]);
  });

  it("preferences that the dish does not match", () => {
    expect(faultsOf(tomatoSoupFile({ preferences: ["Fried", "sandwiches"] }))).toEqual([
      'preference "Fried", but no step fries',
      'preference "sandwiches", but no ingredient is bread',
    ]);
  });
});

it("accepts a true claim", () => {
  const description = "A vegetarian, nut-free soup of tomatoes that roast until their edges darken and sweeten.";
  expect(faultsOf(tomatoSoupFile({ description }))).toEqual([]);
});
