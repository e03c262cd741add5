import { describe, expect, it } from "vitest";
import type { MealTime } from "../../meal_plan/mod.ts";
import { pointsOf, weekMeals } from "../testing/price_week.ts";
import {
  grams,
  nutrients,
  openSlot,
  slotOf,
  slots,
  weekDish,
  weekFood,
  weekProblem,
} from "../testing/week_builders.ts";
import type { CostTerm } from "./week_costs.ts";
import type { SlotMeal, WeekProblem } from "./week_problem.ts";

const MONDAY = 0;
const TUESDAY = 1;
const WEDNESDAY = 2;
const THURSDAY = 3;
const FRIDAY = 4;
const SATURDAY = 5;

type Problem = Parameters<typeof weekProblem>[0];

/** Points of a term for dishes on some days, all at the same meal, in open slots. */
function points(
  term: CostTerm,
  {
    days,
    meal = "Dinner",
    ...problem
  }: Problem & { readonly days: Readonly<Record<number, string | SlotMeal>>; readonly meal?: MealTime },
): number {
  const open = Object.fromEntries(Object.keys(days).map((day) => [slotOf(Number(day), meal), openSlot]));
  const meals = Object.fromEntries(Object.entries(days).map(([day, dish]) => [slotOf(Number(day), meal), dish]));
  return pointsOf(term, { problem: weekProblem({ slots: slots(open), ...problem }), meals: weekMeals(meals) });
}

describe("a food to buy", () => {
  const basil = weekFood("basil", { keepsDays: 5, keepsOpenedDays: 5 });
  const rice = weekFood("rice");
  const salt = weekFood("salt", { isStaple: true });
  const pesto = weekDish("pesto", { foods: grams({ basil: 50 }) });
  const caprese = weekDish("caprese", { foods: grams({ basil: 10 }) });
  const risotto = weekDish("risotto", { foods: grams({ rice: 80, salt: 3 }) });
  const problem = { dishes: [pesto, caprese, risotto], foods: [basil, rice, salt] };

  it("is half a point if it may spoil, and a quarter if it keeps; staples are free", () => {
    expect(points("foodsToBuy", { ...problem, days: { [MONDAY]: "pesto" } })).toBe(0.5);
    expect(points("foodsToBuy", { ...problem, days: { [MONDAY]: "risotto" } })).toBe(0.25);
  });

  it("is counted once for two dishes", () => {
    expect(points("foodsToBuy", { ...problem, days: { [MONDAY]: "pesto", [WEDNESDAY]: "caprese" } })).toBe(0.5);
  });

  it("is counted half again if it is bought on a second shopping day", () => {
    const days = { [MONDAY]: "pesto", [FRIDAY]: "caprese" };
    expect(points("foodsToBuy", { ...problem, days, shoppingDays: [MONDAY, THURSDAY] })).toBe(0.75);
  });

  it("is free as far as it is at home", () => {
    const pantry = [{ food: "basil", decigrams: 550, useByDay: undefined }];
    const days = { [MONDAY]: "pesto", [WEDNESDAY]: "caprese" };
    expect(points("foodsToBuy", { ...problem, pantry, days: { [MONDAY]: "pesto" } })).toBe(0);
    expect(points("foodsToBuy", { ...problem, pantry, days })).toBe(0.5);
  });

  it("weighs twice for the shortest list, and half for the most variety", () => {
    const days = { [MONDAY]: "pesto" };
    expect(points("foodsToBuy", { ...problem, days, wishes: { variety: 0 } })).toBe(1);
    expect(points("foodsToBuy", { ...problem, days, wishes: { variety: 100 } })).toBe(0.25);
  });
});

