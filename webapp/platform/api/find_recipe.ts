import { t } from "@lingui/core/macro";
import { ApiError } from "./api_error.ts";
import type { RecipeClient } from "./clients.ts";
import type { RecipeDetail } from "./recipe_detail.ts";

/**
 * One recipe, whole, by its id or its secret link; null if it leads to none: data and not a failure, so that the page that
 * the server renders says so, too.
 */
export async function findRecipe(recipes: Pick<RecipeClient, "getRecipe">, id: string): Promise<RecipeDetail | null> {
  // In a chunk of its own, which loads while the reply is on its way.
  const [reply, { normaliseRecipe }] = await Promise.all([
    // The normaliser accepts every field name of the specification.
    recipes.getRecipe({ id }, { isReplyChecked: false }).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return undefined;
      throw error;
    }),
    import("./normalise_recipe.ts"),
  ]);
  if (!reply) return null;
  const recipe = normaliseRecipe(reply.recipe);
  if (!recipe) throw new ApiError(t`Something went wrong. Try again.`, { status: 200, code: "bad_reply" });
  return { ...recipe, id };
}
