import type { Knex } from "knex";
import type { UserId } from "../../../core/account/mod.ts";
import type { PhotoKey } from "../../../core/community/mod.ts";
import {
  type Alike,
  type AlikeRecipe,
  type ChangedOwnRecipe,
  type ImportId,
  type ImportItemKey,
  type NewOwnRecipe,
  OWN_RECIPES_MAX,
  type OwnRecipe,
  type OwnRecipeCard,
  type OwnRecipeStore,
  RECIPE_DERIVATION,
  type RecipeImages,
  type RecipeLink,
  type RestoredRecipe,
  type ToRecipe,
} from "../../../core/cookbook/mod.ts";
import { type FoodTables } from "../../../core/food/mod.ts";
import type { HouseholdId } from "../../../core/household/mod.ts";
import { isRecipeId, type RecipeId } from "../../../core/recipe/mod.ts";
import { PostgresFoodTables } from "../food/food_tables.ts";
import { HOUSEMATES, PUBLISHED, READABLE, readableOwn } from "../recipe/readable_recipe.ts";
import type { ParentOf } from "../recipe/recipe_rows.ts";
import {
  COLUMNS,
  FROM,
  imagesOf,
  lockedRow,
  lockedRows,
  type OwnRecipeRow,
  putRows,
  stored,
  toOwnRecipe,
} from "./own_recipe_rows.ts";
import { addReplaced, takeReplaced } from "./replaced_recipes.ts";

const OWN_READABLE = readableOwn("own_recipe.owner_id", "is_shared");

/** {@linkcode OwnRecipeStore} on the table `own_recipe`, each with its rows of `stored_recipe` and `recipe_page`. */
export class PostgresOwnRecipeStore implements OwnRecipeStore {
  readonly #knex: Knex;

  readonly #foods: FoodTables;

  constructor(knex: Knex, foods: FoodTables = new PostgresFoodTables(knex)) {
    this.#knex = knex;
    this.#foods = foods;
  }

