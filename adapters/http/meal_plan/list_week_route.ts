import type { ListWeekInput, WeekMeal } from "../../../core/meal_plan/mod.ts";
import { calendarDate } from "../../../core/shared/mod.ts";
import { listWeekQuery, listWeekReply } from "../../../wire/list_week.ts";
import { type Route, route } from "../route.ts";
import { plannedMealView } from "./planned_meal_view.ts";

export function listWeekRoute(listWeek: (input: ListWeekInput) => Promise<WeekMeal[]>): Route {
  return route({
    method: "get",
    path: "/meal-plans",
    summary: "The caller's plan for the week of a date",
    access: "signed-in",
    query: listWeekQuery,
    reply: listWeekReply,
    async handle({ caller, query }) {
      const meals = await listWeek({
        userId: caller.userId,
        date: query.targetDate ? calendarDate(query.targetDate, "targetDate") : undefined,
      });
      return meals.map(plannedMealView);
    },
  });
}
