import type { Knex } from "knex";
import type { UserId } from "../../../core/account/mod.ts";
import {
  type DishType,
  isRecipeId,
  type Recipe,
  type RecipeId,
  type RecipeStore,
  type RecipeSummary,
} from "../../../core/recipe/mod.ts";
import { OWN_RECIPES } from "../cookbook/own_recipe_matches.ts";
import { PLANNED_EACH_TIME } from "../prepare_statements.ts";
import { incrementCatalogueVersion } from "./catalogue_version.ts";
import { READABLE } from "./readable_recipe.ts";
import { CARD_COLUMNS, cardColumns, type RecipeCardRow, toSummary } from "./recipe_row.ts";
import { pageRow, putPreferenceSets, putRecipeRows } from "./recipe_rows.ts";

/** {@linkcode RecipeStore} on the tables `stored_recipe` and `recipe_page`. */
export class PostgresRecipeStore implements RecipeStore {
  readonly #knex: Knex;

  constructor(knex: Knex) {
    this.#knex = knex;
  }

  async find(id: RecipeId, reader?: UserId): Promise<RecipeSummary | undefined> {
    const [recipe] = await this.list([id], reader);
    return recipe;
  }

  async list(ids: readonly RecipeId[], reader?: UserId): Promise<RecipeSummary[]> {
    // Also excludes text that Postgres rejects, such as a zero byte.
    const possible = ids.filter(isRecipeId);
    if (possible.length === 0) return [];
    const { rows } = await this.#knex.raw<{ rows: RecipeCardRow[] }>(
      `SELECT ${cardColumns("stored_recipe")}
         FROM unnest(:possible::text[]) WITH ORDINALITY AS wanted (id, place)
         JOIN stored_recipe ON stored_recipe.id = wanted.id
        WHERE ${READABLE}
        ORDER BY place`,
      { possible, reader: reader ?? null },
    );
    return rows.map(toSummary);
  }

  async listByDishTypes(
    dishTypes: readonly DishType[],
    { limit, reader }: { limit: number; reader?: UserId | undefined },
  ): Promise<RecipeSummary[]> {
    const isOfKind = dishTypes.length > 0 ? "dish_types && :dishTypes::text[]" : "true";
    const statement = this.#knex.raw<{ rows: RecipeCardRow[] }>(
      `(SELECT ${cardColumns("own")} FROM (SELECT * FROM ${OWN_RECIPES}) AS own WHERE ${isOfKind}
         ORDER BY variety, id COLLATE "C" LIMIT :limit)
       UNION ALL
       (SELECT ${CARD_COLUMNS} FROM recipe WHERE ${isOfKind} ORDER BY variety, id COLLATE "C" LIMIT :limit)
       LIMIT :limit`,
      { dishTypes: [...dishTypes], limit, reader: reader ?? null },
    );
    const { rows } = await statement.options(dishTypes.length > 0 ? PLANNED_EACH_TIME : {});
    return rows.map(toSummary);
  }

  async putAll(recipes: readonly Recipe[]): Promise<void> {
    if (recipes.length === 0) return;
    await this.#knex.transaction(async (transaction) => {
      await incrementCatalogueVersion(transaction);
      await putRecipeRows(transaction, recipes);
      await transaction("recipe_page").insert(recipes.map(pageRow)).onConflict("recipe_id").merge();
      await putPreferenceSets(transaction);
    });
  }
}