  async list(
    userId: UserId,
    { skip, limit }: { skip: number; limit: number },
  ): Promise<{ recipes: readonly OwnRecipeCard[]; isMore: boolean }> {
    const { rows } = await this.#knex.raw<{ rows: CardRow[] }>(
      `SELECT own_recipe.recipe_id, version, own_recipe.owner_id, full_name AS owner_name, is_shared, updated_at,
              stored_recipe.name, keywords AS tags, coalesce(photo_keys[1], plate_key) AS picture
         FROM ${FROM}
        WHERE own_recipe.owner_id IN (${HOUSEMATES}) AND ${OWN_READABLE}
        ORDER BY updated_at DESC, own_recipe.recipe_id
        LIMIT :most OFFSET :skip`,
      { reader: userId, skip, most: limit + 1 },
    );
    return { recipes: rows.slice(0, limit).map(toCard), isMore: rows.length > limit };
  }

  async find(userId: UserId, id: RecipeId): Promise<OwnRecipe | undefined> {
    if (!isRecipeId(id)) return undefined;
    const { rows } = await this.#knex.raw<{ rows: OwnRecipeRow[] }>(
      `SELECT ${COLUMNS} FROM ${FROM} WHERE own_recipe.recipe_id = :id AND ${READABLE}`,
      { reader: userId, id },
    );
    return rows[0] && toOwnRecipe(rows[0]);
  }

  async findAlike(
    userId: UserId,
    { name, foods, url }: Alike,
    { limit }: { limit: number },
  ): Promise<readonly AlikeRecipe[]> {
    const { rows } = await this.#knex.raw<{ rows: (AlikeRecipe & ImportColumns)[] }>(
      `SELECT recipe_id AS id, name, import_id, import_position FROM own_recipe JOIN stored_recipe ON stored_recipe.id = recipe_id
        WHERE own_recipe.owner_id = :userId
          AND (source_key = ${sourceKeyOf(":url::text")}
               OR name_key = ${nameKeyOf(":name::text")}
                  AND required_foods || optional_foods @> :foods::text[] AND required_foods || optional_foods <@ :foods::text[])
        ORDER BY created_at DESC, recipe_id LIMIT :limit`,
      { userId, name, url: url ?? null, foods: [...new Set(foods)], limit },
    );
    return rows.map(({ id, name: own, ...by }) => ({ id, name: own, importItem: importItemOf(by) }));
  }

  async add(
    userId: UserId,
    { written, isShared, copyOf, importItem }: NewOwnRecipe,
    toRecipe: ToRecipe,
  ): Promise<OwnRecipe | "full"> {
    const parentOf = await this.#parents();
    return await this.#knex.transaction(async (transaction) => {
      // Two devices that add at once must not pass the limit together.
      await transaction.raw("SELECT FROM person WHERE id = ? FOR NO KEY UPDATE", [userId]);
      const before = importItem && (await idOfImportItem(transaction, importItem));
      if (before !== undefined) return await stored(transaction, before);
      const [{ count, id }] = (
        await transaction.raw<{ rows: [{ count: number; id: RecipeId }] }>(
          `SELECT (SELECT count(*) FROM own_recipe WHERE owner_id = :userId)::integer AS count,
                  'own-' || nextval('own_recipe_number') AS id`,
          { userId },
        )
      ).rows;
      if (count >= OWN_RECIPES_MAX) return "full";
      await putRows(transaction, toRecipe({ id, written, ...NO_IMAGES }), { ownerId: userId, isShared, parentOf });
      await transaction("own_recipe").insert({
        recipe_id: id,
        owner_id: userId,
        derivation: RECIPE_DERIVATION,
        written: JSON.stringify(written),
        copy_of: copyOf?.id ?? null,
        copied_name: copyOf?.name ?? null,
        import_id: importItem?.importId ?? null,
        import_position: importItem?.position ?? null,
      });
      return await stored(transaction, id);
    });
  }

  async change(
    userId: UserId,
    { id, version, written, isShared, replacedBy }: ChangedOwnRecipe,
    toRecipe: ToRecipe,
  ): Promise<OwnRecipe | "changed" | undefined> {
    const parentOf = await this.#parents();
    return await this.#knex.transaction(async (transaction) => {
      const row = await lockedRow(transaction, userId, id);
      if (!row) return undefined;
      if (row.version !== version) return "changed";
      if (replacedBy) await addReplaced(transaction, row, replacedBy);
      await changeText(transaction, row, { written, isShared, toRecipe, parentOf });
      return await stored(transaction, id);
    });
  }

  async changeImages(
    userId: UserId,
    { id, change }: { id: RecipeId; change: (images: RecipeImages) => RecipeImages },
    toRecipe: ToRecipe,
  ): Promise<OwnRecipe | undefined> {
    const parentOf = await this.#parents();
    return await this.#knex.transaction(async (transaction) => {
      const row = await lockedRow(transaction, userId, id);
      if (!row) return undefined;
      const images = change(imagesOf(row));
      const recipe = toRecipe({ id, written: row.written, ...images });
      await putRows(transaction, recipe, { ownerId: userId, isShared: row.is_shared, parentOf });
      await transaction("own_recipe")
        .where({ recipe_id: id })
        .update({ derivation: RECIPE_DERIVATION, photo_keys: [...images.photos], plate_key: images.plate ?? null });
      return await stored(transaction, id);
    });
  }

  /** Read before a recipe is locked. */
  async #parents(): Promise<ParentOf> {
    const { foods } = await this.#foods.current();
    return (key) => foods.get(key)?.parent;
  }

  async remove(userId: UserId, id: RecipeId): Promise<readonly PhotoKey[] | undefined> {
    const [row] = await this.#removeAll(userId, async () => [id]);
    if (!row) return undefined;
    const { photos, plate } = imagesOf(row);
    return plate === undefined ? photos : [...photos, plate];
  }

  async setLink(userId: UserId, id: RecipeId, link: RecipeLink | undefined): Promise<boolean> {
    const changed = await this.#knex("own_recipe")
      .where({ recipe_id: id, owner_id: userId })
      .update({ link_id: link?.id ?? null, link_hash: link?.hash ?? null });
    return changed > 0;
  }

  async keepLink(userId: UserId, id: RecipeId, link: RecipeLink): Promise<RecipeId | undefined> {
    const own = { recipe_id: id, owner_id: userId };
    await this.#knex("own_recipe").where(own).whereNull("link_id").update({ link_id: link.id, link_hash: link.hash });
    const [linkId] = await this.#knex("own_recipe").where(own).pluck("link_id");
    return linkId ?? undefined;
  }

  async deriveAgain(derivation: number, { limit }: { limit: number }, toRecipe: ToRecipe): Promise<number> {
    const parentOf = await this.#parents();
    return await this.#knex.transaction(async (transaction) => {
      const { rows } = await transaction.raw<{ rows: OwnRecipeRow[] }>(
        `SELECT ${COLUMNS} FROM ${FROM} WHERE derivation < :derivation
          ORDER BY derivation, own_recipe.recipe_id LIMIT :limit FOR UPDATE OF own_recipe, stored_recipe SKIP LOCKED`,
        { derivation, limit },
      );
      for (const row of rows) {
        const recipe = toRecipe({ id: row.recipe_id, written: row.written, ...imagesOf(row) });
        await putRows(transaction, recipe, { ownerId: row.owner_id, isShared: row.is_shared, parentOf });
      }
      const ids = rows.map((row) => row.recipe_id);
      await transaction("own_recipe").whereIn("recipe_id", ids).update({ derivation });
      return rows.length;
    });
  }

  async removeImported(userId: UserId, importId: ImportId, { limit }: { limit: number }): Promise<number> {
    const made = { import_id: importId, owner_id: userId };
    const removed = await this.#removeAll(userId, async (transaction) =>
      transaction("own_recipe")
        .where(made)
        .whereRaw(
          `version = coalesce((SELECT version FROM recipe_before_import AS before
                                WHERE before.import_id = own_recipe.import_id AND before.recipe_id = own_recipe.recipe_id), 1)`,
        )
        .orderBy("recipe_id")
        .limit(limit)
        .forUpdate()
        .pluck("recipe_id"),
    );
    return removed.length;
  }

  async restoreReplaced(
    userId: UserId,
    importId: ImportId,
    { limit }: { limit: number },
    toRecipe: ToRecipe,
  ): Promise<readonly RestoredRecipe[]> {
    const parentOf = await this.#parents();
    return await this.#knex.transaction(async (transaction) => {
      const replaced = await takeReplaced(transaction, { userId, importId, limit });
      for (const { row, before, isRestored } of replaced) {
        const { is_shared: isShared } = row;
        if (isRestored) await changeText(transaction, row, { written: before, isShared, toRecipe, parentOf });
      }
      return replaced.map(({ row, isRestored, opinion }) => ({ id: row.recipe_id, isRestored, opinion }));
    });
  }

  /**
   * Removes recipes of a person wherever they are planned. Households are locked before recipes, as where meals are planned. It
   * begins anew if one was planned in another household between the two.
   */
  async #removeAll(
    userId: UserId,
    findIds: (transaction: Knex.Transaction) => Promise<RecipeId[]>,
  ): Promise<readonly OwnRecipeRow[]> {
    for (let attempt = 1; ; attempt += 1) {
      const removed = await this.#knex.transaction(async (transaction) => {
        const ids = await findIds(transaction);
        const locked = await lockPlansOf(transaction, userId, ids);
        const rows = await lockedRows(transaction, userId, ids);
        const recipes = rows.map((row) => row.recipe_id);
        const planned = transaction("planned_meal").whereIn("recipe_id", recipes).distinct("household_id");
        const isPlannedElsewhere = (await planned).some((meal) => !locked.has(meal.household_id));
        if (isPlannedElsewhere && attempt < REMOVAL_ATTEMPTS) return undefined;
        await transaction("household").whereIn("id", planned.clone()).increment("version", 1);
        await transaction("stored_recipe").whereIn("id", recipes).delete();
        return rows;
      });
      if (removed) return removed;
    }
  }

  async photoAccess(key: PhotoKey, userId: UserId | undefined): Promise<"public" | "private" | "none"> {
    const { rows } = await this.#knex.raw<{ rows: { is_public: boolean }[] }>(
      `SELECT ${PUBLISHED} AS is_public
         FROM own_recipe JOIN stored_recipe ON stored_recipe.id = own_recipe.recipe_id
        WHERE (photo_keys @> ARRAY[:key] OR plate_key = :key) AND (link_hash IS NOT NULL OR ${READABLE})
        LIMIT 1`,
      { key, reader: userId ?? null },
    );
    return rows[0] ? (rows[0].is_public ? "public" : "private") : "none";
  }

  async photosInUse(keys: readonly PhotoKey[]): Promise<ReadonlySet<PhotoKey>> {
    const { rows } = await this.#knex.raw<{ rows: Pick<OwnRecipeRow, "photo_keys" | "plate_key">[] }>(
      "SELECT photo_keys, plate_key FROM own_recipe WHERE photo_keys && :keys::text[] OR plate_key = ANY (:keys::text[])",
      { keys: [...keys] },
    );
    const used = new Set(rows.flatMap((row) => [...row.photo_keys, row.plate_key]));
    return new Set(keys.filter((key) => used.has(key)));
  }
}

