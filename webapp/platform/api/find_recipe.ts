import { ApiError } from "./api_error.ts";
import type { RecipeClient } from "./clients.ts";
import type { RecipeDetail } from "./recipe_detail.ts";

/**
 * One recipe, whole, by its id or its secret link.
 *
 * @throws {ApiError} `recipe_not_found`
 */
export async function findRecipe(recipes: Pick<RecipeClient, "getRecipe">, id: string): Promise<RecipeDetail> {
  // In a chunk of its own, which loads while the reply is on its way.
  const [reply, { normaliseRecipe }] = await Promise.all([
    // The normaliser accepts every field name of the specification.
    recipes.getRecipe({ id }, { isReplyChecked: false }),
    import("./normalise_recipe.ts"),
  ]);
  const recipe = normaliseRecipe(reply.recipe);
  if (!recipe) throw new ApiError("Something went wrong. Try again.", { status: 200, code: "bad_reply" });
  return { ...recipe, id };
}
