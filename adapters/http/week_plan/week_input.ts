import type { z } from "zod";
import { DAYS_OF_WEEK, dateOf, type ExpectedMeal, type Week } from "../../../core/meal_plan/mod.ts";
import { calendarDate, DAY_MS, DomainError } from "../../../core/shared/mod.ts";
import {
  type AcceptedChange,
  type SlotNumber,
  type SuggestedMeal,
  slotNumber,
  type WeekRequest,
} from "../../../core/week_plan/mod.ts";
import type { SuggestionSlot } from "../../../wire/week_plan/suggestion_slot.ts";
import type { AcceptWeekBody, suggestWeek } from "../../../wire/week_plan/week_suggestions.ts";

type FillBody = z.output<typeof suggestWeek.body>;
type Wishes = Omit<FillBody, "slots" | "meals" | "not">;

/** The person's wishes for the week. */
export function toRequest(
  { today, shoppingDays, relaxed, ...wishes }: Wishes,
  monday: string,
): Omit<WeekRequest, "userId"> {
  return {
    ...wishes,
    monday: calendarDate(monday, "monday"),
    today: today === undefined ? undefined : calendarDate(today, "today"),
    shoppingDays: shoppingDays.map((day) => DAYS_OF_WEEK.indexOf(day)),
    relaxed: relaxed.map(({ rule, slots, to }) => ({ rule, slots: slots.map(toSlot), to: to ?? undefined })),
  };
}

export function toSlot({ day, time }: SuggestionSlot): SlotNumber {
  return slotNumber(DAYS_OF_WEEK.indexOf(day), time);
}

/** @throws {DomainError} `invalid_input` if it is left from another week. */
export function toSuggestedMeal(
  { recipeId, portions, leftoversOf, ...slot }: FillBody["meals"][number],
  { monday, field }: { readonly monday: string; readonly field: string },
): SuggestedMeal {
  const meal = { slot: toSlot(slot), recipeId, portions };
  if (!leftoversOf) return meal;
  const day = (Date.parse(leftoversOf.date) - Date.parse(monday)) / DAY_MS;
  if (day < 0 || day >= DAYS_OF_WEEK.length) {
    throw new DomainError("invalid_input", `${field}.leftoversOf: it is not in this week`, {
      field: `${field}.leftoversOf`,
    });
  }
  return { ...meal, leftoversOf: slotNumber(day, leftoversOf.time) };
}

type ChangeBody = AcceptWeekBody["changes"][number];

/** A change of a slot as the person sees it. `field` is its name in the body. */
export function toChange(
  { day, time, from, to }: ChangeBody,
  { week, field }: { week: Week; field: string },
): AcceptedChange {
  return {
    date: dateOf(day, week),
    mealTime: time,
    from: toExpectedMeal(from, `${field}.from`),
    to: toExpectedMeal(to, `${field}.to`),
  };
}

function toExpectedMeal(meal: ChangeBody["from"], field: string): ExpectedMeal | undefined {
  if (!meal) return undefined;
  const { leftoversOf, ...dish } = meal;
  if (!leftoversOf) return dish;
  const date = calendarDate(leftoversOf.date, `${field}.leftoversOf.date`);
  return { ...dish, leftoversOf: { date, mealTime: leftoversOf.time } };
}
