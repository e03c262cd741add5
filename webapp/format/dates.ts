import type { Week } from "../../core/meal_plan/mod.ts";
import { type CalendarDate, calendarDate } from "../../core/shared/mod.ts";

// Calendar dates have no time zone: they are read and written as UTC, so that none ever slips by a day.
const MONTH_AND_DAY = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

/** "Nov 19" */
export function shortDate(date: CalendarDate): string {
  return MONTH_AND_DAY.format(new Date(date));
}

/** "Nov 16 – Nov 22, 2026": from Monday to Sunday, with Sunday's year. */
export function weekRange({ monday, sunday }: Week): string {
  return `${shortDate(monday)} – ${shortDate(sunday)}, ${sunday.slice(0, 4)}`;
}

/** "19" */
export function dayNumber(date: CalendarDate): string {
  return String(Number(date.slice(-2)));
}

/** The date in a page's address, or the fallback where there is none or it is not an existing day. */
export function parseDateOr(text: string | null | undefined, fallback: CalendarDate): CalendarDate {
  try {
    return calendarDate(text ?? "");
  } catch {
    return fallback;
  }
}
