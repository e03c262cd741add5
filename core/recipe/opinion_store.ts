import type { UserId } from "../account/mod.ts";
import type { Opinion, Rating } from "./opinion.ts";
import type { PersonalRecipe } from "./personal_recipes.ts";
import type { RecipeId } from "./recipe.ts";

/** A favourite and its position in the order of adding. */
export interface FavouriteRecipe extends PersonalRecipe {
  /** Increases with every added favourite. */
  readonly place: number;
}

/** Ratings and favourites. Every implementation passes `adapters/contracts/recipe/opinion_store_contract.ts`. */
export interface OpinionStore {
  /** Stores or replaces a person's rating of an existing recipe; `stars` is a whole number, 1 to 5. */
  rate(userId: UserId, recipeId: RecipeId, options: { stars: number }): Promise<void>;

  /** Removes a person's rating of a recipe. Does nothing if there is none. */
  removeRating(userId: UserId, recipeId: RecipeId): Promise<void>;

  ratingOf(recipeId: RecipeId): Promise<Rating>;

  /** A person's opinion of a recipe; absent if the recipe does not exist, or they may not read it. */
  find(userId: UserId, recipeId: RecipeId): Promise<Opinion | undefined>;

  /** Adds an existing recipe to the favourites. A recipe that is one already stays at its position. */
  addFavourite(userId: UserId, recipeId: RecipeId): Promise<void>;

  /** Removes a recipe from the favourites. Does nothing if it is none. */
  removeFavourite(userId: UserId, recipeId: RecipeId): Promise<void>;

  /** The last added first, from the position before `before` on, if given. At most `limit`. */
  listFavourites(userId: UserId, options: { before: number | undefined; limit: number }): Promise<FavouriteRecipe[]>;
}
