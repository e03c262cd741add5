import { type CostTerm, POINT } from "../week_costs.ts";
import { stateOfWeek } from "../week_figures.ts";
import { type SlotMeal, WEEK_SLOTS, type WeekMeals, type WeekProblem } from "../week_problem.ts";

/** A week in which these slots have these meals; a recipe's id stands for one portion that is cooked. */
export function weekMeals(meals: Readonly<Record<number, string | SlotMeal>>): WeekMeals {
  return Array.from({ length: WEEK_SLOTS }, (_, slot) => {
    const meal = meals[slot];
    return typeof meal === "string" ? { recipeId: meal, portions: 1 } : meal;
  });
}

/** The cost of a week by one term, in points. */
export function pointsOf(term: CostTerm, { problem, meals }: { problem: WeekProblem; meals: WeekMeals }): number {
  return stateOfWeek({ problem, meals }).term(term) / POINT;
}
