import type { Knex } from "knex";
import type { UserId } from "../../../core/account/mod.ts";
import type { Unit } from "../../../core/amounts/mod.ts";
import type { FoodKey, Storage } from "../../../core/food/mod.ts";
import type { HouseholdId, NamedPerson } from "../../../core/household/mod.ts";
import {
  type ChangedPantry,
  type ChangePantryInput,
  type FoodDetails,
  isNoEdit,
  type Pantry,
  type PantryEdit,
  type PantryFood,
  type PantryFoodId,
  type PantryStore,
} from "../../../core/pantry/mod.ts";
import type { CalendarDate } from "../../../core/shared/mod.ts";
import { LOCKED_HOUSEHOLD, withHousehold } from "../household/household_statements.ts";

/** A food as JSON of the database. */
interface StoredFood {
  id: PantryFoodId;
  name: string;
  food: FoodKey | null;
  quantity: number | null;
  unit: Unit | null;
  use_by: CalendarDate | null;
  storage: Storage | null;
  always_there: boolean;
  added_by: NamedPerson | null;
  added_at: string;
}

const FOOD = `json_build_object('id', stored.id, 'name', name, 'food', food, 'quantity', quantity, 'unit', unit,
  'use_by', use_by, 'storage', storage, 'always_there', always_there, 'added_at', added_at,
  'added_by', CASE WHEN person.id IS NOT NULL THEN json_build_object('id', person.id, 'name', full_name) END)`;

const FIND = `
  SELECT household.id, household.version,
    (SELECT coalesce(json_agg(${FOOD} ORDER BY stored.id), '[]')
       FROM pantry_food AS stored LEFT JOIN person ON person.id = added_by
      WHERE stored.household_id = household.id) AS foods
  FROM household_member AS own JOIN household ON household.id = own.household_id WHERE own.user_id = :userId`;

const LOCK = `WITH ${LOCKED_HOUSEHOLD} SELECT id FROM household_now`;

// One statement, so that a change of many foods costs no more than one of a single food.
const CHANGE = `
  WITH removed AS (
    DELETE FROM pantry_food WHERE household_id = :householdId AND id = ANY(:removed::bigint[])
  ), put AS (
    UPDATE pantry_food SET name = new.name, food = new.food, quantity = new.quantity, unit = new.unit, use_by = new.use_by,
      storage = new.storage, always_there = new.always_there
    FROM jsonb_to_recordset(:put) AS new (id bigint, name text, food text, quantity numeric, unit text, use_by date,
      storage text, always_there boolean)
    WHERE household_id = :householdId AND pantry_food.id = new.id
  ), added AS (
    INSERT INTO pantry_food (household_id, name, food, quantity, unit, use_by, storage, always_there, added_by, added_at)
    SELECT :householdId, name, food, quantity, unit, use_by, storage, always_there, :userId, :at
    FROM jsonb_to_recordset(:added) AS new (place int, name text, food text, quantity numeric, unit text, use_by date,
      storage text, always_there boolean)
    ORDER BY place
    RETURNING *
  ), changed AS (
    UPDATE household SET version = version + 1 WHERE id = :householdId RETURNING version
  )
  SELECT version,
    (SELECT coalesce(json_agg(${FOOD} ORDER BY stored.id), '[]')
       FROM added AS stored LEFT JOIN person ON person.id = added_by) AS added
  FROM changed`;

/** {@linkcode PantryStore} on the table `pantry_food`. A change locks as `household_statements.ts` describes. */
export class PostgresPantryStore implements PantryStore {
  readonly #knex: Knex;

  constructor(knex: Knex) {
    this.#knex = knex;
  }

  async find(userId: UserId): Promise<Pantry | undefined> {
    return await find(this.#knex, userId);
  }

  async change<Edit extends PantryEdit>({ userId, at, edit }: ChangePantryInput<Edit>): Promise<ChangedPantry<Edit>> {
    return await this.#knex.transaction(async (transaction) => {
      const { id: householdId } = await withHousehold<{ id: HouseholdId }>(
        async () => await transaction.raw(LOCK, { userId }),
      );
      return await changePantry(transaction, { householdId, userId, at, edit });
    });
  }
}

/** Changes the pantry of a locked household. */
export async function changePantry<Edit extends PantryEdit>(
  transaction: Knex.Transaction,
  { householdId, userId, at, edit }: ChangePantryInput<Edit> & { readonly householdId: HouseholdId },
): Promise<ChangedPantry<Edit>> {
  const decided = edit((await find(transaction, userId))?.foods ?? []);
  if (isNoEdit(decided)) return { edit: decided, added: [], change: undefined };
  const { add = [], put = [], remove = [] } = decided;
  const { rows } = await transaction.raw<{ rows: [{ version: number; added: StoredFood[] }] }>(CHANGE, {
    householdId,
    userId,
    at,
    removed: [...remove],
    put: JSON.stringify(put.map((food) => ({ id: food.id, ...toRow(food) }))),
    added: JSON.stringify(add.map((food, place) => ({ place, ...toRow(food) }))),
  });
  const [{ version, added }] = rows;
  return {
    edit: decided,
    added: added.map(toFood),
    change: { householdId, version, kind: "pantry", by: userId },
  };
}

async function find(knex: Knex, userId: UserId): Promise<Pantry | undefined> {
  const { rows } = await knex.raw<{ rows: { id: HouseholdId; version: number; foods: StoredFood[] }[] }>(FIND, {
    userId,
  });
  const [row] = rows;
  return row && { householdId: row.id, version: row.version, foods: row.foods.map(toFood) };
}

function toRow({ name, food, amount, useBy, storage, alwaysThere }: FoodDetails) {
  return { name, food, ...amount, use_by: useBy, storage, always_there: alwaysThere };
}

function toFood({ quantity, unit, use_by, always_there, added_by, added_at, ...row }: StoredFood): PantryFood {
  return {
    id: row.id,
    name: row.name,
    food: row.food ?? undefined,
    amount: quantity === null || unit === null ? undefined : { quantity, unit },
    useBy: use_by ?? undefined,
    storage: row.storage ?? undefined,
    alwaysThere: always_there,
    addedBy: added_by ?? undefined,
    addedAt: new Date(added_at),
  };
}
