import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { i18n } from "#i18n";
import { DAYS_OF_WEEK, type DayOfWeek, type MealTime } from "../../../core/meal_plan/mod.ts";
import { formatter, isEnglish } from "./formatters.ts";

const DAYS: Readonly<Record<DayOfWeek, MessageDescriptor>> = {
  Monday: msg`Monday`,
  Tuesday: msg`Tuesday`,
  Wednesday: msg`Wednesday`,
  Thursday: msg`Thursday`,
  Friday: msg`Friday`,
  Saturday: msg`Saturday`,
  Sunday: msg`Sunday`,
};

const MEALS: Readonly<Record<MealTime, MessageDescriptor>> = {
  Breakfast: msg`Breakfast`,
  Lunch: msg`Lunch`,
  Dinner: msg`Dinner`,
  Snacks: msg({ message: "Snacks", comment: "the meal between the others" }),
};

/** "Monday" */
export function dayName(day: DayOfWeek): string {
  return i18n._(DAYS[day]);
}

/** "Mon" */
export function shortDayName(day: DayOfWeek): string {
  if (isEnglish()) return day.slice(0, 3);
  const make = (language: string) => new Intl.DateTimeFormat(language, { weekday: "short", timeZone: "UTC" });
  // January 1, 2024 was a Monday.
  return formatter("weekday", make).format(Date.UTC(2024, 0, 1 + DAYS_OF_WEEK.indexOf(day)));
}

/** "Dinner" */
export function mealName(mealTime: MealTime): string {
  return i18n._(MEALS[mealTime]);
}

/** "Monday's Dinner" */
export function dayMealName({ day, mealTime }: { readonly day: DayOfWeek; readonly mealTime: MealTime }): string {
  return t`${{ day: dayName(day) }}'s ${{ mealTime: mealName(mealTime) }}`;
}
