import type { Knex } from "knex";
import type { UserId } from "../../../core/account/mod.ts";
import type { Nutrition } from "../../../core/food/mod.ts";
import type { MealPlanReads, PlanDays, Week, WeekMeal, WeekPlan } from "../../../core/meal_plan/mod.ts";
import type { RecipeId } from "../../../core/recipe/mod.ts";
import { COOKED, MEAL_COLUMNS, mealOrder, type PlannedMealRow, toPlannedMeal } from "./planned_meal_row.ts";

type MealRow = PlannedMealRow & { main_image: string };

/** Days without meals are one row without a meal. */
type DaysRow = { id: number; version: number } & (MealRow | { date: null });

/** A week without meals is one row without a recipe. */
type NutritionRow = { recipe_id: RecipeId; nutrition: Nutrition } | { recipe_id: null };

/** {@linkcode MealPlanReads}, each read in one statement, along the primary keys of `planned_meal` and `recipe`. */
export class PostgresMealPlanReads implements MealPlanReads {
  readonly #knex: Knex;

  constructor(knex: Knex) {
    this.#knex = knex;
  }

  async findWeek(userId: UserId, { monday, sunday }: Week): Promise<WeekPlan | undefined> {
    return await this.#findDays(userId, { from: monday, to: sunday });
  }

  async listNutrition(userId: UserId, { monday, sunday }: Week): Promise<ReadonlyMap<RecipeId, Nutrition> | undefined> {
    const { rows } = await this.#knex.raw<{ rows: NutritionRow[] }>(
      `SELECT meal.recipe_id, recipe_page.nutrition
         FROM household_member AS own
         LEFT JOIN planned_meal AS meal ON meal.household_id = own.household_id AND meal.date BETWEEN ? AND ?
         LEFT JOIN recipe_page ON recipe_page.recipe_id = meal.recipe_id
        WHERE own.user_id = ?`,
      [monday, sunday, userId],
    );
    if (rows.length === 0) return undefined;
    return new Map(rows.flatMap((row) => (row.recipe_id === null ? [] : [[row.recipe_id, row.nutrition]])));
  }

  async listMeals(userId: UserId, days: PlanDays): Promise<WeekMeal[]> {
    const plan = await this.#findDays(userId, days);
    return [...(plan?.meals ?? [])];
  }

  async #findDays(userId: UserId, { from, to }: PlanDays): Promise<WeekPlan | undefined> {
    const { rows } = await this.#knex.raw<{ rows: DaysRow[] }>(
      `SELECT household.id, household.version, recipe.main_image, ${MEAL_COLUMNS}
         FROM household_member
         JOIN household ON household.id = household_member.household_id
         LEFT JOIN planned_meal AS meal ON meal.household_id = household.id AND meal.date BETWEEN ? AND ?
         LEFT JOIN stored_recipe AS recipe ON recipe.id = meal.recipe_id
         ${COOKED}
        WHERE household_member.user_id = ?
        ORDER BY meal.date, ${mealOrder("meal.meal_time")}`,
      [from, to, userId],
    );
    const [first] = rows;
    if (!first) return undefined;
    const meals = rows.flatMap((row) =>
      row.date === null ? [] : [{ ...toPlannedMeal(row), mainImage: row.main_image }],
    );
    return { household: { id: first.id, version: first.version }, meals };
  }
}
