import type { UserId } from "../account/mod.ts";
import type { Opinion, Rating } from "./opinion.ts";
import type { PersonalRecipe } from "./personal_recipes.ts";
import type { RecipeId } from "./recipe.ts";

/** A favourite, and where it lies in the order in which they were kept. */
export interface FavouriteRecipe extends PersonalRecipe {
  /** Grows with every recipe that is kept. */
  readonly place: number;
}

/** Ratings and favourites. Every implementation passes `adapters/contracts/opinion_store_contract.ts`. */
export interface OpinionStore {
  /** Puts a person's rating in place of an earlier one. The recipe exists; `stars` is a whole number, 1 to 5. */
  rate(userId: UserId, recipeId: RecipeId, options: { stars: number }): Promise<void>;

  ratingOf(recipeId: RecipeId): Promise<Rating>;

  /** What a person thinks of a recipe; absent where there is no such recipe. */
  find(userId: UserId, recipeId: RecipeId): Promise<Opinion | undefined>;

  /** Keeps a recipe that exists as a favourite; one that is kept stays in its place. */
  addFavourite(userId: UserId, recipeId: RecipeId): Promise<void>;

  /** One that is not kept stays so. */
  removeFavourite(userId: UserId, recipeId: RecipeId): Promise<void>;

  /** The last kept first: those before a place, or from the first on. At most `limit`. */
  listFavourites(userId: UserId, options: { before: number | undefined; limit: number }): Promise<FavouriteRecipe[]>;
}
