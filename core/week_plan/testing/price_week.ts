import { type CostTerm, POINT } from "../search/week_costs.ts";
import { stateOfWeek } from "../search/week_figures.ts";
import { type MealsForProblem, type SlotMeal, WEEK_SLOTS, type WeekMeals } from "../search/week_problem.ts";

/** A week in which these slots have these meals; a recipe's id stands for one portion that is cooked. */
export function weekMeals(meals: Readonly<Record<number, string | SlotMeal>>): WeekMeals {
  return Array.from({ length: WEEK_SLOTS }, (_, slot) => {
    const meal = meals[slot];
    return typeof meal === "string" ? { recipeId: meal, portions: 1 } : meal;
  });
}

/** The cost of a week by one term, in points. */
export function pointsOf(term: CostTerm, week: MealsForProblem): number {
  return stateOfWeek(week).term(term) / POINT;
}
