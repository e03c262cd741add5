import type { DishType, RecipeSummary } from "../../../core/recipe/mod.ts";
import { mealsByFiltersBody, mealsByFiltersReply } from "../../../wire/meals_by_filters.ts";
import { type Route, route } from "../route.ts";
import { summaryView } from "./recipe_view.ts";

export function mealsByFiltersRoute(
  mealsByFilters: (input: { filters: readonly DishType[] }) => Promise<RecipeSummary[]>,
): Route {
  return route({
    method: "post",
    path: "/api/meals-by-filters",
    summary: "Recipes of any of these dish types",
    access: "public",
    rateClass: "read",
    body: mealsByFiltersBody,
    reply: mealsByFiltersReply,
    handle: async ({ body }) => ({ meals: (await mealsByFilters({ filters: body.filters ?? [] })).map(summaryView) }),
  });
}
