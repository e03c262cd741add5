import type { RecipeSearchPage, SearchRecipesInput } from "../../../core/search/mod.ts";
import { searchRecipesQuery, searchRecipesReply } from "../../../wire/recipe/search_recipes.ts";
import { type Route, route } from "../route.ts";
import { type FindLeaveOut, leaveOutOf } from "./leave_out_of.ts";
import { searchView } from "./recipe_view.ts";

export function searchRecipesRoute(
  searchRecipes: (input: SearchRecipesInput) => Promise<RecipeSearchPage>,
  findLeaveOut: FindLeaveOut,
): Route {
  return route({
    method: "get",
    path: "/api/recipes",
    summary: "Search the recipes by text; without one a varied selection",
    access: "known",
    toleratesLag: true,
    query: searchRecipesQuery,
    reply: searchRecipesReply,
    async handle({ caller, query: { query, cursor, limit, foodRules } }) {
      const leaveOut = await leaveOutOf({ caller, foodRules }, findLeaveOut);
      const skip = cursor ? Number(cursor) : undefined;
      return searchView(await searchRecipes({ query, skip, limit, leaveOut, userId: caller?.userId }));
    },
  });
}
