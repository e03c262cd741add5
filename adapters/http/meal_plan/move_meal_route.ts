import type { MoveMealInput, moveMeal, SlotInput } from "../../../core/meal_plan/mod.ts";
import { calendarDate } from "../../../core/shared/mod.ts";
import { moveMealBody, moveMealReply } from "../../../wire/meal_plan/save_meal.ts";
import { type Route, route } from "../route.ts";
import { toSentChange } from "./sent_change.ts";

type SlotBody = Omit<SlotInput, "mealTime" | "date"> & {
  readonly time: SlotInput["mealTime"];
  readonly date?: string | null | undefined;
};

export function moveMealRoute(move: (input: MoveMealInput) => ReturnType<typeof moveMeal>): Route {
  return route({
    method: "post",
    path: "/api/move-meal",
    summary: "Move a meal to another slot, where a meal gets the old one",
    access: "signed-in",
    body: moveMealBody,
    reply: moveMealReply,
    async handle({ caller: { userId }, body: { meal, ...slots } }) {
      const { from, to } = await move({
        userId,
        recipeId: meal.id,
        from: slotOf(slots.from, "from"),
        to: slotOf(slots.to, "to"),
        sent: toSentChange(slots),
      });
      return {
        from: { day_of_week: slots.from.day, meal_time: from.mealTime, date: from.date },
        to: { day_of_week: slots.to.day, meal_time: to.mealTime, date: to.date },
      };
    },
  });
}

function slotOf({ day, time, date }: SlotBody, field: string): SlotInput {
  return { day, mealTime: time, date: date ? calendarDate(date, `${field}.date`) : undefined };
}
