import { plural, t } from "@lingui/core/macro";
import { DAYS_OF_WEEK, type DayOfWeek, MEAL_TIMES, type MealTime } from "../../../core/meal_plan/mod.ts";
import type { SuggestionSlot } from "../../../wire/week_plan/suggestion_slot.ts";
import { dayMealName, dayName, joinWords, mealName } from "../../platform/format/mod.ts";

const WEEKDAYS: readonly DayOfWeek[] = DAYS_OF_WEEK.slice(0, 5);
const WEEKEND: readonly DayOfWeek[] = DAYS_OF_WEEK.slice(5);
/** Days that are named one by one; more are counted. */
const NAMED_DAYS_MAX = 3;

export function isSameSlot(one: SuggestionSlot, other: SuggestionSlot): boolean {
  return one.day === other.day && one.time === other.time;
}

/** "Monday's Dinner" */
export function slotName({ day, time }: SuggestionSlot): string {
  return dayMealName({ day, mealTime: time });
}

/** "Monday dinner": for the names of controls. */
export function slotOfControl({ day, time }: SuggestionSlot): string {
  const name = dayName(day);
  switch (time) {
    case "Breakfast":
      return t`${name} breakfast`;
    case "Lunch":
      return t`${name} lunch`;
    case "Dinner":
      return t`${name} dinner`;
    case "Snacks":
      return t`${name} snacks`;
  }
}

/** "1 meal", "21 meals" */
export function mealCount(count: number): string {
  return plural(count, { one: "# meal", other: "# meals" });
}

/** "Breakfast on weekdays", "Breakfast and Lunch on Monday and Friday; Dinner every day", "All meals every day". */
export function slotsText(slots: readonly SuggestionSlot[]): string {
  const mealsOfDays = new Map<string, { days: DayOfWeek[]; meals: MealTime[] }>();
  for (const time of MEAL_TIMES) {
    const days = DAYS_OF_WEEK.filter((day) => slots.some((slot) => isSameSlot(slot, { day, time })));
    if (days.length === 0) continue;
    const key = days.join();
    mealsOfDays.set(key, { days, meals: [...(mealsOfDays.get(key)?.meals ?? []), time] });
  }
  return [...mealsOfDays.values()].map(mealsText).join("; ");
}

function mealsText({ days, meals }: { days: readonly DayOfWeek[]; meals: readonly MealTime[] }): string {
  const names = meals.length === MEAL_TIMES.length ? t`All meals` : joinWords(meals.map(mealName));
  if (days.length === DAYS_OF_WEEK.length) return t`${names} every day`;
  if (isSame(days, WEEKDAYS)) return t`${names} on weekdays`;
  if (isSame(days, WEEKEND)) return t`${names} on the weekend`;
  return days.length <= NAMED_DAYS_MAX
    ? t`${names} on ${joinWords(days.map(dayName))}`
    : plural(days.length, { one: `${names} on # day`, other: `${names} on # days` });
}

function isSame(days: readonly DayOfWeek[], others: readonly DayOfWeek[]): boolean {
  return days.length === others.length && others.every((day) => days.includes(day));
}
