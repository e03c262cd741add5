import { type RecipeId, type RecipeIds, shufflePositionOf } from "../../../core/recipe/mod.ts";
import type { MemoryRecipeStore } from "./recipe_store.ts";

/** {@linkcode RecipeIds} over the memory store. */
export class MemoryRecipeIds implements RecipeIds {
  readonly #recipes: MemoryRecipeStore;

  constructor(recipes: MemoryRecipeStore) {
    this.#recipes = recipes;
  }

  async listFrom(id: RecipeId, { limit }: { limit: number }): Promise<RecipeId[]> {
    return this.#all()
      .filter((each) => inOrder(each, id) >= 0)
      .slice(0, limit);
  }

  async listPageStarts({ pageSize, limit }: { pageSize: number; limit: number }): Promise<RecipeId[]> {
    return this.#all()
      .filter((_, place) => place % pageSize === 0)
      .slice(0, limit);
  }

  #all(): RecipeId[] {
    return this.#recipes
      .all()
      .map(({ id }) => id)
      .toSorted(inOrder);
  }
}

function inOrder(a: RecipeId, b: RecipeId): number {
  return shufflePositionOf(a) - shufflePositionOf(b) || (a < b ? -1 : Number(a > b));
}
