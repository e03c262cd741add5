import type { Knex } from "knex";
import type { UserId } from "../../../core/account/mod.ts";
import type { ImportId, OpinionChange, ReplacedBy, RestoredRecipe, WrittenRecipe } from "../../../core/cookbook/mod.ts";
import type { RecipeId } from "../../../core/recipe/mod.ts";
import { lockedRows, type OwnRecipeRow } from "./own_recipe_rows.ts";

/**
 * Stores the text of a locked recipe that an import is about to replace. Of a recipe that the import has replaced before, the first
 * text stays, unless it was changed in between.
 */
export async function addReplaced(
  transaction: Knex.Transaction,
  row: OwnRecipeRow,
  { importId, opinion }: ReplacedBy,
): Promise<void> {
  await transaction.raw(
    `INSERT INTO recipe_before_import AS stored (import_id, recipe_id, version, written, opinion)
     VALUES (:importId, :id, :version::integer + 1, :written, :opinion)
     ON CONFLICT (import_id, recipe_id) DO UPDATE
       SET version = excluded.version,
           written = CASE WHEN stored.version = :version THEN stored.written ELSE excluded.written END,
           opinion = jsonb_set(excluded.opinion, '{before}', stored.opinion -> 'before')`,
    {
      importId,
      id: row.recipe_id,
      version: row.version,
      written: JSON.stringify(row.written),
      opinion: JSON.stringify(opinion),
    },
  );
}

interface ReplacedRow {
  recipe_id: RecipeId;
  version: number;
  written: WrittenRecipe;
  opinion: OpinionChange;
}

interface Replaced extends Omit<RestoredRecipe, "id"> {
  /** The recipe as it is now, locked. */
  readonly row: OwnRecipeRow;
  readonly before: WrittenRecipe;
}

/** Deletes what is stored of recipes that an import replaced, and returns it. `isRestored`: whether they are unchanged since. */
export async function takeReplaced(
  transaction: Knex.Transaction,
  { userId, importId, limit }: { userId: UserId; importId: ImportId; limit: number },
): Promise<readonly Replaced[]> {
  // The recipes first, as where a recipe is removed with what is stored of it.
  const ids: RecipeId[] = await transaction("recipe_before_import")
    .where({ import_id: importId })
    .orderBy("recipe_id")
    .limit(limit)
    .pluck("recipe_id");
  const rows = await lockedRows(transaction, userId, ids);
  const taken: ReplacedRow[] = await transaction("recipe_before_import")
    .where({ import_id: importId })
    .whereIn(
      "recipe_id",
      rows.map((row) => row.recipe_id),
    )
    .delete(["recipe_id", "version", "written", "opinion"]);
  return taken.flatMap(({ recipe_id: id, version, written: before, opinion }) => {
    const row = rows.find((each) => each.recipe_id === id);
    return row ? [{ row, before, opinion, isRestored: row.version === version }] : [];
  });
}
