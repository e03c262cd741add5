import type { z } from "zod";
import {
  dateOf,
  type ExpectedMeal,
  type IdempotentChange,
  type SlotInput,
  weekOf,
} from "../../../core/meal_plan/mod.ts";
import { type CalendarDate, calendarDate } from "../../../core/shared/mod.ts";
import type { ChangeFields, SlotFields, slotView as slotSchema } from "../../../wire/meal_plan/slot_fields.ts";

type SlotContent = NonNullable<ChangeFields["seen"]>["slots"][number]["from"];

/** The slot that a request names. @param field the name of its date in the request */
export function readSlot({ day, time, date }: SlotFields, field = "date"): SlotInput {
  return { day, mealTime: time, date: date ? calendarDate(date, field) : undefined };
}

/** The slot in a reply, on the date that was found for it. */
export function slotView({ day, time }: SlotFields, date: CalendarDate): z.input<typeof slotSchema> {
  return { day_of_week: day, meal_time: time, date };
}

/** The idempotency key and the precondition of a request. */
export function toIdempotentChange({ clientChangeId: id, seen }: ChangeFields): IdempotentChange | undefined {
  if (id === undefined && !seen) return undefined;
  const slots = seen?.slots.map(({ day, time, date, from, to }, i) => ({
    date: dateOf(day, weekOf(calendarDate(date, `seen.slots.${i}.date`))),
    mealTime: time,
    from: toMeal(from, `seen.slots.${i}.from`),
    to: toMeal(to, `seen.slots.${i}.to`),
  }));
  return { idempotencyKey: id, expected: slots && { householdId: seen?.householdId, slots } };
}

function toMeal(meal: SlotContent, field: string): ExpectedMeal | undefined {
  if (!meal) return undefined;
  const { recipeId, portions, leftoversOf } = meal;
  if (!leftoversOf) return { recipeId, portions };
  const date = calendarDate(leftoversOf.date, `${field}.leftoversOf.date`);
  return { recipeId, portions, leftoversOf: { date, mealTime: leftoversOf.time } };
}