describe("fish from Monday", () => {
  const salmon = weekFood("salmon", { keepsDays: 2, keepsOpenedDays: 1 });
  const problem = { dishes: [weekDish("salmon bake", { foods: grams({ salmon: 150 }) })], foods: [salmon] };

  it("is eaten by Wednesday", () => {
    expect(points("extraShopping", { ...problem, days: { [WEDNESDAY]: "salmon bake" } })).toBe(0);
  });

  it("is not bought for Saturday: that is one more trip to the shop", () => {
    expect(points("extraShopping", { ...problem, days: { [SATURDAY]: "salmon bake" } })).toBe(1.5);
  });

  it("is bought on Thursday for Saturday if that is a shopping day", () => {
    const shoppingDays = [MONDAY, THURSDAY];
    expect(points("extraShopping", { ...problem, shoppingDays, days: { [SATURDAY]: "salmon bake" } })).toBe(0);
  });

  it("is bought in the week before if the household shops on Saturdays", () => {
    const shoppingDays = [SATURDAY];
    expect(points("extraShopping", { ...problem, shoppingDays, days: { [MONDAY]: "salmon bake" } })).toBe(0);
    expect(points("extraShopping", { ...problem, shoppingDays, days: { [TUESDAY]: "salmon bake" } })).toBe(1.5);
  });
});

describe("the rest of a pack", () => {
  const tofu = weekFood("tofu", { packDecigrams: 4000, keepsDays: 21, keepsOpenedDays: 3 });
  const flour = weekFood("flour", { packDecigrams: 10_000 });
  const stirFry = weekDish("stir-fry", { foods: grams({ tofu: 200 }) });
  const scramble = weekDish("scramble", { foods: grams({ tofu: 200 }) });
  const pancakes = weekDish("pancakes", { foods: grams({ flour: 100 }) });
  const problem = { dishes: [stirFry, scramble, pancakes], foods: [tofu, flour] };

  it("costs its share of the pack if it spoils within a week", () => {
    expect(points("packsLeftOver", { ...problem, days: { [MONDAY]: "stir-fry" } })).toBe(0.5);
  });

  it("costs nothing if another dish finishes it in time", () => {
    expect(points("packsLeftOver", { ...problem, days: { [MONDAY]: "stir-fry", [THURSDAY]: "scramble" } })).toBe(0);
  });

  it("does not serve a dish after it has spoiled, so that a second pack is opened", () => {
    expect(points("packsLeftOver", { ...problem, days: { [MONDAY]: "stir-fry", [FRIDAY]: "scramble" } })).toBe(1);
  });

  it("costs nothing if it keeps for months", () => {
    expect(points("packsLeftOver", { ...problem, days: { [MONDAY]: "pancakes" } })).toBe(0);
  });
});

describe("a food at home", () => {
  const spinach = weekFood("spinach", { keepsDays: 4, keepsOpenedDays: 2 });
  const curry = weekDish("curry", { foods: grams({ spinach: 150 }) });
  const problem = { dishes: [curry], foods: [spinach] };
  const pantry = [{ food: "spinach", decigrams: 3000, useByDay: TUESDAY }];

  it("is worth the share of it that is used by its day", () => {
    expect(points("pantry", { ...problem, pantry, days: { [TUESDAY]: "curry" } })).toBe(-0.75);
  });

  it("is of no use after its day", () => {
    expect(points("pantry", { ...problem, pantry, days: { [WEDNESDAY]: "curry" } })).toBe(0);
    expect(points("foodsToBuy", { ...problem, pantry, days: { [WEDNESDAY]: "curry" } })).toBe(0.5);
  });

  it("is used first if it has to be used first", () => {
    const two = [{ food: "spinach", decigrams: 3000, useByDay: undefined }, ...pantry];
    expect(points("pantry", { ...problem, pantry: two, days: { [MONDAY]: "curry" } })).toBe(-0.75);
  });
});

