import type { Knex } from "knex";
import { type RecipeId, type RecipeIds, shufflePositionOf } from "../../../core/recipe/mod.ts";

/** {@linkcode RecipeIds}, read from the index of the shuffled order alone. */
export class PostgresRecipeIds implements RecipeIds {
  readonly #knex: Knex;

  constructor(knex: Knex) {
    this.#knex = knex;
  }

  async listFrom(id: RecipeId, { limit }: { limit: number }): Promise<RecipeId[]> {
    const { rows } = await this.#knex.raw<{ rows: { id: RecipeId }[] }>(
      `SELECT id
         FROM recipe
        WHERE (variety, id COLLATE "C") >= (:position, :id)
        ORDER BY variety, id COLLATE "C"
        LIMIT :limit`,
      { id, position: shufflePositionOf(id), limit },
    );
    return rows.map((row) => row.id);
  }

  async listPageStarts({ pageSize, limit }: { pageSize: number; limit: number }): Promise<RecipeId[]> {
    const { rows } = await this.#knex.raw<{ rows: { id: RecipeId }[] }>(
      `SELECT id
         FROM (SELECT id, row_number() OVER (ORDER BY variety, id COLLATE "C") AS place FROM recipe) AS numbered
        WHERE (place - 1) % CAST(:pageSize AS bigint) = 0
        ORDER BY place
        LIMIT :limit`,
      { pageSize, limit },
    );
    return rows.map((row) => row.id);
  }
}
