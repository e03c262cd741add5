import type { Knex } from "knex";
import type { UserId } from "../../../core/account/mod.ts";
import type { PhotoKey } from "../../../core/community/mod.ts";
import type { OwnRecipe, RecipeImages, ToRecipe, WrittenRecipe } from "../../../core/cookbook/mod.ts";
import { isRecipeId, type RecipeId } from "../../../core/recipe/mod.ts";
import { PUBLISHED } from "../recipe/readable_recipe.ts";
import { pageRow, putOwnRecipeRows } from "../recipe/recipe_rows.ts";

/** A row of {@linkcode FROM}, with its {@linkcode COLUMNS}. */
export interface OwnRecipeRow {
  recipe_id: RecipeId;
  version: number;
  owner_id: UserId;
  owner_name: string;
  is_shared: boolean;
  written: WrittenRecipe;
  copy_of: RecipeId | null;
  copied_name: string | null;
  photo_keys: PhotoKey[];
  plate_key: PhotoKey | null;
  has_link: boolean;
  is_public: boolean;
  created_at: Date;
  updated_at: Date;
}

export const COLUMNS = `own_recipe.recipe_id, version, own_recipe.owner_id, full_name AS owner_name, is_shared, written, copy_of, copied_name,
  photo_keys, plate_key, link_hash IS NOT NULL AS has_link, ${PUBLISHED} AS is_public, own_recipe.created_at, updated_at`;

export const FROM = `own_recipe JOIN stored_recipe ON stored_recipe.id = own_recipe.recipe_id
  JOIN person ON person.id = own_recipe.owner_id`;

export function imagesOf({ photo_keys: photos, plate_key: plate }: OwnRecipeRow): RecipeImages {
  return { photos, plate: plate ?? undefined };
}

/** An own recipe of a person, locked until the transaction ends. */
export async function lockedRow(
  transaction: Knex.Transaction,
  userId: UserId,
  id: RecipeId,
): Promise<OwnRecipeRow | undefined> {
  return (await lockedRows(transaction, userId, [id]))[0];
}

/** Own recipes of a person, locked until the transaction ends. */
export async function lockedRows(
  transaction: Knex.Transaction,
  userId: UserId,
  ids: readonly RecipeId[],
): Promise<OwnRecipeRow[]> {
  const { rows } = await transaction.raw<{ rows: OwnRecipeRow[] }>(
    `SELECT ${COLUMNS} FROM ${FROM} WHERE own_recipe.recipe_id = ANY (:ids::text[]) AND own_recipe.owner_id = :userId
      ORDER BY own_recipe.recipe_id FOR UPDATE OF own_recipe, stored_recipe`,
    { ids: ids.filter(isRecipeId), userId },
  );
  return rows;
}

export async function stored(transaction: Knex.Transaction, id: RecipeId): Promise<OwnRecipe> {
  const { rows } = await transaction.raw<{ rows: [OwnRecipeRow] }>(
    `SELECT ${COLUMNS} FROM ${FROM} WHERE own_recipe.recipe_id = :id`,
    { id },
  );
  return toOwnRecipe(rows[0]);
}

/** Stores the recipe that is derived from an own recipe. */
export async function putRows(
  transaction: Knex.Transaction,
  recipe: ReturnType<ToRecipe>,
  owner: Parameters<typeof putOwnRecipeRows>[2],
): Promise<void> {
  await putOwnRecipeRows(transaction, recipe, owner);
  await transaction("recipe_page").insert(pageRow(recipe)).onConflict("recipe_id").merge();
}

export function toOwnRecipe(row: OwnRecipeRow): OwnRecipe {
  const { copy_of: id, copied_name: name } = row;
  return {
    id: row.recipe_id,
    version: row.version,
    owner: { id: row.owner_id, name: row.owner_name },
    isShared: row.is_shared,
    written: row.written,
    ...imagesOf(row),
    copyOf: id === null || name === null ? undefined : { id, name },
    hasLink: row.has_link,
    isPublic: row.is_public,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
