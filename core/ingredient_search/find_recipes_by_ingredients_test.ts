import { beforeEach, describe, expect, it } from "vitest";
import { food, foods } from "../../adapters/memory/food/foods.ts";
import { memoryStores } from "../../adapters/memory/memory_stores.ts";
import { caprese, chickenCurry, recipe, shakshuka, tomatoSoup } from "../../adapters/memory/people_and_recipes.ts";
import { memoryTags } from "../../adapters/memory/recipe/personal_recipes.ts";
import { MemoryRecipeStore } from "../../adapters/memory/recipe/recipe_store.ts";
import type { Recipe } from "../recipe/mod.ts";
import {
  type FindRecipesByIngredientsPorts,
  FOUND_RECIPES_MAX,
  findRecipesByIngredients,
  INGREDIENTS_MAX,
} from "./find_recipes_by_ingredients.ts";

let ports: FindRecipesByIngredientsPorts;

beforeEach(() => {
  ports = portsFor([shakshuka, tomatoSoup, chickenCurry, caprese]);
});

function portsFor(all: readonly Recipe[], allFoods = foods): FindRecipesByIngredientsPorts {
  const stores = memoryStores({ recipes: all, foods: allFoods });
  return { ...stores, catalogue: stores.ingredients, personal: memoryTags(stores) };
}

async function find(...ingredients: string[]) {
  const { recipes, unknown } = await findRecipesByIngredients(ports, { ingredients });
  return { recipes, unknown, names: recipes.map(({ name }) => name) };
}

