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

  it("lets a general food serve a special one, and says what stood in", async () => {
    const { recipes } = await find("chicken", "tomatoes");

    expect(recipes.find(({ name }) => name === "Coconut Chicken Curry")).toMatchObject({
      matched: ["chicken thigh"],
      swaps: [{ for: "chicken thigh", use: "chicken", onHand: true }],
    });
    expect(recipes.find(({ name }) => name === "Shakshuka with Feta")).toMatchObject({ matched: ["canned tomato"] });
    expect(recipes.find(({ name }) => name === "Roasted Tomato Soup with Basil")).toMatchObject({ swaps: [] });
  });

  it("names a swap, and does not count it as matched", async () => {
    expect((await find("tinned tomatoes")).names).toEqual(["Shakshuka with Feta"]);

    const { recipes } = await find("tinned tomatoes", "mozzarella");
    expect(recipes.map(({ name, matched, missing, swaps }) => ({ name, matched, missing, swaps }))).toEqual([
      {
        name: "Heirloom Tomato Caprese",
        matched: ["mozzarella"],
        missing: ["tomato", "basil"],
        swaps: [{ for: "tomato", use: "canned tomato", onHand: true }],
      },
      {
        name: "Shakshuka with Feta",
        matched: ["canned tomato"],
        missing: expect.arrayContaining(["feta", "egg"]),
        swaps: [{ for: "feta", use: "mozzarella", onHand: true }],
      },
    ]);
  });

  it("names what a cook would buy in the place of what is missing", async () => {
    expect((await find("eggs")).recipes).toMatchObject([
      {
        name: "Shakshuka with Feta",
        swaps: [
          { for: "canned tomato", use: "tomato", onHand: false },
          { for: "feta", use: "mozzarella", onHand: false },
        ],
      },
    ]);
  });

  it("takes several foods out of one text", async () => {
    const { recipes, unknown } = await find("tomatoes, garlic and onions; moon dust");

    expect(recipes[0]).toMatchObject({ matched: ["tomato", "garlic", "onion"] });
    expect(unknown).toEqual(["moon dust"]);
  });

  it("suggests foods for a mistyped word, and takes none", async () => {
    const { suggestions } = await findRecipesByIngredients(ports, { ingredients: ["mozarella", "moon dust"] });

    expect(suggestions).toEqual([{ ingredient: "mozarella", foods: ["mozzarella"] }]);
    expect((await find("mozarella")).recipes).toEqual([]);
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

  it("leaves out a recipe that was removed after the index was read", async () => {
    ports = { ...ports, recipes: new MemoryRecipeStore([tomatoSoup]) };

    expect((await find("tomatoes", "basil")).names).toEqual([tomatoSoup.name]);
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
    await expect(findRecipesByIngredients(ports, { ingredients })).rejects.toMatchObject({
      code: "invalid_input",
      field: "ingredients",
      message: "Cannot look for more than 50 ingredients of 64 characters each",
    });
  });

  it("takes fifty of 64 characters", async () => {
    const ingredients = Array.from({ length: INGREDIENTS_MAX }, (_, n) => String(n).padEnd(64, "x"));

    expect((await findRecipesByIngredients(ports, { ingredients })).unknown).toHaveLength(INGREDIENTS_MAX);
  });
});
