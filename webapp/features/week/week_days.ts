import { DAYS_OF_WEEK, dateOf, MEAL_TIMES, type Week } from "../../../core/meal_plan/mod.ts";
import type { CalendarDate } from "../../../core/shared/mod.ts";
import { dayName, dayNumber, mealName, shortDate } from "../../platform/format/mod.ts";
import { MEAL_RIM } from "./plan_slot.ts";

/** The meal times for the kit's week components. */
export function weekMeals() {
  return MEAL_TIMES.map((meal) => ({ meal, text: mealName(meal), rim: MEAL_RIM[meal] }));
}

/** The days of a week for the kit's week components. */
export function weekDays(week: Week, today: CalendarDate) {
  return DAYS_OF_WEEK.map((day) => {
    const date = dateOf(day, week);
    return { day, text: dayName(day), date: shortDate(date), number: dayNumber(date), isToday: date === today };
  });
}
