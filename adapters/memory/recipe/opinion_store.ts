import type { UserId } from "../../../core/account/mod.ts";
import type { FavouriteRecipe, Opinion, OpinionStore, Rating, RecipeId } from "../../../core/recipe/mod.ts";
import { type MemoryRecipeStore, toSummary } from "./recipe_store.ts";

/** Both maps are in chronological order, newest last. */
interface PersonalOpinions {
  readonly stars: Map<RecipeId, number>;
  readonly places: Map<RecipeId, number>;
}

/** {@linkcode OpinionStore} in memory, on the recipes of one {@linkcode MemoryRecipeStore}. */
export class MemoryOpinionStore implements OpinionStore {
  readonly #recipes: MemoryRecipeStore;
  readonly #people = new Map<UserId, PersonalOpinions>();
  #lastPlace = 0;

  constructor(recipes: MemoryRecipeStore) {
    this.#recipes = recipes;
  }

  async rate(userId: UserId, recipeId: RecipeId, { stars }: { stars: number }): Promise<void> {
    const own = this.opinionsOf(userId).stars;
    own.delete(recipeId);
    own.set(recipeId, stars);
  }

  async removeRating(userId: UserId, recipeId: RecipeId): Promise<void> {
    this.opinionsOf(userId).stars.delete(recipeId);
  }

  async ratingOf(recipeId: RecipeId): Promise<Rating> {
    const all = [...this.#people.values()].flatMap(({ stars }) => stars.get(recipeId) ?? []);
    const mean = all.reduce((sum, stars) => sum + stars, 0) / all.length;
    return { mean: all.length === 0 ? undefined : Math.round(mean * 10) / 10, reviews: all.length };
  }

  async find(userId: UserId, recipeId: RecipeId): Promise<Opinion | undefined> {
    if (!(await this.#recipes.find(recipeId, userId))) return undefined;
    const own = this.opinionsOf(userId);
    return { stars: own.stars.get(recipeId), favourite: own.places.has(recipeId) };
  }

  async addFavourite(userId: UserId, recipeId: RecipeId): Promise<void> {
    const { places } = this.opinionsOf(userId);
    if (places.has(recipeId)) return;
    this.#lastPlace += 1;
    places.set(recipeId, this.#lastPlace);
  }

  async removeFavourite(userId: UserId, recipeId: RecipeId): Promise<void> {
    this.opinionsOf(userId).places.delete(recipeId);
  }

  async listFavourites(
    userId: UserId,
    { before, limit }: { before: number | undefined; limit: number },
  ): Promise<FavouriteRecipe[]> {
    const places = this.opinionsOf(userId).places;
    return this.#recipes
      .all()
      .flatMap((recipe) => {
        const place = places.get(recipe.id);
        return place === undefined ? [] : [{ ...toSummary(recipe), favourite: true, place }];
      })
      .filter(({ place }) => before === undefined || place < before)
      .sort((a, b) => b.place - a.place)
      .slice(0, limit);
  }

  /** One person's opinions, for the other adapters of this folder. */
  opinionsOf(userId: UserId): PersonalOpinions {
    const known = this.#people.get(userId) ?? { stars: new Map(), places: new Map() };
    this.#people.set(userId, known);
    return known;
  }
}
