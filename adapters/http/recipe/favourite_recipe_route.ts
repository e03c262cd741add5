import type { KeepFavouriteInput } from "../../../core/recipe/mod.ts";
import { favouriteRecipeParams, favouriteRecipeReply } from "../../../wire/favourite_recipe.ts";
import { type Route, route } from "../route.ts";

/** Two routes of one path: PUT keeps a recipe, DELETE no longer keeps it. */
export function favouriteRecipeRoute(
  method: "put" | "delete",
  keepFavourite: (input: KeepFavouriteInput) => Promise<void>,
): Route {
  const keep = method === "put";
  return route({
    method,
    path: "/api/recipe/:id/favourite",
    summary: keep ? "Keep a recipe as a favourite" : "Keep a recipe as a favourite no longer",
    access: "signed-in",
    params: favouriteRecipeParams,
    reply: favouriteRecipeReply,
    async handle({ caller, params }) {
      await keepFavourite({ userId: caller.userId, recipeId: params.id, keep });
      return { favourite: keep };
    },
  });
}
