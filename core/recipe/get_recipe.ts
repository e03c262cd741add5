import { DomainError } from "../shared/mod.ts";
import type { RecipeId } from "./recipe.ts";
import type { RecipePage, RecipePages } from "./recipe_pages.ts";

/**
 * A whole recipe with its rating.
 *
 * @throws {DomainError} `recipe_not_found`
 */
export async function getRecipe(ports: { pages: RecipePages }, input: { id: RecipeId }): Promise<RecipePage> {
  const page = await ports.pages.find(input.id);
  if (!page) throw new DomainError("recipe_not_found", "Recipe not found", { field: "id" });
  return page;
}
