import type { FavouritesPage, ListFavouritesInput } from "../../../core/recipe/mod.ts";
import { listFavouritesQuery, listFavouritesReply } from "../../../wire/recipe/list_favourites.ts";
import { type Route, route } from "../route.ts";
import { personalView } from "./recipe_view.ts";

export function listFavouritesRoute(listFavourites: (input: ListFavouritesInput) => Promise<FavouritesPage>): Route {
  return route({
    method: "get",
    path: "/api/favourites",
    summary: "The caller's favourite recipes, the last added first",
    access: "signed-in",
    query: listFavouritesQuery,
    reply: listFavouritesReply,
    async handle({ caller, query: { cursor, limit } }) {
      const before = cursor ? Number(cursor) : undefined;
      const { recipes, next } = await listFavourites({ userId: caller.userId, before, limit });
      return { recipes: recipes.map(personalView), nextCursor: next === undefined ? null : String(next) };
    },
  });
}
