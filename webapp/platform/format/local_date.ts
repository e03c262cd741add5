import type { CalendarDate } from "../../../core/shared/mod.ts";

/** The day in the browser's time zone. */
export function localDate(date: Date): CalendarDate {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0"));
  return `${String(date.getFullYear()).padStart(4, "0")}-${month}-${day}` as CalendarDate; // sound: a day of the calendar
}
