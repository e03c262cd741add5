import type { AllowedRecipes, MealsByFiltersInput, RecipeSummary } from "../../../core/recipe/mod.ts";
import { mealsByFiltersBody, mealsByFiltersReply } from "../../../wire/recipe/meals_by_filters.ts";
import { type Route, route } from "../route.ts";
import { type FindLeaveOut, leaveOutOf } from "./leave_out_of.ts";
import { summaryView } from "./recipe_view.ts";

export function mealsByFiltersRoute(
  mealsByFilters: (input: MealsByFiltersInput) => Promise<AllowedRecipes<RecipeSummary>>,
  findLeaveOut: FindLeaveOut,
): Route {
  return route({
    method: "post",
    path: "/api/meals-by-filters",
    summary: "Recipes of any of these dish types",
    access: "known",
    rateClass: "read",
    toleratesLag: true,
    body: mealsByFiltersBody,
    reply: mealsByFiltersReply,
    async handle({ caller, body: { filters, foodRules } }) {
      const leaveOut = await leaveOutOf({ caller, foodRules }, findLeaveOut);
      const userId = caller?.userId;
      const { recipes, hiddenByRules } = await mealsByFilters({ filters: filters ?? [], leaveOut, userId });
      return { meals: recipes.map(summaryView), hiddenByRules };
    },
  });
}
