import { expect, it } from "vitest";
import { weekMeals } from "../testing/price_week.ts";
import { randomWeekProblem } from "../testing/random_week_problem.ts";
import {
  fixedSlot,
  grams,
  openSlot,
  slotOf,
  slots,
  weekDish,
  weekFood,
  weekProblem,
} from "../testing/week_builders.ts";
import { searchWeek } from "./fill_week.ts";
import { slotPrices } from "./slot_prices.ts";
import { COST_TERMS, POINT } from "./week_costs.ts";
import { stateOfWeek } from "./week_figures.ts";

const MONDAY_DINNER = slotOf(0, "Dinner");
const TUESDAY_DINNER = slotOf(1, "Dinner");

it("names the price of each dish term by term, against the empty slot", () => {
  const problem = weekProblem({
    foods: [weekFood("rice"), weekFood("chickpea")],
    dishes: [
      weekDish("pilaf", { foods: grams({ rice: 80 }) }),
      weekDish("risotto", { foods: grams({ rice: 90 }), activeMinutes: 20 }),
      weekDish("hummus", { foods: grams({ chickpea: 60 }), cuisine: "of pilaf" }),
    ],
    slots: slots({ [MONDAY_DINNER]: fixedSlot("pilaf"), [TUESDAY_DINNER]: openSlot }),
  });
  const state = stateOfWeek({ problem, meals: weekMeals({ [TUESDAY_DINNER]: "risotto" }) });
  const prices = slotPrices(state, TUESDAY_DINNER).map(({ dish, terms, total, isValid }) => ({
    dish: dish.recipeId,
    terms: Object.fromEntries(Object.entries(terms).filter(([, points]) => points !== 0)),
    total,
    isValid,
  }));
  expect(prices).toEqual([
    { dish: "pilaf", terms: {}, total: 0, isValid: false },
    { dish: "risotto", terms: { activeMinutes: 0.3 * POINT }, total: 0.3 * POINT, isValid: true },
    {
      dish: "hummus",
      terms: { foodsToBuy: 0.25 * POINT, dinnerCuisines: 0.5 * POINT },
      total: 0.75 * POINT,
      isValid: true,
    },
  ]);
});

it("adds up to the differences of whole weeks, and leaves the week as it is", () => {
  const problem = randomWeekProblem(3, { dishes: 60, foods: 50 });
  const state = searchWeek(problem, { moves: 500 });
  const meals = state.meals();
  for (const slot of state.model.openSlots) {
    const prices = slotPrices(state, slot);
    for (const { terms, total } of prices) {
      expect(total).toBe(COST_TERMS.reduce((sum, term) => sum + terms[term], 0));
    }
    const cooked = prices.find(({ dish }) => dish.recipeId === meals[slot]?.recipeId);
    if (!cooked || meals[slot]?.leftoversOf !== undefined || state.eatersOf(slot) > 0) continue;
    const without = stateOfWeek({ problem, meals: meals.map((meal, other) => (other === slot ? undefined : meal)) });
    if (state.model.sameBreakfasts.includes(slot)) continue;
    expect(cooked.total + without.total - without.term("rules")).toBe(state.total - state.term("rules"));
  }
  expect(state.meals()).toEqual(meals);
});
