import type { Recipe, RecipeId, RecipeStore, RecipeSummary } from "../../core/recipe/mod.ts";

export class MemoryRecipeStore implements RecipeStore {
  readonly #recipes: Map<RecipeId, Recipe>;

  constructor(recipes: readonly Recipe[]) {
    this.#recipes = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  }

  async find(id: RecipeId): Promise<RecipeSummary | undefined> {
    const recipe = this.#recipes.get(id);
    return (
      recipe && {
        id,
        name: recipe.name,
        mainImage: recipe.mainImage,
        kcal: recipe.nutrition.kcal,
        totalMinutes: recipe.totalMinutes,
      }
    );
  }

  async putAll(recipes: readonly Recipe[]): Promise<void> {
    for (const recipe of recipes) this.#recipes.set(recipe.id, recipe);
  }
}
