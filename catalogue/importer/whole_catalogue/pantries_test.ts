import { beforeAll, describe, expect, it } from "vitest";
import { MemoryFoodStore } from "../../../adapters/memory/food/food_store.ts";
import { MemoryIngredientSource } from "../../../adapters/memory/ingredient_search/ingredient_source.ts";
import { memoryTags } from "../../../adapters/memory/recipe/personal_recipes.ts";
import { MemoryRecipeStore } from "../../../adapters/memory/recipe/recipe_store.ts";
import { type FoundRecipes, findRecipesByIngredients } from "../../../core/ingredient_search/mod.ts";
import { wholeCatalogue } from "./whole_catalogue.ts";

// Example pantries, tested on the real recipes and foods. The tests check each result's data, not the first dish.

const stores = {
  recipes: new MemoryRecipeStore(wholeCatalogue.recipes),
  foods: new MemoryFoodStore(wholeCatalogue.searchedFoods),
};
const catalogue = await new MemoryIngredientSource(stores.recipes, stores.foods).current();
const ports = {
  recipes: stores.recipes,
  catalogue: { current: async () => catalogue },
  personal: memoryTags(stores),
};

const PEOPLE = {
  "Maya, after a roast": ["leftover chicken", "2 ripe tomatoes", "spaghetti"],
  "Tomás, with a full fridge": "eggs, milk, cheese, butter, onions, carrots, potatoes, bacon, garlic".split(", "),
  "Aiko, who eats no animals": ["tofu", "noodles", "soy sauce, ginger and garlic", "oat milk"],
  "Nils, before payday": ["beans", "rice", "an onion", "tin of tomatoes"],
  "Priya, from memory": ["chick peas", "spinich", "garam masala", "moon dust"],
} as const;

describe.each(Object.entries(PEOPLE))("what %s can cook", (_who, ingredients) => {
  let found: FoundRecipes;

  beforeAll(async () => {
    found = await findRecipesByIngredients(ports, { ingredients });
  });

  it("is not empty, and begins with what lacks nothing", () => {
    const lacking = found.recipes.map(({ missing }) => missing.length > 0);

    expect(lacking.length).toBeGreaterThan(10);
    expect(lacking).toEqual(lacking.toSorted((a, b) => Number(a) - Number(b)));
  });

  it("reports one substitute per required food, and never the food itself", () => {
    for (const { matched, missing, swaps } of found.recipes) {
      const needs = swaps.map((swap) => swap.for);
      expect(new Set(needs).size).toBe(needs.length);
      expect([...matched, ...missing]).toEqual(expect.arrayContaining(needs));
      expect(swaps.filter((swap) => swap.for === swap.use)).toEqual([]);
      // Substitutes of matched foods are on hand too.
      expect(swaps.filter((swap) => matched.includes(swap.for) && !swap.onHand)).toEqual([]);
    }
  });
});

it("offers Aiko her oat milk as a swap for missing milk, and does not count it as matched", async () => {
  const { recipes } = await findRecipesByIngredients(ports, { ingredients: ["oat milk", "flour", "eggs", "sugar"] });
  const withMilk = recipes.filter(({ matched, missing }) => [...matched, ...missing].includes("milk"));

  expect(withMilk.length).toBeGreaterThan(0);
  for (const { missing, swaps } of withMilk) {
    expect(missing).toContain("milk");
    expect(swaps).toContainEqual({ for: "milk", use: "oat milk", onHand: true });
  }
});

it("corrects Priya's spelling, and reports what is no food", async () => {
  const { corrections, unknown, suggestions } = await findRecipesByIngredients(ports, {
    ingredients: PEOPLE["Priya, from memory"],
  });

  expect(corrections).toEqual([{ ingredient: "spinich", food: "spinach" }]);
  expect({ unknown, suggestions }).toEqual({ unknown: ["moon dust"], suggestions: [] });
});
