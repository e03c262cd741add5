import type { UserId } from "../../../core/account/mod.ts";
import type { RecipeCheck } from "../../../core/food_rules/mod.ts";
import type { RecipePage } from "../../../core/recipe/mod.ts";
import { getRecipeParams, getRecipeReply } from "../../../wire/recipe/get_recipe.ts";
import { brokenRulesView } from "../food_rules/broken_rules_view.ts";
import { type Route, route } from "../route.ts";
import { detailView } from "./recipe_view.ts";

export function getRecipeRoute(
  getRecipe: (input: { id: string; userId: UserId | undefined }) => Promise<RecipePage>,
  recipeCheckFor: (input: { userId: UserId }) => Promise<RecipeCheck | undefined>,
): Route {
  return route({
    method: "get",
    path: "/api/recipe/:id",
    summary: "A recipe's page; for a signed-in person with the food rules that it breaks",
    // The specification's client sends a recipe provider's key as the token.
    access: "known",
    toleratesLag: true,
    params: getRecipeParams,
    reply: getRecipeReply,
    async handle({ caller, params }) {
      const page = await getRecipe({ ...params, userId: caller?.userId });
      const check = caller && (await recipeCheckFor({ userId: caller.userId }));
      return { recipe: { ...detailView(page), ...brokenRulesView(check?.(page.recipe)) } };
    },
  });
}
