import type { Knex } from "knex";
import type { UserId } from "../../../core/account/mod.ts";
import type { HouseholdId, HouseholdVersion } from "../../../core/household/mod.ts";
import {
  type ChangedSlots,
  changeMealTime,
  changeOfSlots,
  daysOfChanges,
  type IdempotentChange,
  isAlreadyApplied,
  isSameSlot,
  type MealMove,
  type MealPlanStore,
  type MealTime,
  type PlanChange,
  type PlanDays,
  type PlannedMeal,
  type PlanSlot,
  refusedSlots,
  type SlotChange,
  type SlotChanges,
  type Week,
} from "../../../core/meal_plan/mod.ts";
import type { CalendarDate } from "../../../core/shared/mod.ts";
import { listMemberRules } from "../food_rules/food_rules_store.ts";
import { LOCKED_HOUSEHOLD, withHousehold } from "../household/household_statements.ts";
import { unlessRecipeIsGone } from "../recipe/unless_recipe_is_gone.ts";
import {
  CONTENT_COLUMNS,
  COOKED,
  MEAL_COLUMNS,
  mealOrder,
  type PlannedMealRow,
  toPlannedMeal,
} from "./planned_meal_row.ts";

interface ChangedRow {
  id: HouseholdId;
  version: number;
}

/** The version of a household, and the one that a sent change made. */
interface VersionsRow {
  version: number;
  made_household_id: HouseholdId | null;
  made_version: number | null;
}

/** A row as it is stored. */
interface StoredRow {
  date: CalendarDate;
  meal_time: MealTime;
  recipe_id: string;
  name: string;
}

const INSERT_MEALS = `
    INSERT INTO planned_meal (household_id, user_id, date, meal_time, ${CONTENT_COLUMNS})`;

/** Ends {@linkcode INSERT_MEALS}. */
const REPLACE_SLOT = `
    ON CONFLICT (household_id, date, meal_time) DO UPDATE
      SET user_id = excluded.user_id, recipe_id = excluded.recipe_id, name = excluded.name,
          portions = excluded.portions, leftovers_of_date = excluded.leftovers_of_date,
          leftovers_of_meal_time = excluded.leftovers_of_meal_time, leftovers_keep_days = excluded.leftovers_keep_days,
          cooked_recipe_id = NULL`;

const PUT = `
  WITH ${LOCKED_HOUSEHOLD}, planned AS (
    ${INSERT_MEALS}
    SELECT id, :userId, :date, :mealTime, :recipeId, :name, :portions, :cookedDate, :cookedMealTime, :keepsDays
      FROM household_now
    ${REPLACE_SLOT}
  ), cooked AS (
    UPDATE planned_meal SET leftovers_of_date = NULL, leftovers_of_meal_time = NULL, leftovers_keep_days = NULL
      FROM household_now
     WHERE household_id = household_now.id AND date = :cookedDate AND meal_time = :cookedMealTime
       AND leftovers_of_date IS NOT NULL
  )
  UPDATE household SET version = version + 1 FROM household_now WHERE household.id = household_now.id
  RETURNING household.id, household.version`;

const REMOVE = changeSlot(`DELETE FROM planned_meal USING household_now`);

const SET_PORTIONS = changeSlot(`UPDATE planned_meal SET portions = :portions FROM household_now`);

const SET_COOKED = changeSlot(
  `UPDATE planned_meal SET cooked_recipe_id = CASE WHEN :isCooked THEN recipe_id END FROM household_now`,
);

const MOVE_LEFTOVERS = `
  UPDATE planned_meal SET leftovers_of_date = moved.new_date, leftovers_of_meal_time = moved.new_meal_time
    FROM (VALUES (CAST(:fromDate AS date), :fromMealTime, CAST(:toDate AS date), :toMealTime),
                 (CAST(:toDate AS date), :toMealTime, CAST(:fromDate AS date), :fromMealTime)
         ) AS moved (old_date, old_meal_time, new_date, new_meal_time)
   WHERE household_id = :id AND leftovers_of_date = old_date AND leftovers_of_meal_time = old_meal_time`;

