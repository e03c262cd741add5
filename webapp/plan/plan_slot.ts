import { DAYS_OF_WEEK, type DayOfWeek, MEAL_TIMES, type MealSlot, type MealTime } from "../../core/meal_plan/mod.ts";
import type { CalendarDate } from "../../core/shared/mod.ts";
import type { MealRim } from "../../ui-kit/MealSlot/mod.ts";

/** The colour of each meal time's rim. */
export const MEAL_RIM: Readonly<Record<MealTime, MealRim>> = {
  Breakfast: "breakfast",
  Lunch: "lunch",
  Dinner: "dinner",
  Snacks: "snacks",
};

/** Where a meal is picked for a slot: `/select-meal/Friday?time=Dinner&date=2026-11-19`. */
export function selectMealPath({ day, mealTime, date }: MealSlot): string {
  return `/select-meal/${day}?${new URLSearchParams({ time: mealTime, date })}`;
}

/** The same from the weekly meals, which leave the date to the navigation state: `/select-meal/Friday?time=Dinner`. */
export function weeklySlotPath({ day, mealTime }: Omit<MealSlot, "date">): string {
  return `/select-meal/${day}?${new URLSearchParams({ time: mealTime })}`;
}

/** The week that holds a date, as the planning screen shows it. */
export function weekPath(date: CalendarDate): string {
  return `/week?${new URLSearchParams({ date })}`;
}

/** A day as an address spells it, in any case; nothing where it is none. */
export function dayOf(text: string | undefined): DayOfWeek | undefined {
  return DAYS_OF_WEEK.find((day) => day.toLowerCase() === text?.toLowerCase());
}

/** A meal time as an address spells it, in any case; Breakfast where it is none. */
export function mealTimeOf(text: string | null): MealTime {
  return MEAL_TIMES.find((mealTime) => mealTime.toLowerCase() === text?.toLowerCase()) ?? "Breakfast";
}
