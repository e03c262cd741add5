import type { SetMealCookedInput } from "../../../core/meal_plan/mod.ts";
import { type CalendarDate, calendarDate } from "../../../core/shared/mod.ts";
import { mealCookedBody, mealCookedReply } from "../../../wire/meal_plan/save_meal.ts";
import { type Route, route } from "../route.ts";

export function mealCookedRoute(setMealCooked: (input: SetMealCookedInput) => Promise<CalendarDate>): Route {
  return route({
    method: "put",
    path: "/api/meal-cooked",
    summary: "Say whether a planned meal was cooked",
    access: "signed-in",
    body: mealCookedBody,
    reply: mealCookedReply,
    async handle({ caller, body: { day, time, date, cooked } }) {
      const saved = await setMealCooked({
        userId: caller.userId,
        day,
        mealTime: time,
        date: date ? calendarDate(date) : undefined,
        isCooked: cooked,
      });
      return { day_of_week: day, meal_time: time, date: saved, cooked };
    },
  });
}
