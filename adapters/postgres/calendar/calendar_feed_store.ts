import type { Knex } from "knex";
import type { UserId } from "../../../core/account/mod.ts";
import type { CalendarFeed, CalendarFeedStore, FeedMeal, FeedOwner } from "../../../core/calendar/mod.ts";
import type { CalendarDate } from "../../../core/shared/mod.ts";
import { COOKED, MEAL_COLUMNS, mealOrder, type PlannedMealRow, toPlannedMeal } from "../meal_plan/planned_meal_row.ts";

interface FeedRow {
  user_id: UserId;
  created_at: Date;
  changed_at: Date;
}

type MealRow = PlannedMealRow & { total_minutes: number | null; changed_at: Date };

/** {@linkcode CalendarFeedStore} on the table `calendar_feed`; each method is one statement along an index. */
export class PostgresCalendarFeedStore implements CalendarFeedStore {
  readonly #knex: Knex;

  constructor(knex: Knex) {
    this.#knex = knex;
  }

  async put(userId: UserId, { tokenHash, createdAt }: CalendarFeed & { readonly tokenHash: string }): Promise<void> {
    await this.#knex.raw(
      `INSERT INTO calendar_feed (user_id, token_hash, created_at, changed_at)
       SELECT id, :tokenHash, :createdAt, :createdAt FROM person WHERE id = :userId
       ON CONFLICT (user_id) DO UPDATE
         SET token_hash = excluded.token_hash, created_at = excluded.created_at, changed_at = excluded.changed_at`,
      { userId, tokenHash, createdAt },
    );
  }

  async find(userId: UserId): Promise<CalendarFeed | undefined> {
    const row: Pick<FeedRow, "created_at"> | undefined = await this.#knex("calendar_feed")
      .select("created_at")
      .where({ user_id: userId })
      .first();
    return row && { createdAt: row.created_at };
  }

  async remove(userId: UserId): Promise<void> {
    await this.#knex("calendar_feed").where({ user_id: userId }).delete();
  }

  async markChanged(userId: UserId, changedAt: Date): Promise<void> {
    await this.#knex("calendar_feed").where({ user_id: userId }).update({ changed_at: changedAt });
  }

  async findOwner(tokenHash: string): Promise<FeedOwner | undefined> {
    const row: Pick<FeedRow, "user_id" | "changed_at"> | undefined = await this.#knex("calendar_feed")
      .select("user_id", "changed_at")
      .where({ token_hash: tokenHash })
      .first();
    return row && { userId: row.user_id, changedAt: row.changed_at };
  }

  async listMeals(userId: UserId, { from, to }: { from: CalendarDate; to: CalendarDate }): Promise<FeedMeal[]> {
    const { rows } = await this.#knex.raw<{ rows: MealRow[] }>(
      `SELECT ${MEAL_COLUMNS}, recipe.total_minutes, meal.changed_at
         FROM household_member
         JOIN planned_meal AS meal USING (household_id)
         JOIN stored_recipe AS recipe ON recipe.id = meal.recipe_id
         ${COOKED}
        WHERE household_member.user_id = :userId AND meal.date BETWEEN :from AND :to
        ORDER BY meal.date, ${mealOrder("meal.meal_time")}`,
      { userId, from, to },
    );
    return rows.map((row) => {
      const { date, mealTime, name, recipeId, leftoversOf } = toPlannedMeal(row);
      return {
        date,
        mealTime,
        name,
        recipeId,
        isLeftovers: leftoversOf !== undefined,
        totalMinutes: row.total_minutes ?? undefined,
        changedAt: row.changed_at,
      };
    });
  }
}
