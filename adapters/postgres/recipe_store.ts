import type { Knex } from "knex";
import {
  type DishType,
  isRecipeId,
  type Recipe,
  type RecipeId,
  type RecipeStore,
  type RecipeSummary,
} from "../../core/recipe/mod.ts";
import { incrementCatalogueVersion } from "./catalogue_version.ts";
import { CARD_COLUMNS, type RecipeCardRow, toSummary } from "./recipe_row.ts";
import { pageRow, putPreferenceSets, putRecipeRows } from "./recipe_rows.ts";

/** {@linkcode RecipeStore} on the tables `recipe` and `recipe_page`. */
export class PostgresRecipeStore implements RecipeStore {
  readonly #knex: Knex;

  constructor(knex: Knex) {
    this.#knex = knex;
  }

  async find(id: RecipeId): Promise<RecipeSummary | undefined> {
    const [recipe] = await this.list([id]);
    return recipe;
  }

  async list(ids: readonly RecipeId[]): Promise<RecipeSummary[]> {
    // Also excludes text that Postgres rejects, such as a zero byte.
    const possible = ids.filter(isRecipeId);
    if (possible.length === 0) return [];
    const { rows } = await this.#knex.raw<{ rows: RecipeCardRow[] }>(
      `SELECT ${CARD_COLUMNS}
         FROM unnest(?::text[]) WITH ORDINALITY AS wanted (id, place)
         JOIN recipe USING (id)
        ORDER BY place`,
      [possible],
    );
    return rows.map(toSummary);
  }

  async listByDishTypes(dishTypes: readonly DishType[], options: { limit: number }): Promise<RecipeSummary[]> {
    const { rows } = await this.#knex.raw<{ rows: RecipeCardRow[] }>(
      `SELECT ${CARD_COLUMNS}
         FROM recipe
        ${dishTypes.length > 0 ? "WHERE dish_types && :dishTypes::text[]" : ""}
        ORDER BY variety, id COLLATE "C"
        LIMIT :limit`,
      { dishTypes: [...dishTypes], limit: options.limit },
    );
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
