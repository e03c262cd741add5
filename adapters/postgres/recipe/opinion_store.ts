import type { Knex } from "knex";
import type { UserId } from "../../../core/account/mod.ts";
import {
  type FavouriteRecipe,
  isRecipeId,
  type Opinion,
  type OpinionStore,
  type Rating,
  type RecipeId,
} from "../../../core/recipe/mod.ts";
import { READABLE } from "./readable_recipe.ts";
import { cardColumns, type RecipeCardRow, toSummary } from "./recipe_row.ts";
import { unlessRecipeIsGone } from "./unless_recipe_is_gone.ts";

/** {@linkcode OpinionStore} on the tables `recipe_rating` and `recipe_favourite`, whose keys are person and recipe. */
export class PostgresOpinionStore implements OpinionStore {
  readonly #knex: Knex;

  constructor(knex: Knex) {
    this.#knex = knex;
  }

  async rate(userId: UserId, recipeId: RecipeId, { stars }: { stars: number }): Promise<void> {
    await unlessRecipeIsGone(
      this.#knex("recipe_rating")
        .insert({ user_id: userId, recipe_id: recipeId, stars, rated_at: this.#knex.fn.now() })
        .onConflict(["user_id", "recipe_id"])
        .merge(["stars", "rated_at"]),
    );
  }

  async removeRating(userId: UserId, recipeId: RecipeId): Promise<void> {
    await this.#knex("recipe_rating").where({ user_id: userId, recipe_id: recipeId }).delete();
  }

  async ratingOf(recipeId: RecipeId): Promise<Rating> {
    const { rows } = await this.#knex.raw<{ rows: { mean: number | null; reviews: number }[] }>(
      `SELECT round(avg(stars), 1)::float8 AS mean, count(*)::integer AS reviews
         FROM recipe_rating WHERE recipe_id = ?`,
      [recipeId],
    );
    return { mean: rows[0]?.mean ?? undefined, reviews: rows[0]?.reviews ?? 0 };
  }

  async find(userId: UserId, recipeId: RecipeId): Promise<Opinion | undefined> {
    if (!isRecipeId(recipeId)) return undefined;
    const { rows } = await this.#knex.raw<{ rows: { stars: number | null; favourite: boolean }[] }>(
      `SELECT rating.stars, favourite.user_id IS NOT NULL AS favourite
         FROM stored_recipe
         LEFT JOIN recipe_rating AS rating ON rating.user_id = :reader AND rating.recipe_id = stored_recipe.id
         LEFT JOIN recipe_favourite AS favourite ON favourite.user_id = :reader AND favourite.recipe_id = stored_recipe.id
        WHERE stored_recipe.id = :recipeId AND ${READABLE}`,
      { reader: userId, recipeId },
    );
    return rows[0] && { stars: rows[0].stars ?? undefined, favourite: rows[0].favourite };
  }

  async addFavourite(userId: UserId, recipeId: RecipeId): Promise<void> {
    await unlessRecipeIsGone(
      this.#knex("recipe_favourite")
        .insert({ user_id: userId, recipe_id: recipeId })
        .onConflict(["user_id", "recipe_id"])
        .ignore(),
    );
  }

  async removeFavourite(userId: UserId, recipeId: RecipeId): Promise<void> {
    await this.#knex("recipe_favourite").where({ user_id: userId, recipe_id: recipeId }).delete();
  }

  async listFavourites(
    userId: UserId,
    { before, limit }: { before: number | undefined; limit: number },
  ): Promise<FavouriteRecipe[]> {
    const { rows } = await this.#knex.raw<{ rows: (RecipeCardRow & { place: number })[] }>(
      `SELECT ${cardColumns("stored_recipe")}, place
         FROM recipe_favourite
         JOIN stored_recipe ON stored_recipe.id = recipe_id
        WHERE user_id = :reader AND ${READABLE} ${before === undefined ? "" : "AND place < :before"}
        ORDER BY place DESC
        LIMIT :limit`,
      { reader: userId, limit, ...(before !== undefined && { before }) },
    );
    return rows.map((row) => ({ ...toSummary(row), favourite: true, place: row.place }));
  }
}
