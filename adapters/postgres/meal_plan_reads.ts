import type { Knex } from "knex";
import type { UserId } from "../../core/account/mod.ts";
import { MEAL_TIMES, type MealPlanReads, type MealTime, type Week, type WeekMeal } from "../../core/meal_plan/mod.ts";
import type { CalendarDate } from "../../core/shared/mod.ts";

interface WeekRow {
  date: CalendarDate;
  meal_time: MealTime;
  name: string;
  recipe_id: string;
  main_image: string;
}

/** {@linkcode MealPlanReads} in one statement, along the primary keys of `planned_meal` and `recipe`. */
export class PostgresMealPlanReads implements MealPlanReads {
  readonly #knex: Knex;

  constructor(knex: Knex) {
    this.#knex = knex;
  }

  async listWeek(userId: UserId, week: Week): Promise<WeekMeal[]> {
    const { rows } = await this.#knex.raw<{ rows: WeekRow[] }>(
      `SELECT planned_meal.date, planned_meal.meal_time, planned_meal.name, planned_meal.recipe_id, recipe.main_image
         FROM planned_meal JOIN recipe ON recipe.id = planned_meal.recipe_id
        WHERE planned_meal.user_id = ? AND planned_meal.date BETWEEN ? AND ?
        ORDER BY planned_meal.date, array_position(?::text[], planned_meal.meal_time)`,
      [userId, week.monday, week.sunday, [...MEAL_TIMES]],
    );
    return rows.map((row) => ({
      date: row.date,
      mealTime: row.meal_time,
      name: row.name,
      recipeId: row.recipe_id,
      mainImage: row.main_image,
    }));
  }
}
