import type { ListLeftoversInput, PlannedMeal, SaveLeftoversInput, WeekMeal } from "../../../core/meal_plan/mod.ts";
import { calendarDate } from "../../../core/shared/mod.ts";
import {
  listLeftoversQuery,
  listLeftoversReply,
  saveLeftoversBody,
  saveMealReply,
} from "../../../wire/meal_plan/save_meal.ts";
import { type Route, route } from "../route.ts";
import { plannedMealView } from "./planned_meal_view.ts";
import { toSentChange } from "./sent_change.ts";

export function listLeftoversRoute(listLeftovers: (input: ListLeftoversInput) => Promise<readonly WeekMeal[]>): Route {
  return route({
    method: "get",
    path: "/api/leftovers",
    summary: "The meals whose leftovers can be planned for a slot",
    access: "signed-in",
    query: listLeftoversQuery,
    reply: listLeftoversReply,
    async handle({ caller, query }) {
      const meals = await listLeftovers({
        userId: caller.userId,
        day: query.day,
        mealTime: query.time,
        date: query.targetDate ? calendarDate(query.targetDate, "targetDate") : undefined,
      });
      return meals.map((meal) => ({ ...plannedMealView(meal), date: meal.date }));
    },
  });
}

export function saveLeftoversRoute(saveLeftovers: (input: SaveLeftoversInput) => Promise<PlannedMeal>): Route {
  return route({
    method: "post",
    path: "/api/save-leftovers",
    summary: "Plan the leftovers of an earlier slot",
    access: "signed-in",
    body: saveLeftoversBody,
    reply: saveMealReply,
    async handle({ caller, body }) {
      const meal = await saveLeftovers({
        userId: caller.userId,
        day: body.day,
        mealTime: body.time,
        date: body.date ? calendarDate(body.date) : undefined,
        of: { date: calendarDate(body.of.date, "of.date"), mealTime: body.of.time },
        portions: body.portions,
        sent: toSentChange(body),
      });
      return { day_of_week: body.day, meal_time: meal.mealTime, meal_name: meal.name, date: meal.date };
    },
  });
}
