import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import { ALLERGENS, type Constituent, contentsOf, isFreeOf } from "../../../core/food/mod.ts";
import { brokenRules, NO_FOOD_RULES } from "../../../core/food_rules/mod.ts";
import { type Recipe } from "../../../core/recipe/mod.ts";
import { ingredientsOf, type RecipeFile } from "../recipe_file.ts";
import { recipeOf, wholeCatalogue } from "./whole_catalogue.ts";

const csv = await readFile(join(import.meta.dirname, "..", "..", "foods", "foods.csv"), "utf8");
const rows = new Map(parse<Record<string, string>>(csv, { columns: true }).map((row) => [row["key"], row]));
const { recipes, table, files } = wholeCatalogue;

// Judged by hand, as a careful cook reads the packs.
it.each([
  ["kale-stamppot-with-smoked-sausage", "gluten", "may contain", ["smoked sausage"]],
  ["nuoc-cham", "gluten", "may contain", ["fish sauce"]],
  ["nuoc-cham", "fish", "contains", ["fish sauce"]],
  ["roasted-tomato-soup-with-basil", "gluten", "may contain", ["vegetable stock"]],
  ["tahini-date-brownies", "milk", "may contain", ["dark chocolate"]],
  ["tahini-date-brownies", "sesame", "contains", ["tahini"]],
  ["bircher-muesli", "gluten", "contains", ["rolled oats"]],
  ["spaghetti-bolognese", "celery", "contains", ["celery"]],
  ["prawn-laksa", "crustaceans", "contains", ["shrimp paste", "raw prawns", "fish sauce"]],
  ["cullen-skink", "fish", "contains", ["undyed smoked haddock fillet"]],
  ["black-bean-tacos-with-lime", "gluten", "may contain", ["small corn tortillas"]],
  ["palak-paneer", "gluten", "may contain", ["garam masala"]],
])("%s: %s, %s, in %j", (id, constituent, state, foods) => {
  const found = recipeOf(id).contents.find((each) => each.constituent === constituent);

  expect(found?.state).toBe(state);
  expect(found?.foods.map(({ name }) => name)).toEqual(foods);
});

it.each([
  ["chicken-satay-skewers", []],
  ["red-lentil-dal-with-golden-garlic", []],
  ["heirloom-tomato-caprese", ["milk"]],
])("%s has no allergen but %j", (id, allergens) => {
  const { contents } = recipeOf(id);

  expect(ALLERGENS.filter((allergen) => contents.some(({ constituent }) => constituent === allergen))).toEqual(
    allergens,
  );
});

// Read from the table's cells, without the code that derives the claims.
it.each<[claim: string, constituents: Constituent[], isClaimed: (recipe: Recipe) => boolean]>([
  ["Gluten-Free", ["gluten"], ({ preferences }) => preferences.includes("Gluten-Free")],
  ["free of milk", ["milk"], ({ contents }) => isFreeOf(contents, "milk")],
  ["free of eggs", ["eggs"], ({ contents }) => isFreeOf(contents, "eggs")],
  ["free of nuts", ["nuts", "peanuts"], ({ contents }) => isFreeOf(contents, "nuts", "peanuts")],
  ["free of pork", ["pork"], ({ contents }) => isFreeOf(contents, "pork")],
])("is %s exactly for the dishes whose foods neither contain nor may contain %j", (_claim, constituents, isClaimed) => {
  const free = recipes.filter(({ id }) =>
    foodsOf(files.get(id)).every((food) => {
      const row = rows.get(food);
      const cells = [...(row?.["contains"] ?? "").split("|"), ...(row?.["may_contain"] ?? "").split("|")];
      return row !== undefined && !constituents.some((each) => cells.includes(each));
    }),
  );

  expect(free.length).toBeGreaterThan(50);
  expect(recipes.filter(isClaimed).map(({ id }) => id)).toEqual(free.map(({ id }) => id));
});

function foodsOf(file: RecipeFile | undefined): string[] {
  return file === undefined ? [""] : ingredientsOf(file).flatMap(({ food, with: more = [] }) => [food, ...more]);
}

it.each([
  ["cucumber-raita", false],
  ["ayran", false],
  ["tzatziki", false],
  ["spaghetti-bolognese", true],
  ["prawn-laksa", true],
  ["beef-rendang", true],
])("%s is High-Protein: %s", (id, isHigh) => {
  expect(recipeOf(id).preferences.includes("High-Protein")).toBe(isHigh);
});

it.each(["vegetarian", "vegan"] as const)(
  "names every food of the table that breaks a %s diet, and no other",
  (diet) => {
    const names = { get: (key: string) => table.get(key), nameOf: (key: string) => key };
    const broken = table.foods.map(({ key, name, contents, diet: suited }) => {
      const diets = (["vegan", "vegetarian"] as const).filter((each) => suited.includes(each));
      const dish = { contents: contentsOf([{ name, contents }]), diets, foods: [{ key, name }] };
      const [rule] = brokenRules({ ...NO_FOOD_RULES, diet }, dish, names);
      return { name, isSuited: suited.includes(diet), rule };
    });

    expect(broken.filter(({ isSuited }) => !isSuited).length).toBeGreaterThan(100);
    // A food that suits a diet may still have traces of an excluded one.
    const unnamed = broken.filter(({ isSuited, name, rule }) => !isSuited && !rule?.foods.includes(name));
    expect(unnamed.map(({ name }) => name)).toEqual([]);
    const accused = broken.filter(({ isSuited, rule }) => isSuited && rule?.state === "contains");
    expect(accused.map(({ name }) => name)).toEqual([]);
  },
);
