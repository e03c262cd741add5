import { describe, expect, it } from "vitest";
import { weekMeals } from "../testing/price_week.ts";
import {
  fixedSlot,
  grams,
  nutrients,
  openSlot,
  slotOf,
  slots,
  weekDish,
  weekFood,
  weekProblem,
} from "../testing/week_builders.ts";
import { weekAlternatives } from "./week_alternatives.ts";

const MONDAY_DINNER = slotOf(0, "Dinner");
const TUESDAY_LUNCH = slotOf(1, "Lunch");
const TUESDAY_DINNER = slotOf(1, "Dinner");

const foods = [weekFood("rice"), weekFood("tofu"), weekFood("lentil")];
const lentils = { foods: grams({ lentil: 80 }), mainFoods: ["lentil"] };
const dishes = [
  weekDish("curry", { foods: grams({ rice: 80, tofu: 200 }), nutrients: nutrients({ kcal: 600, proteinGrams: 30 }) }),
  weekDish("risotto", { foods: grams({ rice: 80 }), activeMinutes: 30 }),
  weekDish("pilaf", {
    foods: grams({ rice: 80 }),
    keepsDays: 1,
    nutrients: nutrients({ kcal: 500, proteinGrams: 24 }),
  }),
  weekDish("dal", { ...lentils, activeMinutes: 1 }),
  weekDish("lentil soup", { ...lentils, activeMinutes: 2 }),
  weekDish("stew", { activeMinutes: 60 }),
  weekDish("tripe", { opinion: { isFavourite: false, stars: 1, preferences: 0 } }),
];
const open = slots({ [MONDAY_DINNER]: fixedSlot("risotto"), [TUESDAY_DINNER]: openSlot });

it("offers three dishes with their price, the cheapest first, not two of the same main food, and none that is there", () => {
  const alternatives = weekAlternatives({
    problem: weekProblem({ dishes, foods, slots: open }),
    meals: weekMeals({ [TUESDAY_DINNER]: "curry" }),
    slot: TUESDAY_DINNER,
  });
  expect(alternatives).toEqual([
    { recipeId: "pilaf", foodsToBuy: -1, activeMinutes: 0, proteinGrams: -6, kcal: -100, cost: expect.any(Number) },
    { recipeId: "dal", foodsToBuy: 0, activeMinutes: 1, proteinGrams: -30, kcal: -600, cost: expect.any(Number) },
    { recipeId: "stew", foodsToBuy: -1, activeMinutes: 60, proteinGrams: -30, kcal: -600, cost: expect.any(Number) },
  ]);
  expect(alternatives.map(({ cost }) => cost)).toEqual(alternatives.map(({ cost }) => cost).toSorted((a, b) => a - b));
});

it("offers a second dish of a main food rather than what the person does not like", () => {
  const problem = weekProblem({ dishes: dishes.filter(({ recipeId }) => recipeId !== "stew"), foods, slots: open });
  const meals = weekMeals({ [TUESDAY_DINNER]: "curry" });
  expect(weekAlternatives({ problem, meals, slot: TUESDAY_DINNER }).map(({ recipeId }) => recipeId)).toEqual([
    "pilaf",
    "dal",
    "lentil soup",
  ]);
});

it("offers only what keeps until its leftovers are eaten", () => {
  const problem = weekProblem({
    dishes: [...dishes, weekDish("chili", { keepsDays: 3 })],
    foods,
    slots: slots({ [MONDAY_DINNER]: openSlot, [TUESDAY_LUNCH]: openSlot }),
  });
  const leftovers = { recipeId: "chili", portions: 1, leftoversOf: MONDAY_DINNER };
  const meals = weekMeals({ [MONDAY_DINNER]: "chili", [TUESDAY_LUNCH]: leftovers });
  expect(weekAlternatives({ problem, meals, slot: MONDAY_DINNER }).map(({ recipeId }) => recipeId)).toEqual(["pilaf"]);
});

describe("a breakfast that is the same every day", () => {
  it("is exchanged on all days", () => {
    const problem = weekProblem({
      dishes: [weekDish("porridge", { activeMinutes: 5 }), weekDish("muesli", { activeMinutes: 2 })],
      slots: slots(Object.fromEntries([0, 1, 2].map((day) => [slotOf(day, "Breakfast"), openSlot]))),
      wishes: { sameBreakfast: true },
    });
    const meals = weekMeals(Object.fromEntries([0, 1, 2].map((day) => [slotOf(day, "Breakfast"), "porridge"])));
    expect(weekAlternatives({ problem, meals, slot: slotOf(1, "Breakfast") })).toMatchObject([
      { recipeId: "muesli", activeMinutes: -9 },
    ]);
  });
});

it("offers nothing for a slot that is not open", () => {
  const problem = weekProblem({ dishes, foods, slots: open });
  expect(weekAlternatives({ problem, meals: weekMeals({}), slot: MONDAY_DINNER })).toEqual([]);
});