describe("a day's aims", () => {
  const feast = weekDish("feast", { nutrients: nutrients({ kcal: 700, proteinGrams: 10, saltGrams: 4.2 }) });
  const problem = { dishes: [feast], days: { [MONDAY]: "feast" } };

  it("are measured for the meals that are planned: a dinner by 35 % of them", () => {
    expect(points("kcal", { ...problem, aims: { kcal: 2000 } })).toBe(0);
  });

  it("cost by how far energy is from them, less or more", () => {
    expect(points("kcal", { ...problem, aims: { kcal: 2500 } })).toBeCloseTo(2.8, 5);
    expect(points("kcal", { ...problem, aims: { kcal: 1600 } })).toBeCloseTo(3.5, 5);
  });

  it("cost only what is missing of protein, and what is too much of salt", () => {
    expect(points("proteinGrams", { ...problem, aims: { proteinGrams: 100 } })).toBeCloseTo((6 * 25) / 35, 5);
    expect(points("proteinGrams", { ...problem, aims: { proteinGrams: 20 } })).toBe(0);
    expect(points("saltGrams", { ...problem, aims: { saltGrams: 6 } })).toBeCloseTo(5, 5);
    expect(points("saltGrams", { ...problem, aims: { saltGrams: 20 } })).toBe(0);
  });

  it("are those of all adults if several eat", () => {
    const days = { [MONDAY]: { recipeId: "feast", portions: 2.5 } };
    expect(points("kcal", { ...problem, days, portions: 2.5, aims: { kcal: 2000 } })).toBe(0);
  });

  it("may be met by larger portions, which cost a little for each quarter", () => {
    const days = { [MONDAY]: { recipeId: "feast", portions: 1.5 } };
    expect(points("kcal", { ...problem, days, aims: { kcal: 3000 } })).toBe(0);
    expect(points("portionSizes", { ...problem, days, aims: { kcal: 3000 } })).toBe(0.5);
  });

  it("are not met by two dinners on one plate at the same price", () => {
    const days = { [MONDAY]: { recipeId: "feast", portions: 2 } };
    expect(points("portionSizes", { ...problem, days, aims: { kcal: 4000 } })).toBeCloseTo(4 * 0.25 + 2 * 0.15, 6);
  });
});

describe("a meal", () => {
  const dishes = [
    weekDish("broth", { nutrients: nutrients({ kcal: 150, proteinGrams: 5 }) }),
    weekDish("stew", { nutrients: nutrients({ kcal: 600, proteinGrams: 20 }) }),
    weekDish("imported", {}),
  ];

  it("of 150 kcal with 5 g of protein is no dinner", () => {
    // 200 kcal less than 17.5 % of 2,000, and 10 g less than 15.
    expect(points("mealSizes", { dishes, days: { [MONDAY]: "broth" } })).toBeCloseTo(1, 5);
    expect(points("mealProtein", { dishes, days: { [MONDAY]: "broth" } })).toBeCloseTo(1, 5);
    expect(points("mealSizes", { dishes, days: { [MONDAY]: "stew" } })).toBe(0);
    expect(points("mealProtein", { dishes, days: { [MONDAY]: "stew" } })).toBe(0);
  });

  it("of 600 kcal is no snack, unless the day has 3,000", () => {
    const snack = { dishes, meal: "Snacks", days: { [MONDAY]: "stew" } } as const;
    expect(points("mealSizes", snack)).toBeCloseTo(1, 5);
    expect(points("mealSizes", { ...snack, aims: { kcal: 3000 } })).toBe(0);
    expect(points("mealProtein", { ...snack, days: { [MONDAY]: "broth" } })).toBe(0);
  });

  it("has no size if its energy is unknown", () => {
    expect(points("mealSizes", { dishes, days: { [MONDAY]: "imported" } })).toBe(0);
    expect(points("mealProtein", { dishes, days: { [MONDAY]: "imported" } })).toBe(0);
  });
});

describe("the minutes of a breakfast", () => {
  const dishes = [weekDish("oatmeal", { activeMinutes: 20, totalMinutes: 70 })];
  const days = { [MONDAY]: "oatmeal" };

  it("count twice those of a dinner, and it should be on the table in half an hour", () => {
    expect(points("activeMinutes", { dishes, days })).toBeCloseTo(0.3, 6);
    expect(points("waitingMinutes", { dishes, days })).toBe(0);
    expect(points("activeMinutes", { dishes, days, meal: "Breakfast" })).toBeCloseTo(0.6, 6);
    expect(points("waitingMinutes", { dishes, days, meal: "Breakfast" })).toBeCloseTo(0.4, 6);
  });
});

