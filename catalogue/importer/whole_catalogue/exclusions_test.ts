import { describe, expect, it } from "vitest";
import { MemoryFoodStore } from "../../../adapters/memory/food/food_store.ts";
import { MemoryRecipeStore } from "../../../adapters/memory/recipe/recipe_store.ts";
import { MemoryRecipeSearch } from "../../../adapters/memory/search/recipe_search.ts";
import { ALLERGENS, type Constituent, madeFromKeys } from "../../../core/food/mod.ts";
import { exclusionTagsOf, type Recipe } from "../../../core/recipe/mod.ts";
import { ExclusionTerms, excludableFoods, parseQuery, searchRecipes } from "../../../core/search/mod.ts";
import type { ComposedFood } from "../composition_table.ts";
import { ingredientsOf, type RecipeFile } from "../recipe_file.ts";
import { wholeCatalogue } from "./whole_catalogue.ts";

// An excluded food is not in any result, however the exclusion is phrased. On the real recipes, judged by the table and the
// recipe files alone, not by the tags that search uses.

const PHRASES = [
  "without X",
  "no X",
  "not X",
  "-X",
  "X-free",
  "X free",
  "free of X",
  "free from X",
  "allergic to X",
  "can't eat X",
  "X intolerant",
  "without any X",
];
const CARRIERS = ["dinner", "soup", "bread", "dessert", ""];

const { table, foods, recipes, files, searchedFoods } = wholeCatalogue;
const terms = ExclusionTerms.of(foods);
const tags = new Map(
  recipes.map((each) => [each.id, new Set<string>(exclusionTagsOf(each, (key) => foods.get(key)?.parent))]),
);
const search = new MemoryRecipeSearch(new MemoryRecipeStore(recipes), new MemoryFoodStore(searchedFoods));
const ports = { search, ingredients: { current: async () => ({ foods }) } };

/** All foods of a recipe's file, and their more general ones. */
function foodsIn(recipe: Recipe): ComposedFood[] {
  const keys = ingredientsOf(files.get(recipe.id) as RecipeFile).flatMap(({ food, with: more = [] }) => [
    food,
    ...more,
  ]);
  return keys.flatMap((key) => [...table.selfAndAncestors(key)]);
}

function containsOrMay(...constituents: readonly Constituent[]): (recipe: Recipe) => boolean {
  return ({ contents }) => contents.some(({ constituent }) => constituents.includes(constituent));
}

function hasFood(isExcluded: (food: ComposedFood) => boolean): (recipe: Recipe) => boolean {
  return (recipe) => foodsIn(recipe).some(isExcluded);
}

function hasKey(...keys: readonly string[]): (recipe: Recipe) => boolean {
  return hasFood(({ key }) => keys.includes(key));
}

/** Twelve families of foods, with dishes that have to be left out with them. */
const FAMILIES: Readonly<Record<string, (recipe: Recipe) => boolean>> = {
  dairy: containsOrMay("milk"),
  nuts: (recipe) => containsOrMay("nuts", "peanuts")(recipe) || hasKey("pine-nut", "chestnut")(recipe),
  shellfish: hasFood(({ category }) => category === "shellfish"),
  seafood: hasFood(({ category }) => category === "fish" || category === "shellfish"),
  alliums: hasKey("onion", "garlic", "leek", "shallot", "scallion", "chives"),
  nightshades: hasKey("tomato", "potato", "eggplant", "bell-pepper", "chili-pepper", "paprika", "cayenne", "ketchup"),
  meat: hasFood(({ category }) => category === "meat" || category === "poultry"),
  legumes: hasFood(({ category }) => category === "legume"),
  citrus: hasKey("lemon", "lime", "orange", "grapefruit", "tangerine"),
  grains: hasFood(({ category }) => category === "grain"),
  alcohol: hasFood(({ category }) => category === "alcohol"),
  mushrooms: hasFood(({ name }) => /mushroom|shiitake|porcini/u.test(name)),
};

/** A hundred foods from all parts of the table. */
function hundredFoods(): ComposedFood[] {
  const step = Math.floor(table.foods.length / 100);
  return table.foods.filter((_, place) => place % step === 0).slice(0, 100);
}

/**
 * Violations of an exclusion in any phrase with any noun: a dish that is not excluded, or a text that is parsed as something
 * else.
 */
function broken(term: string, isExcluded: (recipe: Recipe) => boolean): string[] {
  const excluded = recipes.filter(isExcluded);
  return PHRASES.flatMap((phrase) => CARRIERS.map((carrier) => ({ said: phrase.replace("X", term), carrier })))
    .flatMap(({ said, carrier }) => [
      { query: `${said} ${carrier}`.trim(), carrier },
      { query: `${carrier} ${said}`.trim(), carrier },
    ])
    .flatMap(({ query, carrier }) => {
      const { words, having, without, exclusions } = parseQuery(query, terms);
      const kept = excluded.find(({ id }) => !without.some((tag) => tags.get(id)?.has(tag)));
      const isRead =
        exclusions.notUnderstood.length === 0 && [...words, ...having.flat()].join().replace("for:", "") === carrier;
      return kept === undefined && isRead ? [] : [`"${query}": ${kept?.id}, searched for ${words.join(" ")}`];
    });
}

describe("leaves out what contains or may contain", () => {
  it.each(ALLERGENS)("%s", (allergen) => {
    expect(broken(allergen, containsOrMay(allergen))).toEqual([]);
  });

  it.each(Object.entries(FAMILIES))("%s", (family, isExcluded) => {
    expect(broken(family, isExcluded)).toEqual([]);
  });

  it("a hundred foods", () => {
    expect(hundredFoods()).toHaveLength(100);
    expect(hundredFoods().flatMap(({ key, name }) => broken(name.toLowerCase(), hasKey(key)))).toEqual([]);
  });
});

it.each([
  ["dinner without gluten", containsOrMay("gluten")],
  ["peanut free", containsOrMay("peanuts")],
  ["no nuts", containsOrMay("nuts")],
  ["unicorn soup without nuts or milk", containsOrMay("nuts", "milk")],
  ["vegan breakfast", (recipe: Recipe) => !recipe.diets.includes("vegan")],
  ["low-carb dinner", (recipe: Recipe) => recipe.nutrition.carbsGrams > 20],
])("finds dishes, and none that breaks %j, also if only some words match", async (query, isExcluded) => {
  const { recipes: found, notUnderstood } = await searchRecipes(ports, { query });

  expect(notUnderstood).toEqual([]);
  expect(found.length).toBeGreaterThan(0);
  const ids = new Set(found.map(({ id }) => id));
  expect(recipes.filter(({ id }) => ids.has(id)).filter(isExcluded)).toEqual([]);
});

it("names only foods of the table", () => {
  const unknown = [...madeFromKeys(), ...excludableFoods()].filter((key) => !table.get(key));

  expect([...new Set(unknown)]).toEqual([]);
});
