import type { Knex } from "knex";
import type { UserId } from "../../../core/account/mod.ts";
import { KEEPS_DAYS_MAX, mealsToCook } from "../../../core/meal_plan/mod.ts";
import type { IngredientGroup } from "../../../core/recipe/mod.ts";
import { addDays, type CalendarDate } from "../../../core/shared/mod.ts";
import { type MealToShopFor, SHOPPING_DAYS_MAX, type ShoppingMeals } from "../../../core/shopping/mod.ts";
import { COOKED, MEAL_COLUMNS, type PlannedMealRow, toPlannedMeal } from "../meal_plan/planned_meal_row.ts";

/** Leftovers, and meals of other days, come without their recipe. */
type MealRow = PlannedMealRow & { household_portions: number } & (
    | {
        recipe_name: string;
        servings: number;
        ingredient_groups: { title?: string; items: IngredientGroup["items"] }[];
      }
    | { recipe_name: null }
  );

/** {@linkcode ShoppingMeals} in one statement, along the primary keys of `planned_meal`, `recipe` and `recipe_page`. */
export class PostgresShoppingMeals implements ShoppingMeals {
  readonly #knex: Knex;

  constructor(knex: Knex) {
    this.#knex = knex;
  }

  async list(userId: UserId, days: readonly CalendarDate[]): Promise<MealToShopFor[]> {
    const sorted = days.toSorted();
    const [first, last] = [sorted[0], sorted.at(-1)];
    if (first === undefined || last === undefined) return [];
    const { rows } = await this.#knex.raw<{ rows: MealRow[] }>(
      `SELECT ${MEAL_COLUMNS}, recipe.name AS recipe_name, recipe_page.servings, recipe_page.ingredient_groups,
              (SELECT sum(portions)::float8 FROM household_member WHERE household_id = own.household_id) AS household_portions
         FROM household_member AS own
         JOIN planned_meal AS meal ON meal.household_id = own.household_id AND meal.date BETWEEN :first AND :until
          AND (meal.date = ANY (:days::date[]) OR meal.leftovers_of_date = ANY (:days::date[]))
         ${COOKED}
         LEFT JOIN stored_recipe AS recipe ON recipe.id = meal.recipe_id AND cooked.date IS NULL AND meal.date = ANY (:days::date[])
         LEFT JOIN recipe_page ON recipe_page.recipe_id = recipe.id
        WHERE own.user_id = :userId`,
      { userId, days: sorted, first, until: addDays(last, KEEPS_DAYS_MAX) },
    );
    const meals = rows.map((row) => ({ ...toPlannedMeal(row), recipe: toRecipe(row) }));
    return mealsToCook(meals, { householdPortions: rows[0]?.household_portions ?? 1 }).flatMap(({ meal, portions }) => {
      const { date, mealTime, recipe } = meal;
      return recipe ? [{ date, mealTime, portions, recipe }] : [];
    });
  }

  async listDays(userId: UserId, from: CalendarDate): Promise<CalendarDate[]> {
    const { rows } = await this.#knex.raw<{ rows: Pick<PlannedMealRow, "date">[] }>(
      `SELECT DISTINCT meal.date
         FROM household_member AS own JOIN planned_meal AS meal ON meal.household_id = own.household_id
         ${COOKED}
        WHERE own.user_id = :userId AND meal.date BETWEEN :from AND :until AND cooked.date IS NULL
          AND meal.cooked_recipe_id IS DISTINCT FROM meal.recipe_id
        ORDER BY meal.date`,
      { userId, from, until: addDays(from, SHOPPING_DAYS_MAX - 1) },
    );
    return rows.map(({ date }) => date);
  }
}

function toRecipe(row: MealRow): MealToShopFor["recipe"] | undefined {
  if (row.recipe_name === null) return undefined;
  const { recipe_id: id, recipe_name: name, servings, ingredient_groups } = row;
  // JSON has no undefined: a group without a title comes back without the field.
  return { id, name, servings, ingredientGroups: ingredient_groups.map(({ title, items }) => ({ title, items })) };
}
