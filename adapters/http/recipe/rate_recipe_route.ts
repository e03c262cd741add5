import type { RateRecipeInput, Rating } from "../../../core/recipe/mod.ts";
import { rateRecipeBody, rateRecipeParams, rateRecipeReply } from "../../../wire/recipe/rate_recipe.ts";
import { type Route, route } from "../route.ts";
import { ratingView } from "./recipe_view.ts";

export function rateRecipeRoute(rateRecipe: (input: RateRecipeInput) => Promise<Rating>): Route {
  return route({
    method: "put",
    path: "/api/recipe/:id/rating",
    summary: "Rate a recipe, or replace the caller's rating",
    access: "signed-in",
    params: rateRecipeParams,
    body: rateRecipeBody,
    reply: rateRecipeReply,
    async handle({ caller, params, body }) {
      const rating = await rateRecipe({ userId: caller.userId, recipeId: params.id, stars: body.value });
      return { rating: ratingView(rating) };
    },
  });
}
