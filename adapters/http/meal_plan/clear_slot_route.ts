import type { ClearSlotInput } from "../../../core/meal_plan/mod.ts";
import { type CalendarDate, calendarDate } from "../../../core/shared/mod.ts";
import { clearSlotBody, clearSlotReply } from "../../../wire/meal_plan/save_meal.ts";
import { type Route, route } from "../route.ts";
import { toSentChange } from "./sent_change.ts";

export function clearSlotRoute(clearSlot: (input: ClearSlotInput) => Promise<CalendarDate>): Route {
  return route({
    method: "delete",
    path: "/api/save-meal",
    summary: "Empty a slot of the week",
    access: "signed-in",
    body: clearSlotBody,
    reply: clearSlotReply,
    async handle({ caller, body }) {
      const date = await clearSlot({
        userId: caller.userId,
        day: body.day,
        mealTime: body.time,
        date: body.date ? calendarDate(body.date) : undefined,
        sent: toSentChange(body),
      });
      return { day_of_week: body.day, meal_time: body.time, date };
    },
  });
}