describe("recipes for the foods on hand", () => {
  // #recipe-call-find, #recipe-find-ranking
  it("puts the dish first of which the largest share is on hand, and lists missing foods", async () => {
    const { recipes } = await find("2 ripe tomatoes", "Garlic", "onions");

    expect(recipes[0]).toMatchObject({
      name: "Roasted Tomato Soup with Basil",
      matched: ["tomato", "garlic", "onion"],
      missing: ["basil"],
    });
  });

  // #recipe-find-foods
  it("accepts a general food for a special one, and reports the substitute", async () => {
    const { recipes } = await find("chicken", "tomatoes");

    expect(recipes.find(({ name }) => name === "Coconut Chicken Curry")).toMatchObject({
      matched: ["chicken thigh"],
      swaps: [{ for: "chicken thigh", use: "chicken", onHand: true }],
    });
    expect(recipes.find(({ name }) => name === "Shakshuka with Feta")).toMatchObject({ matched: ["canned tomato"] });
    expect(recipes.find(({ name }) => name === "Roasted Tomato Soup with Basil")).toMatchObject({ swaps: [] });
  });

  it("reports a swap, and does not count it as matched", async () => {
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

  it("names a common substitute to buy for a missing food", async () => {
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

  it("recognizes several foods in one text", async () => {
    const { recipes, unknown } = await find("tomatoes, garlic and onions; moon dust");

    expect(recipes[0]).toMatchObject({ matched: ["tomato", "garlic", "onion"] });
    expect(unknown).toEqual(["moon dust"]);
  });

  it("searches for the food that a mistyped word is nearest to, and says so", async () => {
    const { corrections, unknown, recipes } = await findRecipesByIngredients(ports, {
      ingredients: ["mozarella", "moon dust"],
    });

    expect(corrections).toEqual([{ ingredient: "mozarella", food: "mozzarella" }]);
    expect(unknown).toEqual(["moon dust"]);
    expect(recipes).toMatchObject([{ name: "Heirloom Tomato Caprese", matched: ["mozzarella"] }]);
  });

  it("suggests foods for a word that may be several, and searches for none of them", async () => {
    ports = portsFor([recipe({ id: "pie", name: "Pear Pie", foods: ["pear"] })], [food("pear"), food("peach")]);
    const { corrections, unknown, suggestions, recipes } = await findRecipesByIngredients(ports, {
      ingredients: ["peah"],
    });

    expect({ corrections, unknown, recipes }).toEqual({ corrections: [], unknown: ["peah"], recipes: [] });
    expect(suggestions).toEqual([{ ingredient: "peah", foods: ["peach", "pear"] }]);
  });

  // #recipe-find-ranking
  it("sorts equal shares by shortest time", async () => {
    expect((await find("basil")).names).toEqual(["Heirloom Tomato Caprese", "Roasted Tomato Soup with Basil"]);
    ports = portsFor([tomatoSoup, { ...tomatoSoup, id: "quick-soup", name: "Quick Soup", totalMinutes: 20 }]);
    expect((await find("onion")).names).toEqual(["Quick Soup", "Roasted Tomato Soup with Basil"]);
  });

  it("assumes oil is on hand, and reports it", async () => {
    expect((await find("mozzarella")).recipes).toMatchObject([
      { missing: ["tomato", "basil"], assumed: ["olive oil"] },
    ]);
    expect((await find("olive oil", "salt", "pepper")).recipes).toEqual([]);
  });

  it("suggests a pantry basic as a swap, but never counts it as matched", async () => {
    const butter = food("butter", {
      standIns: [
        { use: "olive-oil", how: "serves" },
        { use: "margarine", how: "swap" },
      ],
    });
    ports = portsFor(
      [recipe({ id: "toast", name: "Toast", foods: ["butter", "egg"] })],
      [...foods, butter, food("margarine"), food("vegan-margarine", { parent: "margarine" })],
    );

    const swaps = [{ for: "butter", use: "olive oil", onHand: true }];
    expect((await find("egg")).recipes).toMatchObject([{ matched: ["egg"], missing: ["butter"], swaps }]);
    expect((await find("egg", "vegan margarine")).recipes).toMatchObject([{ matched: ["egg"], swaps }]);
  });

  it("names the closest food on hand", async () => {
    const { recipes } = await find("tomatoes", "cherry tomatoes", "basil");

    expect(recipes.find(({ name }) => name === tomatoSoup.name)).toMatchObject({
      matched: ["tomato", "basil"],
      swaps: [],
    });
  });

  it("returns each unknown word once, as it was spelled", async () => {
    const { names, unknown } = await find("feta", " Moon dust ", "moon dust");

    expect(names).toEqual(["Shakshuka with Feta"]);
    expect(unknown).toEqual(["Moon dust"]);
  });

  it.each(["no feta", "without feta or eggs", "feta-free", "feta allergy", "-feta", "garlic and onions but no feta"])(
    "finds no recipe with the food that %j leaves out, suggests none to buy, and names it",
    async (text) => {
      const found = await findRecipesByIngredients(ports, { ingredients: [text, "basil", "tomatoes"] });

      expect(found.recipes.map(({ name }) => name)).not.toContain("Shakshuka with Feta");
      expect(found.recipes.map(({ name }) => name)).toContain("Roasted Tomato Soup with Basil");
      expect(found.recipes.flatMap(({ swaps }) => swaps.filter(({ onHand }) => !onHand))).toEqual([]);
      expect(found.excluded).toContain("feta");
      expect(found).toMatchObject({ unknown: [], suggestions: [], hiddenByRules: 0 });
    },
  );

  it("leaves out a family of foods, and what a person both has and leaves out", async () => {
    const found = await findRecipesByIngredients(ports, { ingredients: ["tomatoes", "onions", "no alliums"] });

    expect(found.recipes.map(({ name }) => name)).toEqual(["Heirloom Tomato Caprese"]);
    expect(found.excluded).toEqual(["onion, garlic and their family"]);
  });

  it("returns an exclusion as unknown that names no known food, and keeps foods with such a name", async () => {
    expect(await findRecipesByIngredients(ports, { ingredients: ["without xyz", "basil"] })).toMatchObject({
      excluded: [],
      unknown: ["without xyz"],
      suggestions: [],
    });
    expect((await find("free-range eggs")).unknown).toEqual([]);
  });

  it("leaves out a recipe that was removed after the index was read", async () => {
    ports = { ...ports, recipes: new MemoryRecipeStore([tomatoSoup]) };

    expect((await find("tomatoes", "basil")).names).toEqual([tomatoSoup.name]);
  });

  it("leaves out what the person's food rules exclude, before the list is cut", async () => {
    ports = portsFor(
      Array.from({ length: 80 }, (_, n) => recipe({ id: `toast-${n}`, name: `Toast ${n}`, foods: ["egg"] })),
    );
    const leaveOut = async (ids: readonly string[]) => new Set(ids.slice(0, 10));
    const found = await findRecipesByIngredients(ports, { ingredients: ["eggs"], leaveOut });

    expect([found.recipes.length, found.hiddenByRules]).toEqual([FOUND_RECIPES_MAX, 10]);
  });

  it("finds at most sixty", async () => {
    ports = portsFor(
      Array.from({ length: 80 }, (_, n) => recipe({ id: `toast-${n}`, name: `Toast ${n}`, foods: ["egg"] })),
    );

    expect((await find("eggs")).recipes).toHaveLength(FOUND_RECIPES_MAX);
  });
});

describe("limits of the input", () => {
  // #recipe-find-none
  it.each([[[]], [[""]], [["  ", "\t"]]])("requires an ingredient: %j", async (ingredients) => {
    await expect(findRecipesByIngredients(ports, { ingredients })).rejects.toMatchObject({
      code: "invalid_input",
      field: "ingredients",
      message: "Please add at least one ingredient.",
    });
  });

  it.each([
    ["too many", Array.from({ length: INGREDIENTS_MAX + 1 }, (_, n) => `egg ${n}`)],
    ["one too long", ["egg", "e".repeat(65)]],
  ])("refuses %s", async (_what, ingredients) => {
    await expect(findRecipesByIngredients(ports, { ingredients })).rejects.toMatchObject({
      code: "invalid_input",
      field: "ingredients",
      message: "Cannot look for more than 50 ingredients of 64 characters each",
    });
  });

  // #limit-inputs
  it("accepts fifty foods of 64 characters", async () => {
    const ingredients = Array.from({ length: INGREDIENTS_MAX }, (_, n) => String(n).padEnd(64, "x"));

    expect((await findRecipesByIngredients(ports, { ingredients })).unknown).toHaveLength(INGREDIENTS_MAX);
  });
});
