import { DAYS_OF_WEEK, type DayOfWeek, MEAL_TIMES, type MealSlot, type MealTime } from "../../../core/meal_plan/mod.ts";
import type { CalendarDate } from "../../../core/shared/mod.ts";
import type { MealRim } from "../../../ui-kit/MealSlot/mod.ts";

/** The colour of each meal time's rim. */
export const MEAL_RIM: Readonly<Record<MealTime, MealRim>> = {
  Breakfast: "breakfast",
  Lunch: "lunch",
  Dinner: "dinner",
  Snacks: "snacks",
};

/** Address of the meal selection for a slot: `/select-meal/Friday?time=Dinner&date=2026-11-19`. */
export function selectMealPath({ day, mealTime, date }: MealSlot): string {
  return `/select-meal/${day}?${new URLSearchParams({ time: mealTime, date })}`;
}

/** The same without the date, which the weekly meals pass in the navigation state: `/select-meal/Friday?time=Dinner`. */
export function weeklySlotPath({ day, mealTime }: Omit<MealSlot, "date">): string {
  return `/select-meal/${day}?${new URLSearchParams({ time: mealTime })}`;
}

/** Address of the planning screen for the week of a date. */
export function weekPath(date: CalendarDate): string {
  return `/week?${new URLSearchParams({ date })}`;
}

/** Parses a day from an address, in any case; undefined if it is none. */
export function parseDay(text: string | undefined): DayOfWeek | undefined {
  return DAYS_OF_WEEK.find((day) => day.toLowerCase() === text?.toLowerCase());
}

/** Parses a meal time from an address, in any case; Breakfast if it is none. */
export function parseMealTime(text: string | null): MealTime {
  return MEAL_TIMES.find((mealTime) => mealTime.toLowerCase() === text?.toLowerCase()) ?? "Breakfast";
}
