import type { UserId } from "../account/mod.ts";
import { getRecipe, type RecipeId, type RecipePages } from "../recipe/mod.ts";
import type { OwnRecipeStore } from "./own_recipe_store.ts";
import { writtenOf } from "./written_of.ts";
import type { WrittenRecipe } from "./written_recipe.ts";

/** A recipe as text, with its pictures and links. */
export interface WrittenWithPictures {
  readonly id: RecipeId;
  readonly recipe: WrittenRecipe;
  /** Addresses relative to the server, the main one first, without pictures that were drawn for a person's recipe. */
  readonly pictures: readonly string[];
}

/**
 * A recipe that the person may read, as text: the start of one's own version, or of a file. A person's recipe is as its
 * owner wrote it; a reader who is not signed in gets the text of its page.
 *
 * @throws {DomainError} `recipe_not_found`
 */
export async function getWrittenRecipe(
  { pages, ownRecipes }: { readonly pages: RecipePages; readonly ownRecipes: Pick<OwnRecipeStore, "find"> },
  { id, userId }: { id: RecipeId; userId: UserId | undefined },
): Promise<WrittenWithPictures> {
  const [{ recipe }, own] = await Promise.all([
    getRecipe({ pages }, { id, userId }),
    userId === undefined ? undefined : ownRecipes.find(userId, id),
  ]);
  const pictures = own?.photos.length === 0 ? [] : [recipe.mainImage, ...recipe.images];
  return { id: recipe.id, recipe: own?.written ?? writtenOf(recipe), pictures };
}
