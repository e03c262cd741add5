import { beforeEach, describe, expect, it } from "vitest";
import { MemoryFoodStore } from "../../adapters/memory/food_store.ts";
import { foods } from "../../adapters/memory/foods.ts";
import { MemoryIngredientSource } from "../../adapters/memory/ingredient_source.ts";
import { caprese, chickenCurry, recipe, shakshuka, tomatoSoup } from "../../adapters/memory/people_and_recipes.ts";
import { MemoryRecipeStore } from "../../adapters/memory/recipe_store.ts";
import {
  type FindRecipesByIngredientsPorts,
  FOUND_RECIPES_MAX,
  findRecipesByIngredients,
  INGREDIENTS_MAX,
} from "./find_recipes_by_ingredients.ts";
import type { Recipe } from "./recipe.ts";

let ports: FindRecipesByIngredientsPorts;

beforeEach(() => {
  ports = portsFor([shakshuka, tomatoSoup, chickenCurry, caprese]);
});

function portsFor(all: readonly Recipe[]): FindRecipesByIngredientsPorts {
  const recipes = new MemoryRecipeStore(all);
  return { recipes, ingredients: new MemoryIngredientSource(recipes, new MemoryFoodStore(foods)) };
}

async function find(...ingredients: string[]) {
  const { recipes, unknown } = await findRecipesByIngredients(ports, { ingredients });
  return { recipes, unknown, names: recipes.map(({ name }) => name) };
}

describe("what can be cooked from what is on hand", () => {
  it("puts the recipe with most matches first and names what is missing", async () => {
    const { recipes } = await find("2 ripe tomatoes", "Garlic", "onions");

    expect(recipes[0]).toMatchObject({
      name: "Roasted Tomato Soup with Basil",
      matched: ["tomato", "garlic", "onion"],
      missing: ["basil"],
    });
  });

  it("takes a food for its parent's need and for its child's", async () => {
    expect((await find("tinned tomatoes")).recipes.map(({ name, matched }) => [name, matched])).toEqual([
      ["Heirloom Tomato Caprese", ["tomato"]],
      ["Roasted Tomato Soup with Basil", ["tomato"]],
      ["Shakshuka with Feta", ["canned tomato"]],
    ]);
    expect((await find("chicken")).names).toEqual(["Coconut Chicken Curry"]);
  });

  it("puts the fewest missing first among equals, then the quickest", async () => {
    expect((await find("basil")).names).toEqual(["Heirloom Tomato Caprese", "Roasted Tomato Soup with Basil"]);
    expect((await find("onion")).names).toEqual([
      "Roasted Tomato Soup with Basil",
      "Shakshuka with Feta",
      "Coconut Chicken Curry",
    ]);
  });

  it("takes oil for granted, and says so", async () => {
    expect((await find("mozzarella")).recipes).toMatchObject([
      { missing: ["tomato", "basil"], assumed: ["olive oil"] },
    ]);
    expect((await find("olive oil", "salt", "pepper")).recipes).toEqual([]);
  });

  it("names what is no food, as it was spelled, once", async () => {
    const { names, unknown } = await find("feta", " Moon dust ", "moon dust");

    expect(names).toEqual(["Shakshuka with Feta"]);
    expect(unknown).toEqual(["Moon dust"]);
  });

  it("finds at most sixty", async () => {
    ports = portsFor(
      Array.from({ length: 80 }, (_, n) => recipe({ id: `toast-${n}`, name: `Toast ${n}`, foods: ["egg"] })),
    );

    expect((await find("eggs")).recipes).toHaveLength(FOUND_RECIPES_MAX);
  });
});

describe("what it refuses", () => {
  it.each([[[]], [[""]], [["  ", "\t"]]])("asks for an ingredient where there is none: %j", async (ingredients) => {
    await expect(findRecipesByIngredients(ports, { ingredients })).rejects.toMatchObject({
      code: "invalid_input",
      field: "ingredients",
      message: "Please add at least one ingredient.",
    });
  });

  it.each([
    ["too many", Array.from({ length: INGREDIENTS_MAX + 1 }, (_, n) => `egg ${n}`)],
    ["one too long", ["e".repeat(65)]],
  ])("takes not %s", async (_what, ingredients) => {
    await expect(findRecipesByIngredients(ports, { ingredients })).rejects.toMatchObject({ code: "invalid_input" });
  });

  it("takes fifty of 64 characters", async () => {
    const ingredients = Array.from({ length: INGREDIENTS_MAX }, (_, n) => String(n).padEnd(64, "x"));

    expect((await findRecipesByIngredients(ports, { ingredients })).unknown).toHaveLength(INGREDIENTS_MAX);
  });
});
