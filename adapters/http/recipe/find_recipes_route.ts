import type { FoundRecipes } from "../../../core/recipe/mod.ts";
import { findRecipesBody, findRecipesReply } from "../../../wire/find_recipes.ts";
import { type Route, route } from "../route.ts";
import { foundRecipesView } from "./recipe_view.ts";

export function findRecipesRoute(
  findRecipesByIngredients: (input: { ingredients: readonly string[] }) => Promise<FoundRecipes>,
): Route {
  return route({
    method: "post",
    path: "/find-recipes",
    summary: "Find recipes by the ingredients on hand",
    access: "public",
    rateClass: "read",
    body: findRecipesBody,
    reply: findRecipesReply,
    handle: async ({ body }) =>
      foundRecipesView(await findRecipesByIngredients({ ingredients: body.ingredients ?? [] })),
  });
}
