import type { UserId } from "../../../core/account/mod.ts";
import type { Opinion, RecipeId } from "../../../core/recipe/mod.ts";
import { ownOpinionParams, ownOpinionReply } from "../../../wire/recipe/rate_recipe.ts";
import { type Route, route } from "../route.ts";

export function ownOpinionRoute(
  getOwnOpinion: (input: { userId: UserId; recipeId: RecipeId }) => Promise<Opinion>,
): Route {
  return route({
    method: "get",
    path: "/api/recipe/:id/rating",
    summary: "The caller's rating of a recipe, and whether it is a favourite",
    access: "signed-in",
    params: ownOpinionParams,
    reply: ownOpinionReply,
    async handle({ caller, params }) {
      const { stars, favourite } = await getOwnOpinion({ userId: caller.userId, recipeId: params.id });
      return { value: stars ?? null, favourite };
    },
  });
}
