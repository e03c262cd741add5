import type { Dish, OpinionStore, Recipe, RecipeId, RecipePage, RecipePages } from "../../core/recipe/mod.ts";
import type { MemoryRecipeStore } from "./recipe_store.ts";

/** {@linkcode RecipePages} over the memory stores. */
export class MemoryRecipePages implements RecipePages {
  readonly #recipes: MemoryRecipeStore;
  readonly #opinions: Pick<OpinionStore, "ratingOf">;

  constructor(recipes: MemoryRecipeStore, opinions: Pick<OpinionStore, "ratingOf">) {
    this.#recipes = recipes;
    this.#opinions = opinions;
  }

  async find(id: RecipeId): Promise<RecipePage | undefined> {
    const recipe = this.#recipes.all().find((each) => each.id === id);
    if (!recipe) return undefined;
    const {
      activeMinutes: _active,
      aheadMinutes: _ahead,
      meals: _meals,
      keeps: _keeps,
      usesUp: _usesUp,
      ...shown
    } = recipe;
    return { recipe: shown, rating: await this.#opinions.ratingOf(id) };
  }

  async listDishes(ids: readonly RecipeId[]): Promise<Dish[]> {
    return this.#recipes
      .all()
      .filter(({ id }) => ids.includes(id))
      .map(({ id, contents, diets, ingredientGroups }) => ({ id, contents, diets, ingredientGroups }));
  }

  async listKeeping(ids: readonly RecipeId[]): Promise<ReadonlyMap<RecipeId, Pick<Recipe, "keeps" | "notes">>> {
    const found = this.#recipes.all().filter(({ id }) => ids.includes(id));
    return new Map(found.map(({ id, keeps, notes }) => [id, { keeps, notes }]));
  }
}
