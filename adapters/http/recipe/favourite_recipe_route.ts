import type { SetFavouriteInput } from "../../../core/recipe/mod.ts";
import { favouriteRecipeParams, favouriteRecipeReply } from "../../../wire/recipe/favourite_recipe.ts";
import { type Route, route } from "../route.ts";

/** Two routes of one path: PUT adds a favourite, DELETE removes it. */
export function favouriteRecipeRoute(
  method: "put" | "delete",
  setFavourite: (input: SetFavouriteInput) => Promise<void>,
): Route {
  const favourite = method === "put";
  return route({
    method,
    path: "/api/recipe/:id/favourite",
    summary: favourite ? "Add a recipe to the favourites" : "Remove a recipe from the favourites",
    access: "signed-in",
    params: favouriteRecipeParams,
    reply: favouriteRecipeReply,
    async handle({ caller, params }) {
      await setFavourite({ userId: caller.userId, recipeId: params.id, favourite });
      return { favourite };
    },
  });
}