const VERSIONS = `
  SELECT household.version, sent.household_id AS made_household_id, sent.version AS made_version
    FROM household LEFT JOIN sent_plan_change AS sent ON sent.user_id = :userId AND sent.id = :id
   WHERE household.id = :householdId`;

// One statement, so that changes of many slots cost no more than one of a single slot. A meal whose leftovers are planned counts
// as cooked, as in PUT; one that is changed here is stored as cooked.
const CHANGE_SLOTS = `
  WITH change AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset(:changes) AS change (date date, meal_time text, recipe_id text, name text,
      portions real, cooked_date date, cooked_meal_time text, keeps_days smallint)
  ), removed AS (
    DELETE FROM planned_meal USING change
     WHERE household_id = :id AND planned_meal.date = change.date AND planned_meal.meal_time = change.meal_time
       AND change.recipe_id IS NULL
  ), planned AS (
    ${INSERT_MEALS}
    SELECT :id, :userId, date, meal_time, recipe_id, name, portions, cooked_date, cooked_meal_time, keeps_days
      FROM change WHERE recipe_id IS NOT NULL
    ${REPLACE_SLOT}
  ), cooked AS (
    UPDATE planned_meal SET leftovers_of_date = NULL, leftovers_of_meal_time = NULL, leftovers_keep_days = NULL
     WHERE household_id = :id AND leftovers_of_date IS NOT NULL
       AND (date, meal_time) IN (SELECT cooked_date, cooked_meal_time FROM change)
       AND (date, meal_time) NOT IN (SELECT date, meal_time FROM change)
  )
  UPDATE household SET version = version + 1 WHERE id = :id RETURNING version`;

/** {@linkcode MealPlanStore} on the table `planned_meal`, whose primary key is household, date and meal time. */
export class PostgresMealPlanStore implements MealPlanStore {
  readonly #knex: Knex;

  constructor(knex: Knex) {
    this.#knex = knex;
  }

