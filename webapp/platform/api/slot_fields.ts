import type { DayOfWeek, MealSlot, MealTime } from "../../../core/meal_plan/mod.ts";
import type { CalendarDate } from "../../../core/shared/mod.ts";

/** A slot as the calls of the meal plan name it. */
export function slotFields({ day, mealTime, date }: MealSlot): { day: DayOfWeek; time: MealTime; date: CalendarDate } {
  return { day, time: mealTime, date };
}
