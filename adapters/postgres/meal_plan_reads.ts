import type { Knex } from "knex";
import type { UserId } from "../../core/account/mod.ts";
import { MEAL_TIMES, type MealPlanReads, type MealTime, type Week, type WeekPlan } from "../../core/meal_plan/mod.ts";
import type { CalendarDate } from "../../core/shared/mod.ts";

interface MealColumns {
  date: CalendarDate;
  meal_time: MealTime;
  name: string;
  recipe_id: string;
  main_image: string;
}

/** A week without meals is one row without a meal. */
type WeekRow = { id: number; version: number } & (MealColumns | { date: null });

/** {@linkcode MealPlanReads} in one statement, along the primary keys of `planned_meal` and `recipe`. */
export class PostgresMealPlanReads implements MealPlanReads {
  readonly #knex: Knex;

  constructor(knex: Knex) {
    this.#knex = knex;
  }

  async findWeek(userId: UserId, week: Week): Promise<WeekPlan | undefined> {
    const { rows } = await this.#knex.raw<{ rows: WeekRow[] }>(
      `SELECT household.id, household.version, meal.date, meal.meal_time, meal.name, meal.recipe_id, recipe.main_image
         FROM household_member
         JOIN household ON household.id = household_member.household_id
         LEFT JOIN planned_meal AS meal ON meal.household_id = household.id AND meal.date BETWEEN ? AND ?
         LEFT JOIN recipe ON recipe.id = meal.recipe_id
        WHERE household_member.user_id = ?
        ORDER BY meal.date, array_position(?::text[], meal.meal_time)`,
      [week.monday, week.sunday, userId, [...MEAL_TIMES]],
    );
    const [first] = rows;
    if (!first) return undefined;
    const meals = rows.flatMap((row) => {
      if (row.date === null) return [];
      const { date, meal_time: mealTime, name, recipe_id: recipeId, main_image: mainImage } = row;
      return [{ date, mealTime, name, recipeId, mainImage }];
    });
    return { household: { id: first.id, version: first.version }, meals };
  }
}
