import type { CalendarDate, Clock } from "../shared/mod.ts";
import type { MealSlot } from "./planned_meal.ts";
import { dateOf, weekOf } from "./week.ts";

/** A slot of the week of a date, which is any date of that week; this week if absent. */
export interface SlotInput extends Omit<MealSlot, "date"> {
  readonly date?: CalendarDate | undefined;
}

/** The slot's own date. */
export function dateOfSlot({ day, date }: Omit<SlotInput, "mealTime">, clock: Pick<Clock, "today">): CalendarDate {
  return dateOf(day, weekOf(date ?? clock.today()));
}
