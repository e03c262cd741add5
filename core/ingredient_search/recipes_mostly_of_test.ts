import { expect, it } from "vitest";
import { MemoryIngredientSource } from "../../adapters/memory/ingredient_search/ingredient_source.ts";
import { memoryStores } from "../../adapters/memory/memory_stores.ts";
import { caprese, chickenCurry, maya, tomatoSoup } from "../../adapters/memory/people_and_recipes.ts";
import { recipesMostlyOf } from "./recipes_mostly_of.ts";

const stores = memoryStores();
const ports = { ...stores, catalogue: new MemoryIngredientSource(stores.recipes, stores.foods) };

// #recipe-search-filters
it.each([
  [["tomato", "mozzarella"], [caprese.id]],
  [["tomato", "garlic", "onion"], [tomatoSoup.id]],
  [["chicken-thigh", "coconut-milk", "onion"], [chickenCurry.id]],
  [["no-such-food"], []],
  [[], []],
])("finds the recipes of whose foods more than half are among %j", async (foods, expected) => {
  expect([...(await recipesMostlyOf(ports, { foods, userId: maya.id }))].toSorted()).toEqual(expected);
});