  async put(meal: PlannedMeal, idempotency?: IdempotentChange): Promise<PlanChange> {
    const { userId, date, mealTime, recipeId, name, portions, leftoversOf } = meal;
    const summary = { kind: "mealPlanned", by: userId, date, mealTime } as const;
    return await this.#once<never>(summary, idempotency, async (knex) => {
      const { id: householdId, version } = await withHousehold<ChangedRow>(
        async () =>
          await unlessRecipeIsGone(
            knex.raw(PUT, {
              userId,
              date,
              mealTime,
              recipeId,
              name,
              portions: portions ?? null,
              cookedDate: leftoversOf?.date ?? null,
              cookedMealTime: leftoversOf?.mealTime ?? null,
              keepsDays: leftoversOf?.keepsDays ?? null,
            }),
          ),
      );
      return { householdId, version, ...summary };
    });
  }

  async remove(
    meal: Pick<PlannedMeal, "userId" | "date" | "mealTime">,
    idempotency?: IdempotentChange,
  ): Promise<PlanChange | undefined> {
    return await this.#changeSlot(REMOVE, meal, { kind: "mealCleared", idempotency });
  }

  async setPortions(
    meal: Pick<PlannedMeal, "userId" | "date" | "mealTime" | "portions">,
    idempotency?: IdempotentChange,
  ): Promise<PlanChange | undefined> {
    const parameters = { ...meal, portions: meal.portions ?? null };
    return await this.#changeSlot(SET_PORTIONS, parameters, { kind: "portionsChanged", idempotency });
  }

  async move(
    { userId, recipeId, from, to }: MealMove,
    idempotency?: IdempotentChange,
  ): Promise<PlanChange | undefined> {
    const summary = { kind: "mealMoved", by: userId, ...to, moved: { recipeId, from } } as const;
    return await this.#once<undefined>(summary, idempotency, async (knex) =>
      knex.transaction(async (transaction) => {
        const id = await lockHousehold(transaction, userId);
        const both = () =>
          transaction("planned_meal")
            .where({ household_id: id })
            .whereIn(
              ["date", "meal_time"],
              [from, to].map(({ date, mealTime }) => [date, mealTime]),
            );
        const meals: StoredRow[] = await both().select("*");
        if (!meals.some((meal) => meal.recipe_id === recipeId && isSameSlot(slotOf(meal), from))) return undefined;
        await both().delete();
        await transaction("planned_meal").insert(
          meals.map((meal) => inSlot(meal, isSameSlot(slotOf(meal), from) ? to : from)),
        );
        const slots = { fromDate: from.date, fromMealTime: from.mealTime, toDate: to.date, toMealTime: to.mealTime };
        await transaction.raw(MOVE_LEFTOVERS, { id, ...slots });
        const [changed]: Pick<ChangedRow, "version">[] = await transaction("household")
          .where({ id })
          .increment("version", 1)
          .returning("version");
        if (!changed) throw new Error(`Cannot move a meal: there is no household ${id}`);
        return { householdId: id, version: changed.version, ...summary };
      }),
    );
  }

  async setCooked(
    meal: Pick<PlannedMeal, "userId" | "date" | "mealTime" | "isCooked">,
  ): Promise<PlanChange | undefined> {
    const parameters = { ...meal, isCooked: meal.isCooked === true };
    return await this.#changeSlot(SET_COOKED, parameters, { kind: "mealCooked" });
  }

  async changeSlots({ userId, householdId, changes, check }: SlotChanges): Promise<ChangedSlots> {
    return await this.#knex.transaction(async (transaction) => {
      const id = await lockHousehold(transaction, userId);
      if (id !== householdId) return { refused: [] };
      const refused = refusedSlots(changes, await listDays(transaction, { userId, ...daysOfChanges(changes) }));
      if (refused.length > 0) return { refused };
      check?.(await listMemberRules(transaction, userId));
      const { rows } = await unlessRecipeIsGone<{ rows: [Pick<ChangedRow, "version">] }>(
        transaction.raw(CHANGE_SLOTS, { id, userId, changes: JSON.stringify(changes.map(toChangeRow)) }),
      );
      return { change: { householdId, version: rows[0].version, by: userId, ...changeOfSlots(changes) } };
    });
  }

  async listWeek(userId: UserId, week: Week): Promise<PlannedMeal[]> {
    return await listDays(this.#knex, { userId, from: week.monday, to: week.sunday });
  }

  async removeIdempotencyKeys({ before }: { readonly before: Date }): Promise<void> {
    await this.#knex("sent_plan_change").where("made_at", "<", before).delete();
  }

  async #changeSlot(
    statement: string,
    parameters: Pick<PlannedMeal, "userId" | "date" | "mealTime" | "isCooked"> & { readonly portions?: number | null },
    { kind, idempotency }: { readonly kind: PlanChange["kind"]; readonly idempotency?: IdempotentChange | undefined },
  ): Promise<PlanChange | undefined> {
    const { userId, date, mealTime } = parameters;
    const summary = { kind, by: userId, date, mealTime };
    return await this.#once<undefined>(summary, idempotency, async (knex, now) => {
      const changed = await withHousehold<Pick<ChangedRow, "id"> & { version: number | null }>(
        async () => await knex.raw(statement, { ...parameters }),
      );
      if (changed.version !== null) return { householdId: changed.id, version: changed.version, ...summary };
      // A removal is already applied if the slot is empty.
      return now && kind === "mealCleared" ? { ...now, ...summary } : undefined;
    });
  }

  /** Makes a change, or finds that it is made. `now`: the household before a sent change. */
  async #once<Nothing extends undefined>(
    summary: Omit<PlanChange, "householdId" | "version">,
    idempotency: IdempotentChange | undefined,
    act: (knex: Knex, now?: HouseholdVersion) => Promise<PlanChange | Nothing>,
  ): Promise<PlanChange | Nothing> {
    const { idempotencyKey: id, expected } = idempotency ?? {};
    if (id === undefined && !expected) return await act(this.#knex);
    const { by: userId } = summary;
    return await this.#knex.transaction(async (transaction) => {
      const householdId = await lockHousehold(transaction, userId);
      // The statement that waited for the lock does not see rows that were stored meanwhile.
      const { rows } = await transaction.raw<{ rows: [VersionsRow] }>(VERSIONS, {
        householdId,
        userId,
        id: id ?? null,
      });
      const [{ version, made_household_id, made_version }] = rows;
      if (made_household_id !== null && made_version !== null) {
        return { householdId: made_household_id, version: made_version, ...summary };
      }
      const meals = expected ? await listDays(transaction, { userId, ...daysOfChanges(expected.slots) }) : [];
      const isMade = expected && isAlreadyApplied(expected, { householdId, meals });
      const now = { householdId, version };
      const change = isMade ? { ...now, ...summary } : await act(transaction, now);
      if (change && id !== undefined) {
        const row = { user_id: userId, id, household_id: change.householdId, version: change.version };
        await transaction("sent_plan_change").insert(row);
      }
      return change;
    });
  }
}

