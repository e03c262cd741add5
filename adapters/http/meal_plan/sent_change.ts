import { dateOf, type SeenMeal, type SentChange, weekOf } from "../../../core/meal_plan/mod.ts";
import { calendarDate } from "../../../core/shared/mod.ts";
import type { ChangeFields } from "../../../wire/meal_plan/save_meal.ts";

type SlotContent = NonNullable<ChangeFields["seen"]>["slots"][number]["from"];

/** What a request says of a change that may be sent late, or twice. */
export function toSentChange({ clientChangeId: id, seen }: ChangeFields): SentChange | undefined {
  if (id === undefined && !seen) return undefined;
  const slots = seen?.slots.map(({ day, time, date, from, to }, i) => ({
    date: dateOf(day, weekOf(calendarDate(date, `seen.slots.${i}.date`))),
    mealTime: time,
    from: toMeal(from, `seen.slots.${i}.from`),
    to: toMeal(to, `seen.slots.${i}.to`),
  }));
  return { id, seen: slots && { householdId: seen?.householdId, slots } };
}

function toMeal(meal: SlotContent, field: string): SeenMeal | undefined {
  if (!meal) return undefined;
  const { recipeId, portions, leftoversOf } = meal;
  if (!leftoversOf) return { recipeId, portions };
  const date = calendarDate(leftoversOf.date, `${field}.leftoversOf.date`);
  return { recipeId, portions, leftoversOf: { date, mealTime: leftoversOf.time } };
}
