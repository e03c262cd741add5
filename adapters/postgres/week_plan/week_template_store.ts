import type { Knex } from "knex";
import type { UserId } from "../../../core/account/mod.ts";
import type { HouseholdId } from "../../../core/household/mod.ts";
import type { CalendarDate } from "../../../core/shared/mod.ts";
import {
  WEEK_TEMPLATES_MAX,
  type WeeklySuggestion,
  type WeekTemplate,
  type WeekTemplateId,
  type WeekTemplateStore,
} from "../../../core/week_plan/mod.ts";
import { LOCKED_HOUSEHOLD, withHousehold } from "../household/household_statements.ts";

const OF_HOUSEHOLD = "household_id = (SELECT household_id FROM household_member WHERE user_id = :userId)";

/** {@linkcode WeekTemplateStore} on the tables `week_template` and `weekly_suggestion`. */
export class PostgresWeekTemplateStore implements WeekTemplateStore {
  readonly #knex: Knex;

  constructor(knex: Knex) {
    this.#knex = knex;
  }

  async list(userId: UserId): Promise<readonly WeekTemplate[]> {
    const { rows } = await this.#knex.raw<{ rows: WeekTemplate[] }>(
      `SELECT id, name, meals FROM week_template WHERE ${OF_HOUSEHOLD} ORDER BY lower(name) LIMIT ${WEEK_TEMPLATES_MAX}`,
      { userId },
    );
    return rows;
  }

  async add(userId: UserId, { name, meals }: Omit<WeekTemplate, "id">): Promise<WeekTemplate | "full" | "exists"> {
    return await this.#knex.transaction(async (transaction) => {
      const { id: householdId } = await withHousehold<{ id: HouseholdId }>(
        async () => await transaction.raw(`WITH ${LOCKED_HOUSEHOLD} SELECT id FROM household_now`, { userId }),
      );
      const names: string[] = await transaction("week_template").where({ household_id: householdId }).pluck("name");
      if (names.some((each) => each.toLowerCase() === name.toLowerCase())) return "exists";
      if (names.length >= WEEK_TEMPLATES_MAX) return "full";
      const [added]: { id: WeekTemplateId }[] = await transaction("week_template")
        .insert({ household_id: householdId, name, meals: JSON.stringify(meals) })
        .returning("id");
      if (!added) throw new Error("The database stored no template");
      return { id: added.id, name, meals };
    });
  }

  async remove(userId: UserId, id: WeekTemplateId): Promise<boolean> {
    const { rowCount } = await this.#knex.raw<{ rowCount: number }>(
      `DELETE FROM week_template WHERE id = :id AND ${OF_HOUSEHOLD}`,
      { userId, id },
    );
    return rowCount > 0;
  }

  async findWeekly(userId: UserId): Promise<WeeklySuggestion | undefined> {
    const { rows } = await this.#knex.raw<{ rows: { wishes: unknown; dismissed: CalendarDate | null }[] }>(
      `SELECT wishes, dismissed FROM weekly_suggestion WHERE ${OF_HOUSEHOLD}`,
      { userId },
    );
    const [row] = rows;
    return row && { wishes: row.wishes, dismissed: row.dismissed ?? undefined };
  }

  async setWeekly(userId: UserId, wishes: unknown): Promise<void> {
    if (wishes === undefined) {
      await this.#knex.raw(`DELETE FROM weekly_suggestion WHERE ${OF_HOUSEHOLD}`, { userId });
      return;
    }
    await this.#knex.raw(
      `INSERT INTO weekly_suggestion (household_id, wishes)
       SELECT household_id, :wishes FROM household_member WHERE user_id = :userId
       ON CONFLICT (household_id) DO UPDATE SET wishes = excluded.wishes`,
      { userId, wishes: JSON.stringify(wishes) },
    );
  }

  async dismissWeekly(userId: UserId, monday: CalendarDate): Promise<void> {
    await this.#knex.raw(`UPDATE weekly_suggestion SET dismissed = :monday WHERE ${OF_HOUSEHOLD}`, { userId, monday });
  }
}
