import { NUTRIENTS } from "../../nutrition/mod.ts";
import type { Alternative } from "./filled_week.ts";
import { NUTRIENT_UNITS } from "./nutrition_costs.ts";
import { POINT } from "./week_costs.ts";
import type { WeekDish } from "./week_dish.ts";
import { figuresOf, stateOfWeek } from "./week_figures.ts";
import { dayOfSlot, type MealsForProblem, type SlotNumber } from "./week_problem.ts";
import type { WeekState } from "./week_state.ts";

// Casts of indexed values are sound: every index is within its table.

const ALTERNATIVES = 3;
const KCAL = NUTRIENTS.indexOf("kcal");
const PROTEIN = NUTRIENTS.indexOf("proteinGrams");

/**
 * At most three dishes that could be cooked in a slot instead, the cheapest first, without any that breaks a rule. Dishes of
 * different main foods are preferred.
 *
 * @returns none for a slot that is not open.
 */
export function weekAlternatives({ slot, ...week }: MealsForProblem & { readonly slot: SlotNumber }): Alternative[] {
  const state = stateOfWeek(week);
  return chooseUnlike(pricedDishes(state, slot)).map(({ dish }) => alternative(state, { slot, dish }));
}

interface PricedDish {
  readonly dish: WeekDish;
  /** Cost of the week with it, in micro-points. */
  readonly total: number;
}

/** The cheapest ones, the cheapest first. A main food that was offered already costs a point more. */
function chooseUnlike(priced: readonly PricedDish[]): PricedDish[] {
  const chosen: PricedDish[] = [];
  const price = ({ dish, total }: PricedDish) =>
    total + (chosen.some((other) => sharesMainFood(dish, other.dish)) ? POINT : 0);
  while (chosen.length < Math.min(ALTERNATIVES, priced.length)) {
    const others = priced.filter((one) => !chosen.includes(one));
    chosen.push(others.reduce((best, one) => (price(one) < price(best) ? one : best)));
  }
  return chosen.sort((a, b) => a.total - b.total);
}

/** Every other dish that satisfies the rules. */
function pricedDishes(state: WeekState, slot: SlotNumber): PricedDish[] {
  const { candidates, problem } = state.model;
  const rules = state.term("rules");
  return [...(candidates[slot] ?? [])].flatMap((dish) => {
    if (dish === state.dishOf(slot) || !state.mayReplaceDish(slot, dish)) return [];
    state.replaceDish(slot, dish);
    state.settle();
    const price = { dish: problem.dishes[dish] as WeekDish, total: state.total };
    const keepsRules = state.term("rules") <= rules;
    state.undo();
    return keepsRules ? [price] : [];
  });
}

function alternative(
  state: WeekState,
  { slot, dish }: { readonly slot: SlotNumber; readonly dish: WeekDish },
): Alternative {
  const before = measure(state, slot);
  state.replaceDish(slot, state.model.dishNumbers.get(dish.recipeId) as number);
  state.settle();
  const after = measure(state, slot);
  state.undo();
  return {
    recipeId: dish.recipeId,
    foodsToBuy: after.foodsToBuy - before.foodsToBuy,
    activeMinutes: after.activeMinutes - before.activeMinutes,
    proteinGrams: after.proteinGrams - before.proteinGrams,
    kcal: after.kcal - before.kcal,
    cost: after.cost - before.cost,
  };
}

function measure(state: WeekState, slot: SlotNumber): Omit<Alternative, "recipeId"> {
  const { foodsToBuy, activeMinutes } = figuresOf(state);
  const perAdult = (nutrient: number) =>
    Math.round(state.intakeOf(dayOfSlot(slot), nutrient) / (state.model.householdQuarters * NUTRIENT_UNITS));
  return { foodsToBuy, activeMinutes, proteinGrams: perAdult(PROTEIN), kcal: perAdult(KCAL), cost: state.total };
}

function sharesMainFood(one: WeekDish, other: WeekDish): boolean {
  return one.mainFoods.some((food) => other.mainFoods.includes(food));
}
