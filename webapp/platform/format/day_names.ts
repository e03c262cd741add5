import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { i18n } from "#i18n";
import type { DayOfWeek, MealTime } from "../../../core/meal_plan/mod.ts";

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

/** "Dinner" */
export function mealName(mealTime: MealTime): string {
  return i18n._(MEALS[mealTime]);
}
