import type { Knex } from "knex";
import type { UserId } from "../../core/account/mod.ts";
import type { MealTime } from "../../core/meal_plan/mod.ts";
import type { IngredientGroup, RecipeId } from "../../core/recipe/mod.ts";
import type { CalendarDate } from "../../core/shared/mod.ts";
import type { MealToShopFor, ShoppingMeals } from "../../core/shopping/mod.ts";

interface MealRow {
  date: CalendarDate;
  meal_time: MealTime;
  id: RecipeId;
  name: string;
  servings: number;
  ingredient_groups: { title?: string; items: IngredientGroup["items"] }[];
  portions: number;
}

/** {@linkcode ShoppingMeals} in one statement, along the primary keys of `planned_meal`, `recipe` and `recipe_page`. */
export class PostgresShoppingMeals implements ShoppingMeals {
  readonly #knex: Knex;

  constructor(knex: Knex) {
    this.#knex = knex;
  }

  async list(userId: UserId, days: readonly CalendarDate[]): Promise<MealToShopFor[]> {
    if (days.length === 0) return [];
    const { rows } = await this.#knex.raw<{ rows: MealRow[] }>(
      `SELECT meal.date, meal.meal_time, recipe.id, recipe.name, recipe_page.servings, recipe_page.ingredient_groups,
              (SELECT sum(portions)::float8 FROM household_member WHERE household_id = own.household_id) AS portions
         FROM household_member AS own
         JOIN planned_meal AS meal ON meal.household_id = own.household_id AND meal.date = ANY (:days::date[])
         JOIN recipe ON recipe.id = meal.recipe_id
         JOIN recipe_page ON recipe_page.recipe_id = recipe.id
        WHERE own.user_id = :userId`,
      { userId, days: [...days] },
    );
    return rows.map(({ date, meal_time: mealTime, portions, id, name, servings, ingredient_groups }) => {
      // JSON has no undefined: a group without a title comes back without the field.
      const ingredientGroups = ingredient_groups.map(({ title, items }) => ({ title, items }));
      return { date, mealTime, portions, recipe: { id, name, servings, ingredientGroups } };
    });
  }
}