describe("what a person likes", () => {
  const opinion = (recipeId: string, opinion: Partial<WeekProblem["dishes"][number]["opinion"]>) =>
    weekDish(recipeId, {
      keepsDays: 1,
      opinion: { isFavourite: false, stars: undefined, preferences: 0, ...opinion },
    });
  const dishes = [
    opinion("favourite", { isFavourite: true }),
    opinion("vegan", { preferences: 2 }),
    opinion("loved", { stars: 5 }),
    opinion("fine", { stars: 3 }),
    opinion("disliked", { stars: 2 }),
  ];

  it.each([
    ["favourites", "favourite", -2],
    ["preferences", "vegan", -2],
    ["ratings", "loved", -1],
    ["ratings", "fine", 0],
    ["ratings", "disliked", 3],
  ] as const)("counts as %s: %s", (term, dish, expected) => {
    expect(points(term, { dishes, days: { [MONDAY]: dish } })).toBe(expected);
  });

  it("counts half as leftovers", () => {
    const problem = weekProblem({
      dishes,
      slots: slots({ [slotOf(MONDAY, "Dinner")]: openSlot, [slotOf(TUESDAY, "Lunch")]: openSlot }),
    });
    const leftovers = { recipeId: "favourite", portions: 1, leftoversOf: slotOf(MONDAY, "Dinner") };
    const meals = weekMeals({ [slotOf(MONDAY, "Dinner")]: "favourite", [slotOf(TUESDAY, "Lunch")]: leftovers });
    expect(pointsOf("favourites", { problem, meals })).toBe(-3);
    expect(pointsOf("leftovers", { problem, meals })).toBe(-0.3);
  });
});

describe("variety", () => {
  const dishes = [
    weekDish("daal", { cuisine: "Indian", principalKind: "pulse", mainFoods: ["lentil"] }),
    weekDish("soup", { cuisine: "German", principalKind: "pulse", mainFoods: ["lentil", "carrot"] }),
    weekDish("korma", { cuisine: "Indian", principalKind: "poultry" }),
    weekDish("saag", { cuisine: "Indian", principalKind: "dairy" }),
    weekDish("porridge", { mainFoods: ["oats"] }),
    weekDish("muesli", { mainFoods: ["oats"] }),
  ];

  it("is missed by the same main kind, main food or cuisine on neighbouring dinners", () => {
    expect(points("dinnerKinds", { dishes, days: { [MONDAY]: "daal", [TUESDAY]: "soup" } })).toBe(1);
    expect(points("mainFoods", { dishes, days: { [MONDAY]: "daal", [TUESDAY]: "soup" } })).toBe(0.5);
    expect(points("dinnerCuisines", { dishes, days: { [MONDAY]: "daal", [TUESDAY]: "korma" } })).toBe(0.5);
  });

  it("is not missed two days later", () => {
    expect(points("dinnerKinds", { dishes, days: { [MONDAY]: "daal", [WEDNESDAY]: "soup" } })).toBe(0);
    expect(points("mainFoods", { dishes, days: { [MONDAY]: "daal", [WEDNESDAY]: "soup" } })).toBe(0);
  });

  it("is missed by the third dish of a cuisine", () => {
    const two = { [MONDAY]: "daal", [WEDNESDAY]: "korma" };
    expect(points("weekCuisines", { dishes, days: two })).toBe(0);
    expect(points("weekCuisines", { dishes, days: { ...two, [FRIDAY]: "saag" } })).toBe(0.75);
  });

  it("is missed by the third dish of a main kind", () => {
    const lentils = [...dishes, weekDish("dal soup", { principalKind: "pulse" })];
    const two = { [MONDAY]: "daal", [WEDNESDAY]: "soup" };
    expect(points("weekKinds", { dishes: lentils, days: two })).toBe(0);
    expect(points("weekKinds", { dishes: lentils, days: { ...two, [FRIDAY]: "dal soup" } })).toBe(0.75);
  });

  it("is missed by one dish at two meals of a day", () => {
    const [breakfast, lunch] = [slotOf(MONDAY, "Breakfast"), slotOf(MONDAY, "Lunch")];
    const problem = weekProblem({ dishes, slots: slots({ [breakfast]: openSlot, [lunch]: openSlot }) });
    const twice = weekMeals({ [breakfast]: "porridge", [lunch]: "porridge" });
    expect(pointsOf("sameAgain", { problem, meals: twice })).toBe(2);
  });

  it("is missed by the same breakfast on two days, and more by three running", () => {
    const meal = "Breakfast";
    expect(points("sameAgain", { dishes, meal, days: { [MONDAY]: "porridge", [TUESDAY]: "porridge" } })).toBe(0.3);
    const days = { [MONDAY]: "porridge", [TUESDAY]: "porridge", [WEDNESDAY]: "porridge" };
    expect(points("sameAgain", { dishes, meal, days })).toBe(2 * 0.3 + 1);
    expect(points("sameAgain", { dishes, meal, days, wishes: { sameBreakfast: true } })).toBe(0);
  });

  it("is missed each time after the third that a snack is eaten", () => {
    const days = { [MONDAY]: "muesli", [WEDNESDAY]: "muesli", [FRIDAY]: "muesli" };
    expect(points("sameAgain", { dishes, meal: "Snacks", days })).toBe(0);
    const four = { ...days, [SATURDAY]: "muesli" };
    expect(points("sameAgain", { dishes, meal: "Snacks", days: four })).toBe(0.3 + 1.5);
    expect(points("sameAgain", { dishes, days: four })).toBe(0);
  });

  it("is missed by two soups, whatever is in them", () => {
    const soups = [weekDish("minestrone", { form: "Soup" }), weekDish("ramen", { form: "Soup" })];
    expect(points("forms", { dishes: soups, days: { [MONDAY]: "minestrone", [TUESDAY]: "ramen" } })).toBe(0.75);
    expect(points("forms", { dishes: soups, days: { [MONDAY]: "minestrone", [WEDNESDAY]: "ramen" } })).toBe(0);
  });

  it("is missed a little by the same main food in two breakfasts", () => {
    const days = { [MONDAY]: "porridge", [TUESDAY]: "muesli" };
    expect(points("mainFoods", { dishes, meal: "Breakfast", days })).toBe(0.25);
  });

  it("weighs twice if the most variety is wished, and half for the shortest list", () => {
    const days = { [MONDAY]: "daal", [TUESDAY]: "soup" };
    expect(points("dinnerKinds", { dishes, days, wishes: { variety: 100 } })).toBe(2);
    expect(points("dinnerKinds", { dishes, days, wishes: { variety: 0 } })).toBe(0.5);
  });
});

