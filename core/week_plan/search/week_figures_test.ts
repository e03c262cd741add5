import { expect, it } from "vitest";
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
import { weekFigures } from "./week_figures.ts";

const MONDAY_DINNER = slotOf(0, "Dinner");
const TUESDAY_LUNCH = slotOf(1, "Lunch");
const WEDNESDAY_DINNER = slotOf(2, "Dinner");

const foods = [
  weekFood("feta", { packDecigrams: 2000, keepsDays: 30, keepsOpenedDays: 5 }),
  weekFood("spinach", { keepsDays: 4, keepsOpenedDays: 4 }),
  weekFood("rice", { packDecigrams: 10_000 }),
  weekFood("salt", { packDecigrams: 5000, isStaple: true }),
];
const dishes = [
  weekDish("spinach pie", {
    foods: grams({ feta: 75, spinach: 100, salt: 2 }),
    activeMinutes: 25,
    keepsDays: 2,
    nutrients: nutrients({ kcal: 700, saltGrams: 3 }),
  }),
  weekDish("pilaf", { foods: grams({ rice: 80 }), activeMinutes: 10, nutrients: nutrients({ kcal: 500 }) }),
];
const meals = weekMeals({
  [MONDAY_DINNER]: "spinach pie",
  [TUESDAY_LUNCH]: { recipeId: "spinach pie", portions: 1, leftoversOf: MONDAY_DINNER },
});
const problem = weekProblem({
  dishes,
  foods,
  slots: slots({ [MONDAY_DINNER]: openSlot, [TUESDAY_LUNCH]: openSlot, [WEDNESDAY_DINNER]: fixedSlot("pilaf") }),
  aims: { kcal: 2000, saltGrams: 6 },
});

it("counts what is bought and cooked for all meals, fixed ones and leftovers included", () => {
  expect(weekFigures({ problem, meals })).toMatchObject({ foodsToBuy: 3, perishableFoodsToBuy: 1, activeMinutes: 35 });
});

it("counts a quarter of a pack of feta as left over, but not rice, which keeps", () => {
  expect(weekFigures({ problem, meals }).packsLeftOver).toBe(3);
});

it("counts the aims that each day misses, by the share of the meals that it has", () => {
  // Monday: 700 of 700 kcal, but 3 of 2.1 g of salt. Tuesday: 700 of 600 kcal, and 3 of 1.8 g. Wednesday: 500 of 700 kcal.
  expect(weekFigures({ problem, meals }).daysOutsideAims).toEqual([1, 2, 1, 0, 0, 0, 0]);
});

it("counts a week that is filled partly", () => {
  expect(weekFigures({ problem, meals: weekMeals({}) })).toMatchObject({ foodsToBuy: 1, activeMinutes: 10 });
});
