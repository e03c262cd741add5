import type { RecipeSearchPage, SearchRecipesInput } from "../../../core/recipe/mod.ts";
import { searchRecipesQuery, searchRecipesReply } from "../../../wire/search_recipes.ts";
import { type Route, route } from "../route.ts";
import { searchView } from "./recipe_view.ts";

export function searchRecipesRoute(searchRecipes: (input: SearchRecipesInput) => Promise<RecipeSearchPage>): Route {
  return route({
    method: "get",
    path: "/api/recipes",
    summary: "Search the recipes by text; without one a varied selection",
    access: "public",
    query: searchRecipesQuery,
    reply: searchRecipesReply,
    handle: async ({ query: { query, cursor, limit } }) =>
      searchView(await searchRecipes({ query, skip: cursor ? Number(cursor) : undefined, limit })),
  });
}
