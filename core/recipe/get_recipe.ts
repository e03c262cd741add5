import type { UserId } from "../account/mod.ts";
import { DomainError } from "../shared/mod.ts";
import type { RecipeId } from "./recipe.ts";
import type { RecipePage, RecipePages } from "./recipe_pages.ts";

/**
 * A whole recipe with its rating, if the person may read it.
 *
 * @throws {DomainError} `recipe_not_found`
 */
export async function getRecipe(
  ports: { pages: RecipePages },
  input: { id: RecipeId; userId?: UserId | undefined },
): Promise<RecipePage> {
  const page = await ports.pages.find(input.id, input.userId);
  if (!page) throw new DomainError("recipe_not_found", "Recipe not found", { field: "id" });
  return page;
}
