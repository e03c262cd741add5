import { type LeftoversOf, MEAL_TIMES, type MealTime, type PlannedMeal } from "../../../core/meal_plan/mod.ts";
import type { CalendarDate } from "../../../core/shared/mod.ts";

/** The place of a meal time in its day. */
export function mealOrder(column: string): string {
  return `array_position('{${MEAL_TIMES.join(",")}}'::text[], ${column})`;
}

/** The columns of a meal besides its household, person and slot. */
export const CONTENT_COLUMNS =
  "recipe_id, name, portions, leftovers_of_date, leftovers_of_meal_time, leftovers_keep_days";

/** The columns of `meal`, with {@linkcode COOKED}. */
export const MEAL_COLUMNS = `meal.date, meal.meal_time, meal.recipe_id, meal.name, meal.portions,
  cooked.date AS cooked_date, cooked.meal_time AS cooked_meal_time, meal.leftovers_keep_days,
  meal.cooked_recipe_id = meal.recipe_id AS is_cooked`;

/** Joins `meal` with the meal `cooked` whose leftovers it is, by the rule of `isLeftovers`. */
export const COOKED = `LEFT JOIN planned_meal AS cooked
  ON cooked.household_id = meal.household_id AND cooked.date = meal.leftovers_of_date
 AND cooked.meal_time = meal.leftovers_of_meal_time AND cooked.recipe_id = meal.recipe_id
 AND cooked.leftovers_of_date IS NULL AND meal.date <= cooked.date + meal.leftovers_keep_days
 AND (cooked.date, ${mealOrder("cooked.meal_time")}) < (meal.date, ${mealOrder("meal.meal_time")})`;

export interface PlannedMealRow {
  date: CalendarDate;
  meal_time: MealTime;
  recipe_id: string;
  name: string;
  portions: number | null;
  cooked_date: CalendarDate | null;
  cooked_meal_time: MealTime | null;
  leftovers_keep_days: number | null;
  is_cooked: boolean | null;
}

export function toPlannedMeal(row: PlannedMealRow): Omit<PlannedMeal, "userId"> {
  return {
    date: row.date,
    mealTime: row.meal_time,
    recipeId: row.recipe_id,
    name: row.name,
    portions: row.portions ?? undefined,
    leftoversOf: toLeftoversOf(row),
    isCooked: row.is_cooked ?? undefined,
  };
}

function toLeftoversOf(row: PlannedMealRow): LeftoversOf | undefined {
  const { cooked_date: date, cooked_meal_time: mealTime, leftovers_keep_days: keepsDays } = row;
  return date !== null && mealTime !== null && keepsDays !== null ? { date, mealTime, keepsDays } : undefined;
}