/** Locks a person's household until the transaction ends. */
async function lockHousehold(transaction: Knex, userId: UserId): Promise<HouseholdId> {
  const { id } = await withHousehold<Pick<ChangedRow, "id">>(
    async () => await transaction.raw(`WITH ${LOCKED_HOUSEHOLD} SELECT id FROM household_now`, { userId }),
  );
  return id;
}

async function listDays(
  knex: Knex,
  { userId, from, to }: PlanDays & { readonly userId: UserId },
): Promise<PlannedMeal[]> {
  const { rows } = await knex.raw<{ rows: PlannedMealRow[] }>(
    `SELECT ${MEAL_COLUMNS} FROM planned_meal AS meal ${COOKED}
      WHERE meal.household_id = (SELECT household_id FROM household_member WHERE user_id = ?)
        AND meal.date BETWEEN ? AND ?
      ORDER BY meal.date, ${mealOrder("meal.meal_time")}`,
    [userId, from, to],
  );
  return rows.map((row) => ({ userId, ...toPlannedMeal(row) }));
}

/** Without a recipe for a slot that is to be empty. */
function toChangeRow({ date, mealTime, to }: SlotChange) {
  return {
    date,
    meal_time: mealTime,
    recipe_id: to?.recipeId,
    name: to?.name,
    portions: to?.portions,
    cooked_date: to?.leftoversOf?.date,
    cooked_meal_time: to?.leftoversOf?.mealTime,
    keeps_days: to?.leftoversOf?.keepsDays,
  };
}

/** Changes the meal of a slot. The row has no version where there was none. */
function changeSlot(change: string): string {
  return `
    WITH ${LOCKED_HOUSEHOLD}, slot AS (
      ${change}
       WHERE household_id = household_now.id AND date = :date AND meal_time = :mealTime RETURNING household_id
    ), changed AS (
      UPDATE household SET version = version + 1 FROM slot WHERE household.id = household_id
      RETURNING household.id, household.version
    )
    SELECT household_now.id, changed.version FROM household_now LEFT JOIN changed USING (id)`;
}

function slotOf({ date, meal_time: mealTime }: StoredRow): PlanSlot {
  return { date, mealTime };
}

function inSlot(meal: StoredRow, { date, mealTime }: PlanSlot): StoredRow {
  const name = changeMealTime(meal.name, { from: meal.meal_time, to: mealTime });
  return { ...meal, date, meal_time: mealTime, name };
}
