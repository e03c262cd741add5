import type { FoundRecipes } from "../../../core/recipe/mod.ts";
import { findRecipesBody, findRecipesReply } from "../../../wire/find_recipes.ts";
import { type Route, route } from "../route.ts";
import { summaryView } from "./recipe_view.ts";

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
    async handle({ body }) {
      const { recipes, unknown, suggestions } = await findRecipesByIngredients({ ingredients: body.ingredients ?? [] });
      return {
        recipes: recipes.map((recipe) => ({
          ...summaryView(recipe),
          matchedIngredients: [...recipe.matched],
          missingIngredients: [...recipe.missing],
          assumedIngredients: [...recipe.assumed],
          swaps: [...recipe.swaps],
        })),
        unknownIngredients: [...unknown],
        suggestions: suggestions.map(({ ingredient, foods }) => ({ ingredient, foods: [...foods] })),
      };
    },
  });
}
