import { t } from "@lingui/core/macro";
import { DAYS_OF_WEEK, type DayOfWeek, MEAL_TIMES, type MealTime } from "../../../core/meal_plan/mod.ts";
import type { SuggestionSlot } from "../../../wire/week_plan/suggestion_slot.ts";
import { joinWords } from "../../platform/format/mod.ts";

const WEEKDAYS: readonly DayOfWeek[] = DAYS_OF_WEEK.slice(0, 5);
const WEEKEND: readonly DayOfWeek[] = DAYS_OF_WEEK.slice(5);
/** Days that are named one by one; more are counted. */
const NAMED_DAYS_MAX = 3;

export function isSameSlot(one: SuggestionSlot, other: SuggestionSlot): boolean {
  return one.day === other.day && one.time === other.time;
}

/** "Monday's Dinner" */
export function slotName({ day, time }: SuggestionSlot): string {
  return `${day}'s ${time}`;
}

/** "Monday dinner": for the names of controls. */
export function slotOfControl({ day, time }: SuggestionSlot): string {
  return `${day} ${time.toLowerCase()}`;
}

/** "1 meal", "21 meals" */
export function mealCount(count: number): string {
  return count === 1 ? "1 meal" : t`${count} meals`;
}

/** "Breakfast on weekdays", "Breakfast and Lunch on Monday and Friday; Dinner every day", "All meals every day". */
export function slotsText(slots: readonly SuggestionSlot[]): string {
  const mealsOfDays = new Map<string, MealTime[]>();
  for (const time of MEAL_TIMES) {
    const days = DAYS_OF_WEEK.filter((day) => slots.some((slot) => isSameSlot(slot, { day, time })));
    if (days.length === 0) continue;
    const text = daysText(days);
    mealsOfDays.set(text, [...(mealsOfDays.get(text) ?? []), time]);
  }
  return [...mealsOfDays]
    .map(([days, meals]) => `${meals.length === MEAL_TIMES.length ? "All meals" : joinWords(meals)} ${days}`)
    .join("; ");
}

function daysText(days: readonly DayOfWeek[]): string {
  if (days.length === DAYS_OF_WEEK.length) return t`every day`;
  if (isSame(days, WEEKDAYS)) return t`on weekdays`;
  if (isSame(days, WEEKEND)) return t`on the weekend`;
  return days.length <= NAMED_DAYS_MAX ? `on ${joinWords(days)}` : t`on ${days.length} days`;
}

function isSame(days: readonly DayOfWeek[], others: readonly DayOfWeek[]): boolean {
  return days.length === others.length && others.every((day) => days.includes(day));
}