describe("a batch", () => {
  const dishes = [
    weekDish("lasagne", { servings: 4, scales: "one-tin", keepsDays: 3, activeMinutes: 40 }),
    weekDish("stew", { servings: 4, keepsDays: 3 }),
  ];
  const dinner = slotOf(MONDAY, "Dinner");
  const lunch = slotOf(TUESDAY, "Lunch");
  const problem = weekProblem({ dishes, slots: slots({ [dinner]: openSlot, [lunch]: openSlot }) });
  const leftovers = (recipeId: string) =>
    weekMeals({ [dinner]: recipeId, [lunch]: { recipeId, portions: 1, leftoversOf: dinner } });

  it("is cooked whole or half, and costs the portions that are not planned", () => {
    // Half a tin for one person: one portion too many, and half of the recipe is not cooked.
    expect(pointsOf("batches", { problem, meals: weekMeals({ [dinner]: "lasagne" }) })).toBeCloseTo(0.4 + 0.15, 6);
    expect(pointsOf("batches", { problem, meals: leftovers("lasagne") })).toBeCloseTo(0.15, 6);
  });

  it("costs the part that is not cooked of what scales freely, less with leftovers", () => {
    expect(pointsOf("batches", { problem, meals: weekMeals({ [dinner]: "stew" }) })).toBeCloseTo(0.225, 6);
    expect(pointsOf("batches", { problem, meals: leftovers("stew") })).toBeCloseTo(0.15, 6);
  });

  it("costs more from the third batch on: omelettes for four are made one by one", () => {
    const omelettes = [weekDish("omelette")];
    const days = { [MONDAY]: { recipeId: "omelette", portions: 4 } };
    expect(points("batches", { dishes: omelettes, days, portions: 4 })).toBeCloseTo(2 * 0.3, 6);
  });

  it("is cooked once: its leftovers need no minutes at the stove", () => {
    expect(pointsOf("activeMinutes", { problem, meals: leftovers("lasagne") })).toBeCloseTo(0.6, 6);
  });
});
