import type { UserId } from "../account/mod.ts";
import { DomainError } from "../shared/mod.ts";
import type { OpinionStore } from "./opinion_store.ts";
import type { RecipeId } from "./recipe.ts";
import type { RecipeStore } from "./recipe_store.ts";

export interface KeepFavouritePorts {
  readonly opinions: Pick<OpinionStore, "keep" | "unkeep">;
  readonly recipes: Pick<RecipeStore, "find">;
}

export interface KeepFavouriteInput {
  readonly userId: UserId;
  readonly recipeId: RecipeId;
  /** Whether the recipe is to be a favourite from now on. */
  readonly keep: boolean;
}

/**
 * Keeps a recipe as a favourite, or no longer. Harmless when repeated.
 *
 * @throws {DomainError} `recipe_not_found`
 */
export async function keepFavourite(ports: KeepFavouritePorts, input: KeepFavouriteInput): Promise<void> {
  const { userId, recipeId, keep } = input;
  if (!(await ports.recipes.find(recipeId))) {
    const wish = keep ? "keep" : "let go of";
    throw new DomainError("recipe_not_found", `Cannot ${wish} recipe "${recipeId}": there is no such recipe`, {
      field: "id",
    });
  }
  await (keep ? ports.opinions.keep(userId, recipeId) : ports.opinions.unkeep(userId, recipeId));
}
