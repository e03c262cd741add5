import { describe, expect, it } from "vitest";
import { recipe } from "../../adapters/memory/people_and_recipes.ts";
import type { Amount } from "../amounts/mod.ts";
import type { IngredientLine, Recipe } from "../recipe/mod.ts";
import { SHOP_FOODS } from "../shopping/testing/shop_foods.ts";
import { weekDish, weekFoods } from "./mod.ts";

const OPINION = { isFavourite: true, stars: 4, preferences: 2 };

const custard = recipe({
  id: "custard",
  name: "Custard",
  servings: 4,
  totalMinutes: 500,
  activeMinutes: 20,
  aheadMinutes: 480,
  meals: ["Snacks"],
  keeps: { days: 3, freezerMonths: 0 },
  ingredientGroups: groupOf(
    line("egg-yolk", { quantity: 4, unit: "piece" }, 68),
    line("egg-white", { quantity: 3, unit: "piece" }, 99),
    line("egg", { quantity: 1, unit: "piece" }, 50),
    { ...line("milk", { quantity: 500, unit: "ml" }, 515.5), principal: true },
    line("lemon-juice", { quantity: 60, unit: "ml" }, 60),
    line("lemon", { quantity: 1, unit: "piece" }, 58),
    { ...line("olive-oil", { quantity: 30, unit: "g" }, 30), principal: true },
    line("water", { quantity: 100, unit: "ml" }, 100),
    line("vegetable-stock", { quantity: 100, unit: "ml" }, 97.8),
    line("salt"),
  ),
});

describe("what the search knows of a recipe", () => {
  const dish = weekDish({ recipe: custard, ...OPINION }, SHOP_FOODS);

  it("needs a serving of what is bought: eggs for yolks and whites, lemons for juice, no tap water, nothing to taste", () => {
    expect(dish.foods).toEqual([
      // max(4 yolks, 3 whites) + 1 = 5 eggs of 50 g.
      { food: "egg", decigrams: 625 },
      { food: "milk", decigrams: 1289 },
      // 60 g of juice are 1.5 lemons; 2.5 lemons of 85 g.
      { food: "lemon", decigrams: 531 },
      { food: "olive-oil", decigrams: 75 },
      { food: "vegetable-stock", decigrams: 245 },
    ]);
  });

  it("is on the table sooner by what was done the day before", () => {
    expect(dish).toMatchObject({ activeMinutes: 20, totalMinutes: 20, aheadMinutes: 480 });
  });

  it("has the nutrients of a serving, its meals, its main foods, and what the person thinks of it", () => {
    expect(dish).toMatchObject({
      nutrients: { kcal: { amount: 400 }, fiberGrams: { amount: 6, weightShare: 1 } },
      meals: ["Snacks"],
      keepsDays: 3,
      mainFoods: ["milk"],
      opinion: OPINION,
    });
  });

  it("is a soup whatever is in it, and names its main foods as generally as can be", () => {
    const tomatoes = { ...line("plum-canned-tomato", { quantity: 400, unit: "g" }, 400), principal: true };
    const soup = { ...custard, dishTypes: ["main dish", "Soup"] as const, ingredientGroups: groupOf(tomatoes) };
    expect(weekDish({ recipe: soup, ...OPINION }, SHOP_FOODS)).toMatchObject({
      form: "Soup",
      mainFoods: ["canned-tomato"],
    });
    expect(dish.form).toBeUndefined();
  });

  it("suits no meal and leaves nothing over, if a recipe was imported before that was known", () => {
    const { meals: _meals, keeps: _keeps, aheadMinutes: _ahead, ...old } = custard;
    expect(weekDish({ recipe: old, ...OPINION }, SHOP_FOODS)).toMatchObject({
      meals: [],
      keepsDays: 0,
      totalMinutes: 500,
    });
  });
});

describe("how foods are bought, and how long they keep", () => {
  const found = weekFoods(["potato", "milk", "black-pepper", "egg", "milk"], {
    foods: SHOP_FOODS,
    alwaysThere: new Set(["milk"]),
  });

  it("lists each food once, in the order of their keys", () => {
    expect(found.map(({ key }) => key)).toEqual(["black-pepper", "egg", "milk", "potato"]);
  });

  it("knows packs, and pieces", () => {
    expect(found).toMatchObject([
      { packDecigrams: 400, pieceDecigrams: undefined },
      { packDecigrams: 3000, pieceDecigrams: 500, keepsDays: 7, keepsOpenedDays: 7 },
      { packDecigrams: 10_310, pieceDecigrams: undefined },
      { packDecigrams: undefined, pieceDecigrams: undefined, plural: "potatoes" },
    ]);
  });

  it("calls staple what a kitchen has, and what this household always has", () => {
    expect(found.filter(({ isStaple }) => isStaple).map(({ key }) => key)).toEqual(["black-pepper", "milk"]);
  });
});

function groupOf(...items: IngredientLine[]): Recipe["ingredientGroups"] {
  return [{ title: undefined, items }];
}

/** A line of the recipe; without an amount it is added to taste. */
function line(food: string, amount?: Amount, grams?: number): IngredientLine {
  const names = { foodName: food, text: food, optional: false, principal: false };
  return { food, ...names, grams, ...(amount && { measured: { ...amount, one: food, many: food } }) };
}
