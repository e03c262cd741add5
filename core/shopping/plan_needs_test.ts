import { describe, expect, it } from "vitest";
import type { Amount } from "../amounts/mod.ts";
import type { IngredientLine } from "../recipe/mod.ts";
import { calendarDate } from "../shared/mod.ts";
import { type MealToShopFor, type Need, needsOfPlan, type Pantry } from "./plan_needs.ts";
import { SHOP_FOODS } from "./testing/shop_foods.ts";

const NOTHING_AT_HOME: Pantry = { foods: [], alwaysThere: new Set() };

const fish = dinner("Fish with potatoes", { day: 23, servings: 2 }, [
  line("potato", { quantity: 500, unit: "g" }, 500),
  line("lemon", { quantity: 1, unit: "piece" }, 58),
  line("salmon", { quantity: 2, unit: "fillet" }, 300),
  { ...line("black-pepper"), seasonings: ["salt"] },
]);
const lemonade = dinner("Lemonade", { day: 24, servings: 4 }, [
  line("lemon-juice", { quantity: 100, unit: "ml" }, 100),
  line("water", { quantity: 1000, unit: "ml" }, 1000),
]);
const custard = dinner("Custard", { day: 25, servings: 4 }, [
  line("egg-yolk", { quantity: 4, unit: "piece" }, 68),
  line("egg-white", { quantity: 3, unit: "piece" }, 99),
  line("egg", { quantity: 1, unit: "piece" }, 50),
  line("milk", { quantity: 500, unit: "ml" }, 515.5),
  line("unsalted-butter", { quantity: 20, unit: "g" }, 20),
  { ...line("parsley", { quantity: 1, unit: "bunch" }, 28), optional: true },
]);

describe("what a plan needs", () => {
  it.each<[string, MealToShopFor[], Record<string, number>]>([
    ["scales amounts by portions", [{ ...fish, portions: 3 }], { potato: 750, lemon: 1.5, salmon: 3 }],
    ["adds meals, and lemon juice as lemons: 1 + 100 g / 40 g", [fish, lemonade], { lemon: 3.5 }],
    ["takes yolks and whites of one meal from the same eggs: max(4, 3) + 1", [custard], { egg: 5 }],
    ["but not of two meals", [custard, { ...custard, date: calendarDate("2026-11-26") }], { egg: 10 }],
    ["counts a bunch as the shop's, and other butter as butter", [custard], { parsley: 30, butter: 20, milk: 515.5 }],
  ])("%s", (_, meals, expected) => {
    const { toBuy } = needsOfPlan(meals, { foods: SHOP_FOODS, pantry: NOTHING_AT_HOME });
    expect(Object.fromEntries(toBuy.map(({ bought, missing }) => [bought.food.key, missing]))).toMatchObject(expected);
  });

  it("names the meals in the order of days and meal times, says what is optional, and leaves out tap water", () => {
    const lunch = { ...lemonade, date: calendarDate("2026-11-25"), mealTime: "Lunch" } as const;
    const { toBuy } = needsOfPlan([custard, lunch, lemonade, fish], { foods: SHOP_FOODS, pantry: NOTHING_AT_HOME });

    expect(needOf("lemon", toBuy)?.meals.map(({ date, mealTime, recipeName }) => [date, mealTime, recipeName])).toEqual(
      [
        ["2026-11-23", "Dinner", "Fish with potatoes"],
        ["2026-11-24", "Dinner", "Lemonade"],
        ["2026-11-25", "Lunch", "Lemonade"],
      ],
    );
    expect(toBuy.filter(({ optional }) => optional).map(({ bought }) => bought.food.key)).toEqual(["parsley"]);
    expect(needOf("water", toBuy)).toBeUndefined();
  });

  // #food-alternatives
  it("names the foods that every dish may be cooked with instead", () => {
    const pan = dinner("Pan", { day: 23, servings: 2 }, [
      { ...line("butter", { quantity: 20, unit: "g" }, 20), alternatives: ["olive-oil", "unsalted-butter"] },
    ]);
    const alternativesOf = (...meals: MealToShopFor[]) =>
      needOf("butter", needsOfPlan(meals, { foods: SHOP_FOODS, pantry: NOTHING_AT_HOME }).toBuy)?.alternatives;

    expect(alternativesOf(pan)).toEqual(["olive oil"]);
    expect(alternativesOf(pan, { ...pan, date: calendarDate("2026-11-26") })).toEqual(["olive oil"]);
    expect(alternativesOf(pan, custard)).toBeUndefined();
  });

  it("needs some of what is added to taste, also of the seasonings on another food's line", () => {
    const { toBuy } = needsOfPlan([fish], { foods: SHOP_FOODS, pantry: NOTHING_AT_HOME });
    for (const key of ["black-pepper", "salt"]) expect(needOf(key, toBuy)).toMatchObject({ isSome: true, needed: 0 });
  });

  it("is the same for meals in any order", () => {
    const pantry: Pantry = {
      ...NOTHING_AT_HOME,
      foods: [{ food: "lemon-juice", amount: { quantity: 20, unit: "ml" } }],
    };
    expect(needsOfPlan([custard, lemonade, fish], { foods: SHOP_FOODS, pantry })).toEqual(
      needsOfPlan([fish, lemonade, custard], { foods: SHOP_FOODS, pantry }),
    );
  });
});