/** As the column `source_key` is computed. Without question marks, which would be parameters. */
function sourceKeyOf(url: string): string {
  return String.raw`md5(regexp_replace(lower(${url}), '^https{0,1}://(www\.){0,1}|/*(#.*){0,1}$', '', 'g'))`;
}

/** As the column `name_key` is computed. */
function nameKeyOf(name: string): string {
  return String.raw`md5(lower(btrim(regexp_replace(${name}, '\s+', ' ', 'g'))))`;
}

interface ImportColumns {
  import_id: number | null;
  import_position: number | null;
}

function importItemOf({ import_id: importId, import_position: position }: ImportColumns): ImportItemKey | undefined {
  return importId === null || position === null ? undefined : { importId: String(importId), position };
}

async function idOfImportItem(
  transaction: Knex.Transaction,
  { importId, position }: ImportItemKey,
): Promise<RecipeId | undefined> {
  const row: { recipe_id: RecipeId } | undefined = await transaction("own_recipe")
    .select("recipe_id")
    .where({ import_id: importId, import_position: position })
    .first();
  return row?.recipe_id;
}

/** The next version of a locked recipe. */
async function changeText(
  transaction: Knex.Transaction,
  row: OwnRecipeRow,
  {
    written,
    isShared,
    toRecipe,
    parentOf,
  }: Pick<ChangedOwnRecipe, "written" | "isShared"> & { toRecipe: ToRecipe; parentOf: ParentOf },
): Promise<void> {
  const { recipe_id: id, owner_id: ownerId } = row;
  await putRows(transaction, toRecipe({ id, written, ...imagesOf(row) }), { ownerId, isShared, parentOf });
  await transaction("own_recipe")
    .where({ recipe_id: id })
    .update({
      version: row.version + 1,
      derivation: RECIPE_DERIVATION,
      written: JSON.stringify(written),
      updated_at: transaction.fn.now(),
    });
}

