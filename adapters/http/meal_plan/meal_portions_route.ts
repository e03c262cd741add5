import type { SetMealPortionsInput } from "../../../core/meal_plan/mod.ts";
import { type CalendarDate, calendarDate } from "../../../core/shared/mod.ts";
import { mealPortionsBody, mealPortionsReply } from "../../../wire/meal_plan/save_meal.ts";
import { type Route, route } from "../route.ts";
import { toSentChange } from "./sent_change.ts";

export function mealPortionsRoute(setMealPortions: (input: SetMealPortionsInput) => Promise<CalendarDate>): Route {
  return route({
    method: "put",
    path: "/api/meal-portions",
    summary: "Set how many portions of a planned meal are eaten",
    access: "signed-in",
    body: mealPortionsBody,
    reply: mealPortionsReply,
    async handle({ caller, body: { day, time, date, portions, ...change } }) {
      const saved = await setMealPortions({
        userId: caller.userId,
        day,
        mealTime: time,
        date: date ? calendarDate(date) : undefined,
        portions: portions ?? undefined,
        sent: toSentChange(change),
      });
      return { day_of_week: day, meal_time: time, date: saved, portions };
    },
  });
}
