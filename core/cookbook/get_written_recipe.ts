import type { UserId } from "../account/mod.ts";
import { getRecipe, type RecipeId, type RecipePages } from "../recipe/mod.ts";
import type { OwnRecipeStore } from "./own_recipe_store.ts";
import { writtenOf } from "./written_of.ts";
import type { WrittenRecipe } from "./written_recipe.ts";

export interface GetWrittenRecipePorts {
  readonly pages: RecipePages;
  readonly ownRecipes: Pick<OwnRecipeStore, "find">;
}

/** A recipe as text, with what is not text. */
export interface WrittenWithPictures {
  readonly id: RecipeId;
  readonly recipe: WrittenRecipe;
  /** Addresses relative to the server, the main one first; none of what was drawn for the recipe of a person. */
  readonly pictures: readonly string[];
}

/**
 * A recipe that the person may read, as the text that one's own version or a file begins with. A person's recipe is as its owner
 * wrote it; who is not signed in gets what its page shows.
 *
 * @throws {DomainError} `recipe_not_found`
 */
export async function getWrittenRecipe(
  ports: GetWrittenRecipePorts,
  { id, userId }: { id: RecipeId; userId: UserId | undefined },
): Promise<WrittenWithPictures> {
  const [{ recipe }, own] = await Promise.all([
    getRecipe(ports, { id, userId }),
    userId === undefined ? undefined : ports.ownRecipes.find(userId, id),
  ]);
  const pictures = own?.photos.length === 0 ? [] : [recipe.mainImage, ...recipe.images];
  return { id: recipe.id, recipe: own?.written ?? writtenOf(recipe), pictures };
}