describe("the pantry", () => {
  function needs(foods: Pantry["foods"], alwaysThere: readonly string[] = []) {
    const pantry = { foods, alwaysThere: new Set(alwaysThere) };
    return needsOfPlan([fish, lemonade], { foods: SHOP_FOODS, pantry });
  }

  it.each<[string, Pantry["foods"], string, number]>([
    ["grams of grams", [{ food: "potato", amount: { quantity: 200, unit: "g" } }], "potato", 300],
    ["pieces of grams", [{ food: "potato", amount: { quantity: 2, unit: "piece" } }], "potato", 100],
    ["pieces of pieces", [{ food: "lemon", amount: { quantity: 1, unit: "piece" } }], "lemon", 2.5],
    ["juice of the juice", [{ food: "lemon-juice", amount: { quantity: 60, unit: "ml" } }], "lemon", 2],
    // The fish needs the lemon itself.
    ["no juice of the lemon", [{ food: "lemon-juice", amount: { quantity: 500, unit: "ml" } }], "lemon", 1],
    [
      "two amounts of one food",
      [
        { food: "salmon", amount: { quantity: 1, unit: "fillet" } },
        { food: "salmon", amount: { quantity: 75, unit: "g" } },
      ],
      "salmon",
      0.5,
    ],
  ])("takes %s away", (_, atHome, key, missing) => {
    expect(needOf(key, needs(atHome).toBuy)?.missing).toBe(missing);
  });

  it("covers a need that it has enough for, also of what is added to taste", () => {
    const { toBuy, atHome } = needs([
      { food: "potato", amount: { quantity: 2, unit: "piece" } },
      { food: "potato", amount: { quantity: 100, unit: "g" } },
      { food: "salt", amount: { quantity: 5, unit: "g" } },
    ]);
    expect(atHome.map(({ bought }) => bought.food.key)).toEqual(["potato", "salt"]);
    expect(needOf("potato", toBuy)).toBeUndefined();
  });

  it("has to be checked where it does not say how much is left", () => {
    const { toBuy, atHome } = needs([{ food: "potato" }, { food: "black-pepper" }]);
    expect(needOf("potato", toBuy)).toMatchObject({ missing: 500, checkAtHome: true });
    // Some is enough to taste.
    expect(needOf("black-pepper", toBuy)).toBeUndefined();
    expect(needOf("black-pepper", atHome)).toBeDefined();
    expect(needOf("lemon", toBuy)?.checkAtHome).toBe(false);
  });

  it("lists apart what is always there", () => {
    const { toBuy, alwaysThere } = needs([], ["salt", "black-pepper"]);
    expect(alwaysThere.map(({ bought }) => bought.food.key)).toEqual(["black-pepper", "salt"]);
    expect(needOf("salt", toBuy)).toBeUndefined();
  });
});

function needOf(key: string, needs: readonly Need[]): Need | undefined {
  return needs.find(({ bought }) => bought.food.key === key);
}

function dinner(
  name: string,
  { day, servings }: { day: number; servings: number },
  items: IngredientLine[],
): MealToShopFor {
  const id = name.toLowerCase().replaceAll(" ", "-");
  const recipe = { id, name, servings, ingredientGroups: [{ title: undefined, items }] };
  return { date: calendarDate(`2026-11-${day}`), mealTime: "Dinner", recipe, portions: servings };
}

/** A line of the recipe; without an amount it is added to taste. */
function line(food: string, amount?: Amount, grams?: number): IngredientLine {
  const names = { foodName: food, text: food, optional: false, principal: false };
  return { food, ...names, grams, ...(amount && { measured: { ...amount, one: food, many: food } }) };
}
