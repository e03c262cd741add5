import type { Knex } from "knex";
import type { UserId } from "../../../core/account/mod.ts";
import {
  type ClaimedItem,
  type FinishedItem,
  IMPORT_OUTCOMES,
  type ImportedPicture,
  type ImportId,
  type ImportItemKey,
  type ImportOutcome,
  type ImportResult,
  type ImportState,
  type NewImportItem,
  RECIPE_IMPORTS_MAX,
  type RecipeImport,
  type RecipeImportStore,
  type RecipeSettings,
  type RecordedUndo,
  type WhenKnown,
  type WrittenRecipe,
} from "../../../core/cookbook/mod.ts";
import type { RecipeId } from "../../../core/recipe/mod.ts";

const READING_MINUTES = 10;

const COLUMNS = `id, file_name, state, created_at, undone_removed, undone_restored,
  undone_left + (SELECT count(*) FROM own_recipe WHERE import_id = id)::integer AS undone_left,
  (SELECT count(*) FROM recipe_import_item WHERE import_id = id AND is_updated)::integer AS updated, (SELECT count(*) FROM recipe_import_item WHERE import_id = id)::integer AS total,
  ${IMPORT_OUTCOMES.map((outcome) => `(SELECT count(*) FROM recipe_import_item WHERE import_id = id AND outcome = '${outcome}')::integer AS ${outcome}`).join(", ")}`;

/** {@linkcode RecipeImportStore} on the tables `recipe_import`, `recipe_import_item` and `recipe_import_picture`. */
export class PostgresRecipeImportStore implements RecipeImportStore {
  readonly #knex: Knex;

  constructor(knex: Knex) {
    this.#knex = knex;
  }

