import type { RecipeSearchPage, SearchRecipesInput } from "../../../core/recipe/mod.ts";
import { searchRecipesQuery, searchRecipesReply } from "../../../wire/search_recipes.ts";
import { type Route, route } from "../route.ts";
import { summaryView } from "./recipe_view.ts";

export function searchRecipesRoute(searchRecipes: (input: SearchRecipesInput) => Promise<RecipeSearchPage>): Route {
  return route({
    method: "get",
    path: "/api/recipes",
    summary: "Search the recipes by text; without one a varied selection",
    access: "public",
    query: searchRecipesQuery,
    reply: searchRecipesReply,
    async handle({ query: { query, cursor, limit } }) {
      const found = await searchRecipes({ query, skip: cursor ? Number(cursor) : undefined, limit });
      return {
        recipes: found.recipes.map((recipe) => ({ ...summaryView(recipe), why: recipe.why || undefined })),
        nextCursor: found.next === undefined ? null : String(found.next),
        corrected: found.corrected,
        partial: found.isPartial ? (true as const) : undefined,
      };
    },
  });
}
