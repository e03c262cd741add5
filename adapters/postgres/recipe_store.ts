import type { Knex } from "knex";
import type { Recipe, RecipeId, RecipeStore, RecipeSummary } from "../../core/recipe/mod.ts";

/** {@linkcode RecipeStore} on the table `recipe`. */
export class PostgresRecipeStore implements RecipeStore {
  readonly #knex: Knex;

  constructor(knex: Knex) {
    this.#knex = knex;
  }

  async find(id: RecipeId): Promise<RecipeSummary | undefined> {
    const row = await this.#knex("recipe")
      .select("id", "name", "main_image", "nutrition", "total_minutes")
      .where({ id })
      .first();
    return (
      row && {
        id,
        name: row.name,
        mainImage: row.main_image,
        kcal: row.nutrition.kcal,
        totalMinutes: row.total_minutes,
      }
    );
  }

  async putAll(recipes: readonly Recipe[]): Promise<void> {
    const rows = recipes.map((recipe) => ({
      id: recipe.id,
      name: recipe.name,
      description: recipe.description,
      cuisine: recipe.cuisine,
      dish_types: [...recipe.dishTypes],
      preferences: [...recipe.preferences],
      diets: [...recipe.diets],
      allergens: [...recipe.allergens],
      servings: recipe.servings,
      total_minutes: recipe.totalMinutes,
      main_image: recipe.mainImage,
      images: [...recipe.images],
      ingredient_groups: JSON.stringify(recipe.ingredientGroups),
      steps: [...recipe.steps],
      nutrition: JSON.stringify(recipe.nutrition),
    }));
    await this.#knex("recipe").insert(rows).onConflict("id").merge();
  }
}