  async begin(
    userId: UserId,
    { fileName, whenKnown, now }: { fileName: string; whenKnown: WhenKnown; now: Date },
  ): Promise<ImportId | undefined> {
    return await this.#knex.transaction(async (transaction) => {
      await transaction.raw(
        `DELETE FROM recipe_import WHERE user_id = :userId
            AND (state = 'reading' AND created_at < :now::timestamptz - interval '${READING_MINUTES} minutes'
                 OR state IN ('finished', 'undone')
                    AND id NOT IN (SELECT id FROM recipe_import WHERE user_id = :userId ORDER BY id DESC LIMIT :kept))`,
        { userId, now, kept: RECIPE_IMPORTS_MAX - 1 },
      );
      const { rows } = await transaction.raw<{ rows: { id: number }[] }>(
        `INSERT INTO recipe_import (user_id, file_name, when_known, state, created_at)
         VALUES (:userId, :fileName, :whenKnown, 'reading', :now)
         ON CONFLICT (user_id) WHERE state IN ('reading', 'running', 'paused') DO NOTHING RETURNING id`,
        { userId, fileName, whenKnown, now },
      );
      return rows[0] && String(rows[0].id);
    });
  }

  async addItems(id: ImportId, items: readonly NewImportItem[], { position }: { position: number }): Promise<void> {
    if (items.length === 0) return;
    await this.#knex.transaction(async (transaction) => {
      const rows = items.map(({ name, reasons, ...item }, index) => ({
        position: position + index,
        name,
        reasons,
        recipe: item.recipe ?? null,
        settings: item.recipe ? item.settings : {},
        outcome: item.recipe ? null : ("rejected" satisfies ImportOutcome),
      }));
      await transaction.raw(
        `INSERT INTO recipe_import_item (import_id, position, name, reasons, recipe, settings, outcome)
         SELECT :id, position, name, reasons, recipe, settings, outcome FROM jsonb_to_recordset(:rows::jsonb)
             AS item (position integer, name text, reasons text[], recipe jsonb, settings jsonb, outcome text)`,
        { id, rows: JSON.stringify(rows) },
      );
      for (const [index, item] of items.entries()) {
        for (const [number, picture] of (item.recipe ? item.pictures : []).entries()) {
          const content = "url" in picture ? { url: picture.url } : { bytes: bufferOf(picture.bytes) };
          await transaction("recipe_import_picture").insert({
            import_id: id,
            position: position + index,
            number,
            ...content,
          });
        }
      }
    });
  }

  async start(id: ImportId): Promise<RecipeImport> {
    const { rows } = await this.#knex.raw<{ rows: [ImportRow] }>(
      `WITH started AS (
         UPDATE recipe_import SET state = CASE WHEN EXISTS (${openItemOf("recipe_import.id")}) THEN 'running' ELSE 'finished' END
          WHERE id = :id RETURNING *
       ) SELECT ${COLUMNS} FROM started`,
      { id },
    );
    return toImport(rows[0]);
  }

  async discard(id: ImportId): Promise<void> {
    await this.#knex("recipe_import").where({ id, state: "reading" }).delete();
  }

  async list(userId: UserId): Promise<readonly RecipeImport[]> {
    const { rows } = await this.#knex.raw<{ rows: ImportRow[] }>(
      `SELECT ${COLUMNS} FROM recipe_import WHERE user_id = :userId AND state <> 'reading' ORDER BY id DESC LIMIT :limit`,
      { userId, limit: RECIPE_IMPORTS_MAX },
    );
    return rows.map(toImport);
  }

  async setState(
    userId: UserId,
    id: ImportId,
    state: "running" | "paused" | "undone",
  ): Promise<RecipeImport | undefined> {
    return await this.#knex.transaction(async (transaction) => {
      const { rowCount } = await transaction.raw<{ rowCount: number }>(
        `UPDATE recipe_import SET state = :state
          WHERE id = :id AND user_id = :userId AND (state IN ('running', 'paused') OR state = 'finished' AND :state = 'undone')`,
        { id, userId, state },
      );
      if (rowCount > 0 && state === "undone") {
        await transaction("recipe_import_picture").where({ import_id: id }).delete();
        await transaction("recipe_import_item").where({ import_id: id }).update({ recipe: null, is_plain: false });
      }
      const { rows } = await transaction.raw<{ rows: ImportRow[] }>(
        `SELECT ${COLUMNS} FROM recipe_import WHERE id = :id AND user_id = :userId AND state <> 'reading'`,
        { id, userId },
      );
      return rows[0] && toImport(rows[0]);
    });
  }

  async recordUndo(
    userId: UserId,
    id: ImportId,
    { removed, restored, changed }: RecordedUndo,
  ): Promise<RecipeImport | undefined> {
    return await this.#knex.transaction(async (transaction) => {
      const { rows } = await transaction.raw<{ rows: ImportRow[] }>(
        `WITH undone AS (
           UPDATE recipe_import
              SET undone_removed = coalesce(undone_removed, 0) + :removed,
                  undone_restored = coalesce(undone_restored, 0) + :restored,
                  undone_left = coalesce(undone_left, 0) + :changed
            WHERE id = :id AND user_id = :userId RETURNING *
         ) SELECT ${COLUMNS} FROM undone`,
        { id, userId, removed, restored: restored.length, changed },
      );
      await transaction("recipe_import_item")
        .where({ import_id: id })
        .whereIn("recipe_id", [...restored])
        .update({ is_plain: true });
      return rows[0] && toImport(rows[0]);
    });
  }

  async results(
    userId: UserId,
    id: ImportId,
    { skip, limit }: { skip: number; limit: number },
  ): Promise<{ results: readonly ImportResult[]; isMore: boolean } | undefined> {
    const { rows } = await this.#knex.raw<{ rows: ResultRow[] }>(
      `SELECT name, outcome, is_updated, reasons, own_recipe.recipe_id
         FROM recipe_import
         LEFT JOIN recipe_import_item AS item ON item.import_id = recipe_import.id AND outcome IS NOT NULL
         LEFT JOIN own_recipe ON own_recipe.recipe_id = item.recipe_id AND owner_id = :userId
        WHERE recipe_import.id = :id AND user_id = :userId AND state <> 'reading'
        ORDER BY item.position LIMIT :most OFFSET :skip`,
      { id, userId, skip, most: limit + 1 },
    );
    if (rows.length === 0 && (skip === 0 || !(await this.#has(userId, id)))) return undefined;
    const results = rows.flatMap(({ outcome, is_updated: isUpdated, recipe_id: recipeId, ...row }) =>
      outcome === null ? [] : [{ ...row, outcome, isUpdated, recipeId: recipeId ?? undefined }],
    );
    return { results: results.slice(0, limit), isMore: results.length > limit };
  }

  async claim({ now, leasedUntil }: { now: Date; leasedUntil: Date }): Promise<ClaimedItem | undefined> {
    return await this.#knex.transaction(async (transaction) => {
      const { rows } = await transaction.raw<{ rows: ClaimedRow[] }>(
        `WITH next AS (
           SELECT id FROM recipe_import WHERE state = 'running' AND (leased_until IS NULL OR leased_until <= :now)
            ORDER BY worked_at NULLS FIRST, id LIMIT 1 FOR UPDATE SKIP LOCKED
         ), leased AS (
           UPDATE recipe_import SET leased_until = :leasedUntil, worked_at = :now FROM next
            WHERE recipe_import.id = next.id RETURNING recipe_import.id, user_id, when_known
         )
         UPDATE recipe_import_item AS item SET attempts = attempts + 1 FROM leased
          WHERE item.import_id = leased.id
            AND item.position = (SELECT min(position) FROM recipe_import_item
                                  WHERE import_id = (SELECT id FROM leased) AND outcome IS NULL)
         RETURNING item.import_id, item.position, user_id, when_known, recipe, settings, reasons, attempts`,
        { now, leasedUntil },
      );
      const [row] = rows;
      if (!row) return undefined;
      const pictures: PictureRow[] = await transaction("recipe_import_picture")
        .select("url", "bytes")
        .where({ import_id: row.import_id, position: row.position })
        .orderBy("number");
      return {
        importId: String(row.import_id),
        position: row.position,
        userId: row.user_id,
        whenKnown: row.when_known,
        recipe: row.recipe,
        settings: row.settings,
        pictures: pictures.flatMap(toPicture),
        doubts: row.reasons,
        attempts: row.attempts,
      };
    });
  }

  async renew({ importId }: ImportItemKey, { leasedUntil }: { leasedUntil: Date }): Promise<void> {
    await this.#knex("recipe_import").where({ id: importId }).update({ leased_until: leasedUntil });
  }

  async release({ importId }: ImportItemKey): Promise<void> {
    await this.#knex("recipe_import").where({ id: importId }).update({ leased_until: null });
  }

  async finish({ importId, position, outcome, isUpdated, reasons, recipeId, isPlain }: FinishedItem): Promise<boolean> {
    return await this.#knex.transaction(async (transaction) => {
      const { rowCount } = await transaction.raw<{ rowCount: number }>(
        "SELECT FROM recipe_import WHERE id = :importId AND state <> 'undone' FOR UPDATE",
        { importId },
      );
      if (rowCount === 0) return false;
      await transaction("recipe_import_item")
        .where({ import_id: importId, position, outcome: null })
        .update({
          outcome,
          is_updated: isUpdated,
          reasons: [...reasons],
          recipe_id: recipeId ?? null,
          is_plain: isPlain,
          recipe: null,
        });
      await transaction("recipe_import_picture").where({ import_id: importId, position }).delete();
      await transaction.raw(
        `UPDATE recipe_import
            SET leased_until = NULL, state = CASE WHEN EXISTS (${openItemOf("recipe_import.id")}) THEN state ELSE 'finished' END
          WHERE id = :importId`,
        { importId },
      );
      return true;
    });
  }

  async claimPlate(): Promise<{ userId: UserId; recipeId: RecipeId } | undefined> {
    const { rows } = await this.#knex.raw<{ rows: { user_id: UserId; recipe_id: RecipeId }[] }>(
      `WITH next AS (
         SELECT import_id, position FROM recipe_import_item WHERE is_plain
          ORDER BY import_id, position LIMIT 1 FOR UPDATE SKIP LOCKED
       )
       UPDATE recipe_import_item AS item SET is_plain = false FROM next JOIN recipe_import ON recipe_import.id = import_id
        WHERE item.import_id = next.import_id AND item.position = next.position
       RETURNING user_id, recipe_id`,
    );
    return rows[0] && { userId: rows[0].user_id, recipeId: rows[0].recipe_id };
  }

  async sweep({ before }: { before: Date }): Promise<void> {
    await this.#knex("recipe_import").where("created_at", "<", before).whereNot({ state: "running" }).delete();
  }

  async #has(userId: UserId, id: ImportId): Promise<boolean> {
    return (await this.#knex("recipe_import").where({ id, user_id: userId }).first("id")) !== undefined;
  }
}

