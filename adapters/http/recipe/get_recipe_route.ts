import type { RecipePage } from "../../../core/recipe/mod.ts";
import { getRecipeParams, getRecipeReply } from "../../../wire/get_recipe.ts";
import { type Route, route } from "../route.ts";
import { detailView } from "./recipe_view.ts";

export function getRecipeRoute(getRecipe: (input: { id: string }) => Promise<RecipePage>): Route {
  return route({
    method: "get",
    path: "/api/recipe/:id",
    summary: "A recipe's page",
    // The specification's client sends a recipe provider's key as the token.
    access: "public",
    params: getRecipeParams,
    reply: getRecipeReply,
    handle: async ({ params }) => ({ recipe: detailView(await getRecipe(params)) }),
  });
}
