import type { ListWeekNutritionInput } from "../../../core/meal_plan/mod.ts";
import type { Portion } from "../../../core/nutrition/mod.ts";
import type { RecipeId } from "../../../core/recipe/mod.ts";
import { calendarDate } from "../../../core/shared/mod.ts";
import { weekNutritionQuery, weekNutritionReply } from "../../../wire/meal_plan/week_nutrition.ts";
import { type Route, route } from "../route.ts";

export function weekNutritionRoute(
  listWeekNutrition: (input: ListWeekNutritionInput) => Promise<ReadonlyMap<RecipeId, Portion>>,
): Route {
  return route({
    method: "get",
    path: "/api/week-nutrition",
    summary: "The nutrition of what the caller has planned for the week of a date",
    access: "signed-in",
    query: weekNutritionQuery,
    reply: weekNutritionReply,
    async handle({ caller, query }) {
      const portions = await listWeekNutrition({
        userId: caller.userId,
        date: query.targetDate ? calendarDate(query.targetDate, "targetDate") : undefined,
      });
      return [...portions].map(([recipeId, portion]) => ({ recipeId, ...portion }));
    },
  });
}
