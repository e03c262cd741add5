import type { UserId } from "../account/mod.ts";
import { getRecipe, type RecipeId, type RecipePages } from "../recipe/mod.ts";
import { writtenOf } from "./written_of.ts";
import type { WrittenRecipe } from "./written_recipe.ts";

/** A recipe as text, with what is not text. */
export interface WrittenWithPictures {
  readonly id: RecipeId;
  readonly recipe: WrittenRecipe;
  /** Addresses relative to the server, the main one first. */
  readonly pictures: readonly string[];
}

/**
 * A recipe that the person may read, as the text that one's own version or a file begins with.
 *
 * @throws {DomainError} `recipe_not_found`
 */
export async function getWrittenRecipe(
  ports: { pages: RecipePages },
  input: { id: RecipeId; userId: UserId | undefined },
): Promise<WrittenWithPictures> {
  const { recipe } = await getRecipe(ports, input);
  return { id: recipe.id, recipe: writtenOf(recipe), pictures: [recipe.mainImage, ...recipe.images] };
}
