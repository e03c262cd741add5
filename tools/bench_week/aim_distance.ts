import { AIM_KINDS, type Nutrient } from "../../core/nutrition/mod.ts";
import type { WeekMeals, WeekProblem } from "../../core/week_plan/mod.ts";

const DAYS = 7;
const MEALS_A_DAY = 4;

/**
 * How far the days of a week are from the aims, as shares of the aims: for a lower limit only the missing amount, for an upper
 * limit only the excess. Days on which not every meal is filled are left out.
 *
 * @returns one share for each full day and aim.
 */
export function aimDistances(problem: WeekProblem, meals: WeekMeals): { nutrient: Nutrient; share: number }[] {
  const dishes = new Map(problem.dishes.map((dish) => [dish.recipeId, dish]));
  const aims = Object.entries(problem.aims) as [Nutrient, number][];
  return Array.from({ length: DAYS }, (_, day) => meals.slice(day * MEALS_A_DAY, (day + 1) * MEALS_A_DAY))
    .filter((ofDay) => ofDay.every((meal) => meal !== undefined))
    .flatMap((ofDay) =>
      aims.map(([nutrient, aim]) => {
        const amount = ofDay.reduce((sum, meal) => {
          const perPortion = dishes.get(meal?.recipeId ?? "")?.nutrients[nutrient].amount ?? 0;
          return sum + perPortion * ((meal?.portions ?? 0) / problem.portions);
        }, 0);
        const kind = AIM_KINDS[nutrient];
        const isHarmless = (kind === "at least" && amount >= aim) || (kind === "at most" && amount <= aim);
        return { nutrient, share: isHarmless ? 0 : Math.abs(amount - aim) / aim };
      }),
    );
}
