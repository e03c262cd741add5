import {
  type DishType,
  type Recipe,
  type RecipeId,
  type RecipeStore,
  type RecipeSummary,
  shufflePositionOf,
} from "../../core/recipe/mod.ts";

/** {@linkcode RecipeStore} in memory. */
export class MemoryRecipeStore implements RecipeStore {
  readonly #recipes: Map<RecipeId, Recipe>;
  /** A recipe's position in the shuffled order. */
  readonly positionOf: (id: RecipeId) => number;

  /** @param positionOf replaces {@linkcode shufflePositionOf}, for stories that show their recipes in a chosen order. */
  constructor(recipes: readonly Recipe[], positionOf = shufflePositionOf) {
    this.positionOf = positionOf;
    this.#recipes = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  }

  async find(id: RecipeId): Promise<RecipeSummary | undefined> {
    const recipe = this.#recipes.get(id);
    return recipe && toSummary(recipe);
  }

  async list(ids: readonly RecipeId[]): Promise<RecipeSummary[]> {
    return ids.flatMap((id) => this.#recipes.get(id) ?? []).map(toSummary);
  }

  async listByDishTypes(dishTypes: readonly DishType[], options: { limit: number }): Promise<RecipeSummary[]> {
    return this.all()
      .filter((recipe) => dishTypes.length === 0 || dishTypes.some((type) => recipe.dishTypes.includes(type)))
      .slice(0, options.limit)
      .map(toSummary);
  }

  async putAll(recipes: readonly Recipe[]): Promise<void> {
    for (const recipe of recipes) this.#recipes.set(recipe.id, recipe);
  }

  /** All complete recipes in the shuffled order, for the other adapters of this folder. */
  all(): Recipe[] {
    return [...this.#recipes.values()].sort(
      (a, b) => this.positionOf(a.id) - this.positionOf(b.id) || (a.id < b.id ? -1 : 1),
    );
  }
}

/** The card of a recipe. */
export function toSummary(recipe: Recipe): RecipeSummary {
  return {
    id: recipe.id,
    name: recipe.name,
    mainImage: recipe.mainImage,
    kcal: Math.round(recipe.nutrition.kcal),
    totalMinutes: recipe.totalMinutes,
  };
}
