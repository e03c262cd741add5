import type { Week } from "../../core/meal_plan/mod.ts";
import { type CalendarDate, calendarDate } from "../../core/shared/mod.ts";

// Calendar dates have no time zone: reading and writing them as UTC never shifts the day.
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

const HOUR_AND_MINUTE = new Intl.DateTimeFormat("en-US", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
const LOCAL_MONTH_AND_DAY = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" });

/** When a message was sent, in the browser's time zone: "18:04" today, else "Nov 17". `sentAt` is ISO 8601. */
export function messageTime(sentAt: string, today: CalendarDate): string {
  const date = new Date(sentAt);
  // Swedish writes dates as ISO 8601 does.
  const isToday = date.toLocaleDateString("sv-SE") === today;
  return (isToday ? HOUR_AND_MINUTE : LOCAL_MONTH_AND_DAY).format(date);
}

const MOMENT = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** "Nov 26, 2026, 10:00", in the browser's time zone. `at` is ISO 8601. */
export function momentText(at: string): string {
  return MOMENT.format(new Date(at));
}
