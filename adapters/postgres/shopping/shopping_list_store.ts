import type { Knex } from "knex";
import type { UserId } from "../../../core/account/mod.ts";
import type { ChangedHousehold, HouseholdChange, HouseholdId } from "../../../core/household/mod.ts";
import type { FinishedShopping, FinishInput } from "../../../core/pantry/mod.ts";
import type { CalendarDate } from "../../../core/shared/mod.ts";
import {
  EMPTY_LIST,
  type ListOfHousehold,
  type ListState,
  type MergedList,
  type MergeRefusal,
  SHOPS_MAX,
  type Shop,
  type ShopId,
  type ShoppingList,
  type ShoppingListStore,
  type StoredShoppingList,
  withChange,
  withoutFinished,
} from "../../../core/shopping/mod.ts";
import { LOCKED_HOUSEHOLD, withHousehold } from "../household/household_statements.ts";
import { changePantry } from "../pantry/pantry_store.ts";

interface ListRow {
  id: HouseholdId;
  version: number;
  days: CalendarDate[] | null;
  list: ShoppingList | null;
  shop_id: ShopId | null;
  shops: Shop[];
}

const FIND = `
  SELECT household.id, household.version, list.days::text[] AS days, list.list, list.shop_id,
    (SELECT coalesce(json_agg(json_build_object('id', shop.id, 'name', shop.name, 'aisles', shop.aisles)
                              ORDER BY shop.name COLLATE "C", shop.id), '[]')
       FROM shop WHERE shop.household_id = household.id) AS shops
  FROM household_member AS own
  JOIN household ON household.id = own.household_id
  LEFT JOIN shopping_list AS list ON list.household_id = household.id
  WHERE own.user_id = ?`;

/**
 * {@linkcode ShoppingListStore} on the tables `shopping_list` and `shop`. Every change locks the household, in the order
 * that `household_statements.ts` describes, and then reads the rows that it changes.
 */
export class PostgresShoppingListStore implements ShoppingListStore, FinishedShopping {
  readonly #knex: Knex;

  constructor(knex: Knex) {
    this.#knex = knex;
  }

  async find(userId: UserId): Promise<StoredShoppingList | undefined> {
    const { rows } = await this.#knex.raw<{ rows: ListRow[] }>(FIND, [userId]);
    const [row] = rows;
    return (
      row && {
        household: { householdId: row.id, version: row.version },
        days: row.days ?? undefined,
        list: row.list ?? EMPTY_LIST,
        shops: row.shops,
        shopId: row.shop_id ?? undefined,
      }
    );
  }

  async merge(
    userId: UserId,
    change: ShoppingList,
    { householdId }: ListOfHousehold = {},
  ): Promise<MergedList | MergeRefusal> {
    return await this.#knex.transaction(async (transaction) => {
      const id = await lockHousehold(transaction, userId);
      if (householdId !== undefined && householdId !== id) return "other_household";
      const list = withChange(await stateOf(transaction, id), change);
      if (!list) return "full";
      await store(transaction, id, { list: JSON.stringify(list) });
      return { list, change: await changed(transaction, { id, by: userId }) };
    });
  }

  async finish(
    userId: UserId,
    { ids, at, edit }: FinishInput,
  ): Promise<MergedList & { readonly pantryChange: HouseholdChange | undefined }> {
    return await this.#knex.transaction(async (transaction) => {
      const id = await lockHousehold(transaction, userId);
      const { list, past, ended } = withoutFinished(await stateOf(transaction, id), ids);
      await store(transaction, id, { list: JSON.stringify(list), past });
      const change = await changed(transaction, { id, by: userId });
      const { change: pantryChange } = await changePantry(transaction, {
        householdId: id,
        userId,
        at,
        edit: (foods) => edit(foods, ended),
      });
      return { list, change, pantryChange };
    });
  }

  async setDays(userId: UserId, days: readonly CalendarDate[]): Promise<ChangedHousehold> {
    return await this.#knex.transaction(async (transaction) => {
      const id = await lockHousehold(transaction, userId);
      await store(transaction, id, { days });
      return await changed(transaction, { id, by: userId });
    });
  }

  async chooseShop(userId: UserId, shopId: ShopId | undefined): Promise<ChangedHousehold | undefined> {
    return await this.#knex.transaction(async (transaction) => {
      const id = await lockHousehold(transaction, userId);
      const shop: unknown =
        shopId === undefined || (await transaction("shop").where({ id: shopId, household_id: id }).first("id"));
      if (!shop) return undefined;
      await store(transaction, id, { shop_id: shopId ?? null });
      return await changed(transaction, { id, by: userId });
    });
  }

  async addShop(userId: UserId, { name, aisles }: Omit<Shop, "id">): Promise<ChangedHousehold | "full"> {
    return await this.#knex.transaction(async (transaction) => {
      const id = await lockHousehold(transaction, userId);
      const shops: ShopId[] = await transaction("shop").where({ household_id: id }).pluck("id");
      if (shops.length >= SHOPS_MAX) return "full";
      const [added]: { id: ShopId }[] = await transaction("shop")
        .insert({ household_id: id, name, aisles })
        .returning("id");
      await store(transaction, id, { shop_id: added?.id });
      return await changed(transaction, { id, by: userId });
    });
  }

  async changeShop(userId: UserId, { id: shopId, name, aisles }: Shop): Promise<ChangedHousehold | undefined> {
    return await this.#knex.transaction(async (transaction) => {
      const id = await lockHousehold(transaction, userId);
      const updated = await transaction("shop").where({ id: shopId, household_id: id }).update({ name, aisles });
      return updated === 0 ? undefined : await changed(transaction, { id, by: userId });
    });
  }

  async removeShop(userId: UserId, shopId: ShopId): Promise<ChangedHousehold | undefined> {
    return await this.#knex.transaction(async (transaction) => {
      const id = await lockHousehold(transaction, userId);
      const removed = await transaction("shop").where({ id: shopId, household_id: id }).delete();
      return removed === 0 ? undefined : await changed(transaction, { id, by: userId });
    });
  }
}

/** @throws if there is no such person. */
async function lockHousehold(transaction: Knex.Transaction, userId: UserId): Promise<HouseholdId> {
  const { id } = await withHousehold<{ id: HouseholdId }>(
    async () => await transaction.raw(`WITH ${LOCKED_HOUSEHOLD} SELECT id FROM household_now`, { userId }),
  );
  return id;
}

/** The list of a locked household. A statement of its own, which sees rows that were stored before the lock. */
async function stateOf(transaction: Knex.Transaction, id: HouseholdId): Promise<ListState> {
  const row: ListState | undefined = await transaction("shopping_list")
    .where({ household_id: id })
    .first("list", "past");
  return row ?? { list: EMPTY_LIST, past: [] };
}

async function store(transaction: Knex.Transaction, id: HouseholdId, columns: Record<string, unknown>): Promise<void> {
  await transaction("shopping_list")
    .insert({ household_id: id, ...columns })
    .onConflict("household_id")
    .merge(columns);
}

async function changed(
  transaction: Knex.Transaction,
  { id, by }: { id: HouseholdId; by: UserId },
): Promise<ChangedHousehold> {
  const [row]: { version: number }[] = await transaction("household")
    .where({ id })
    .increment("version", 1)
    .returning("version");
  if (!row) throw new Error(`Cannot change the list: there is no household ${id}`);
  return { householdId: id, version: row.version, by };
}
