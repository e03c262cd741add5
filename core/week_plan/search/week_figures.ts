import { compareWithAim, NUTRIENTS } from "../../nutrition/mod.ts";
import type { WeekFigures } from "./filled_week.ts";
import { PERISHABLE_DAYS, SURPLUS_DAYS_MAX } from "./food_costs.ts";
import { NUTRIENT_UNITS } from "./nutrition_costs.ts";
import { buildWeekModel, NONE } from "./week_model.ts";
import { DAYS, type MealsForProblem } from "./week_problem.ts";
import { WeekState } from "./week_state.ts";

// Casts of indexed values are sound: every index is within its table.

const TENTHS = 10;

/** The figures of a week that is filled, or partly. */
export function weekFigures(week: MealsForProblem): WeekFigures {
  return figuresOf(stateOfWeek(week));
}

/** The cost of a week, in micro-points. */
export function weekCost(week: MealsForProblem): number {
  return stateOfWeek(week).total;
}

/** A week as a state that can be priced. */
export function stateOfWeek({ problem, meals }: MealsForProblem): WeekState {
  const state = new WeekState(buildWeekModel(problem));
  state.load(meals);
  return state;
}

/** {@linkcode weekFigures} of a state. */
export function figuresOf(state: WeekState): WeekFigures {
  const { problem, foodCosts, dishMinutes } = state.model;
  let foodsToBuy = 0;
  let perishableFoodsToBuy = 0;
  let tenthsLeftOver = 0;
  problem.foods.forEach(({ keepsDays, keepsOpenedDays }, food) => {
    state.buy(food);
    const { purchases, leftOver } = foodCosts.last;
    if (purchases > 0) foodsToBuy++;
    if (purchases > 0 && keepsDays <= PERISHABLE_DAYS) perishableFoodsToBuy++;
    if (leftOver > 0 && Math.min(keepsDays, keepsOpenedDays) <= SURPLUS_DAYS_MAX)
      tenthsLeftOver += (TENTHS * leftOver) / (foodCosts.packs[food] as number);
  });
  let activeMinutes = 0;
  for (let slot = 0; slot < problem.slots.length; slot++) {
    const dish = state.dishOf(slot);
    if (dish !== NONE && state.sourceOf(slot) === NONE) activeMinutes += dishMinutes[dish] as number;
  }
  return {
    foodsToBuy,
    perishableFoodsToBuy,
    packsLeftOver: Math.round(tenthsLeftOver),
    activeMinutes,
    daysOutsideAims: Array.from({ length: DAYS }, (_, day) => missedAims(state, day)),
  };
}

/** How many nutrients of a day miss their aim. */
function missedAims(state: WeekState, day: number): number {
  const { nutritionCosts, householdQuarters } = state.model;
  return nutritionCosts.nutrients.filter((nutrient) => {
    const units = householdQuarters * NUTRIENT_UNITS;
    const aim = (nutritionCosts.aims[day * NUTRIENTS.length + nutrient] as number) / units;
    const amount = state.intakeOf(day, nutrient) / units;
    return aim > 0 && compareWithAim(NUTRIENTS[nutrient] as (typeof NUTRIENTS)[number], { amount, aim }) !== "met";
  }).length;
}
