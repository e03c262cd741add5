import { beforeEach, expect, it } from "vitest";
import { MemoryFoodStore } from "../../adapters/memory/food/food_store.ts";
import { foods } from "../../adapters/memory/food/foods.ts";
import { MemoryFoodRulesStore } from "../../adapters/memory/food_rules/food_rules_store.ts";
import { MemoryIngredientSource } from "../../adapters/memory/ingredient_search/ingredient_source.ts";
import { maya, tomas } from "../../adapters/memory/people_and_recipes.ts";
import { MemoryRecipeStore } from "../../adapters/memory/recipe/recipe_store.ts";
import {
  declineFoodRules,
  exclusionsFor,
  type FoodRules,
  getFoodRules,
  NO_FOOD_RULES,
  saveFoodRules,
  suggestFoods,
} from "./mod.ts";

const ingredients = new MemoryIngredientSource(new MemoryRecipeStore([]), new MemoryFoodStore(foods));
const vegan: FoodRules = {
  diet: "vegan",
  avoids: ["alcohol"],
  intolerances: ["nuts"],
  dislikedFoods: ["red-bell-pepper"],
};

let foodRules: MemoryFoodRulesStore;
beforeEach(() => {
  foodRules = new MemoryFoodRulesStore();
});

it("has no rules and no decision until the person saves some, for themselves alone", async () => {
  const ports = { foodRules, ingredients };
  expect(await getFoodRules(ports, { userId: maya.id })).toEqual({ ...NO_FOOD_RULES, decided: false });

  const saved = await saveFoodRules(ports, { userId: maya.id, ...vegan });

  const dislikedFoods = [{ key: "red-bell-pepper", name: "red bell pepper" }];
  expect(saved).toEqual({ ...vegan, dislikedFoods, decided: true });
  expect(await getFoodRules(ports, { userId: maya.id })).toEqual(saved);
  expect(await getFoodRules(ports, { userId: tomas.id })).toMatchObject({ decided: false });
});

it("saves each choice once and in order", async () => {
  const twice: FoodRules = {
    diet: "everything",
    avoids: ["beef", "pork", "beef"],
    intolerances: ["coeliac", "gluten", "gluten"],
    dislikedFoods: ["onion", "basil", "onion"],
  };
  await saveFoodRules({ foodRules, ingredients }, { userId: maya.id, ...twice });

  expect(await foodRules.find(maya.id)).toEqual({
    diet: "everything",
    avoids: ["pork", "beef"],
    intolerances: ["gluten", "coeliac"],
    dislikedFoods: ["onion", "basil"],
  });
});

it.each([
  ["an unknown food", ["onion", "unobtainium"]],
  ["51 foods", Array.from({ length: 51 }, (_, index) => `food-${index}`)],
])("refuses %s, and changes nothing", async (_what, dislikedFoods) => {
  await foodRules.save(maya.id, vegan);

  await expect(
    saveFoodRules({ foodRules, ingredients }, { userId: maya.id, ...NO_FOOD_RULES, dislikedFoods }),
  ).rejects.toMatchObject({ code: "invalid_input", field: "dislikedFoods" });
  expect(await foodRules.find(maya.id)).toEqual(vegan);
});

it("remembers that a person declined, and never removes rules by that", async () => {
  await declineFoodRules({ foodRules }, { userId: maya.id });
  expect(await getFoodRules({ foodRules, ingredients }, { userId: maya.id })).toMatchObject({ decided: true });

  await foodRules.save(maya.id, vegan);
  await declineFoodRules({ foodRules }, { userId: maya.id });
  expect(await foodRules.find(maya.id)).toEqual(vegan);
});

it("suggests foods by name", async () => {
  expect(await suggestFoods({ ingredients }, { text: "red pep" })).toEqual([
    { key: "red-bell-pepper", name: "red bell pepper" },
  ]);
});

it("excludes by tags what the person's rules exclude, and nothing for a person without rules", async () => {
  await foodRules.save(maya.id, vegan);
  const tags = await exclusionsFor({ foodRules }, { userId: maya.id });

  expect(tags).toEqual(expect.arrayContaining(["not:vegan", "has:meat", "has:eggs", "has:alcohol", "has:nuts"]));
  expect(tags.at(-1)).toBe("food:red-bell-pepper");
  expect(new Set(tags).size).toBe(tags.length);
  expect(await exclusionsFor({ foodRules }, { userId: tomas.id })).toEqual([]);
});
