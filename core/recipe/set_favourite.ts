import type { UserId } from "../account/mod.ts";
import { DomainError } from "../shared/mod.ts";
import type { OpinionStore } from "./opinion_store.ts";
import type { RecipeId } from "./recipe.ts";
import type { RecipeStore } from "./recipe_store.ts";

export interface SetFavouritePorts {
  readonly opinions: Pick<OpinionStore, "addFavourite" | "removeFavourite">;
  readonly recipes: Pick<RecipeStore, "find">;
}

export interface SetFavouriteInput {
  readonly userId: UserId;
  readonly recipeId: RecipeId;
  /** Whether the recipe is to be a favourite from now on. */
  readonly favourite: boolean;
}

/**
 * Makes a recipe a favourite, or no longer one. Repeating the call changes nothing.
 *
 * @throws {DomainError} `recipe_not_found`
 */
export async function setFavourite(ports: SetFavouritePorts, input: SetFavouriteInput): Promise<void> {
  const { userId, recipeId, favourite } = input;
  if (!(await ports.recipes.find(recipeId, userId))) {
    const verb = favourite ? "keep" : "let go of";
    throw new DomainError("recipe_not_found", `Cannot ${verb} recipe "${recipeId}": there is no such recipe`, {
      field: "id",
    });
  }
  await (favourite ? ports.opinions.addFavourite(userId, recipeId) : ports.opinions.removeFavourite(userId, recipeId));
}
