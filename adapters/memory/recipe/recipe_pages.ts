import type { UserId } from "../../../core/account/mod.ts";
import type { RecipeOfWritten } from "../../../core/cookbook/mod.ts";
import type { Dish, OpinionStore, Recipe, RecipeId, RecipePage, RecipePages } from "../../../core/recipe/mod.ts";
import type { MemoryRecipeStore } from "./recipe_store.ts";

/** {@linkcode RecipePages} over the memory stores. */
export class MemoryRecipePages implements RecipePages {
  readonly #recipes: MemoryRecipeStore;
  readonly #opinions: Pick<OpinionStore, "ratingOf">;

  constructor(recipes: MemoryRecipeStore, opinions: Pick<OpinionStore, "ratingOf">) {
    this.#recipes = recipes;
    this.#opinions = opinions;
  }

  async find(id: RecipeId, reader?: UserId): Promise<RecipePage | undefined> {
    return await this.#pageOf(this.#recipes.get(id, reader));
  }

  async findByLink(linkHash: string): Promise<RecipePage | undefined> {
    return await this.#pageOf(this.#recipes.getByLink(linkHash));
  }

  async #pageOf(recipe: (Recipe & Partial<RecipeOfWritten>) | undefined): Promise<RecipePage | undefined> {
    if (!recipe) return undefined;
    const {
      activeMinutes: _active,
      aheadMinutes: _ahead,
      meals: _meals,
      keeps: _keeps,
      usesUp: _usesUp,
      isTimeKnown = true,
      ...shown
    } = recipe;
    const totalMinutes = isTimeKnown ? recipe.totalMinutes : undefined;
    return { recipe: { ...shown, totalMinutes }, rating: await this.#opinions.ratingOf(recipe.id) };
  }

  async listDishes(ids: readonly RecipeId[]): Promise<Dish[]> {
    return this.#all(ids).map(({ id, contents, diets, ingredientGroups }) => ({
      id,
      contents,
      diets,
      ingredientGroups,
    }));
  }

  async listKeeping(ids: readonly RecipeId[]): Promise<ReadonlyMap<RecipeId, Pick<Recipe, "keeps" | "notes">>> {
    return new Map(this.#all(ids).map(({ id, keeps, notes }) => [id, { keeps, notes }]));
  }

  #all(ids: readonly RecipeId[]): Recipe[] {
    return [...new Set(ids)].flatMap((id) => this.#recipes.getAny(id) ?? []);
  }
}