const REMOVAL_ATTEMPTS = 5;

/** Locks the households that plan these recipes of a person. */
async function lockPlansOf(
  transaction: Knex.Transaction,
  userId: UserId,
  ids: readonly RecipeId[],
): Promise<ReadonlySet<HouseholdId>> {
  const { rows } = await transaction.raw<{ rows: { id: HouseholdId }[] }>(
    `SELECT id FROM household
      WHERE id IN (SELECT household_id FROM planned_meal JOIN own_recipe USING (recipe_id)
                    WHERE recipe_id = ANY (:ids::text[]) AND owner_id = :userId)
      ORDER BY id FOR NO KEY UPDATE`,
    { userId, ids: ids.filter(isRecipeId) },
  );
  return new Set(rows.map(({ id }) => id));
}

const NO_IMAGES: RecipeImages = { photos: [], plate: undefined };

interface CardRow
  extends Pick<OwnRecipeRow, "recipe_id" | "version" | "owner_id" | "owner_name" | "is_shared" | "updated_at"> {
  name: string;
  tags: string[];
  picture: PhotoKey | null;
}

function toCard(row: CardRow): OwnRecipeCard {
  return {
    id: row.recipe_id,
    version: row.version,
    owner: { id: row.owner_id, name: row.owner_name },
    isShared: row.is_shared,
    updatedAt: row.updated_at,
    name: row.name,
    tags: row.tags,
    picture: row.picture ?? undefined,
  };
}
