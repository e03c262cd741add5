import type { Knex } from "knex";
import type { Recipe } from "../../../core/recipe/mod.ts";
import { PostgresRecipeStore } from "../recipe/recipe_store.ts";

/** Puts recipes into a test's database the way the importer does. */
export async function insertRecipes(knex: Knex, recipes: readonly Recipe[]): Promise<void> {
  if (recipes.length > 0) await new PostgresRecipeStore(knex).putAll(recipes);
}