interface ImportRow extends Record<ImportOutcome, number> {
  id: number;
  file_name: string;
  state: ImportState;
  created_at: Date;
  undone_removed: number | null;
  undone_restored: number | null;
  undone_left: number | null;
  total: number;
  updated: number;
}

interface ResultRow {
  name: string;
  /** Null in the row of an import without any result. */
  outcome: ImportOutcome | null;
  is_updated: boolean;
  reasons: string[];
  recipe_id: RecipeId | null;
}

interface ClaimedRow {
  import_id: number;
  position: number;
  user_id: UserId;
  when_known: WhenKnown;
  recipe: WrittenRecipe;
  settings: RecipeSettings;
  reasons: string[];
  attempts: number;
}

interface PictureRow {
  url: string | null;
  bytes: Uint8Array | null;
}

function openItemOf(id: string): string {
  return `SELECT FROM recipe_import_item WHERE import_id = ${id} AND outcome IS NULL`;
}

function toImport({
  id,
  file_name: fileName,
  state,
  created_at: createdAt,
  total,
  updated,
  ...row
}: ImportRow): RecipeImport {
  const { imported, doubtful, duplicate, rejected } = row;
  const { undone_removed: removed, undone_restored: restored, undone_left: left } = row;
  const undone = removed === null || restored === null || left === null ? undefined : { removed, restored, left };
  const counts = { imported, doubtful, duplicate, rejected };
  return { id: String(id), fileName, state, createdAt, total, counts, updated, undone };
}

function toPicture({ url, bytes }: PictureRow): ImportedPicture[] {
  if (bytes) return [{ bytes }];
  return url === null ? [] : [{ url }];
}

function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
