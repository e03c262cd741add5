import { dateOf, type ExpectedMeal, type Week, weekOf } from "../../../core/meal_plan/mod.ts";
import { calendarDate } from "../../../core/shared/mod.ts";
import type { AcceptWeekInput, acceptWeek } from "../../../core/week_plan/mod.ts";
import {
  type AcceptWeekBody,
  acceptWeekBody,
  acceptWeekReply,
  suggestionsParams,
} from "../../../wire/week_plan/week_suggestions.ts";
import { type Route, route } from "../route.ts";

export function acceptWeekRoute(accept: (input: AcceptWeekInput) => ReturnType<typeof acceptWeek>): Route {
  return route({
    method: "post",
    path: "/api/weeks/:monday/suggestions/accept",
    summary: "Change slots of a week at once, as suggested, or undo that",
    access: "signed-in",
    params: suggestionsParams,
    body: acceptWeekBody,
    reply: acceptWeekReply,
    async handle({ caller: { userId }, params, body }) {
      const monday = calendarDate(params.monday, "monday");
      const changes = body.changes.map((change, i) =>
        toChange(change, { week: weekOf(monday), field: `changes.${i}` }),
      );
      const { householdId: id, version } = await accept({ userId, monday, changes });
      return { household: { id, version } };
    },
  });
}

type ChangeBody = AcceptWeekBody["changes"][number];

function toChange({ day, time, from, to }: ChangeBody, { week, field }: { week: Week; field: string }) {
  return {
    date: dateOf(day, week),
    mealTime: time,
    from: toMeal(from, `${field}.from`),
    to: toMeal(to, `${field}.to`),
  };
}

function toMeal(meal: ChangeBody["from"], field: string): ExpectedMeal | undefined {
  if (!meal) return undefined;
  const { leftoversOf, ...dish } = meal;
  if (!leftoversOf) return dish;
  const date = calendarDate(leftoversOf.date, `${field}.leftoversOf.date`);
  return { ...dish, leftoversOf: { date, mealTime: leftoversOf.time } };
}
