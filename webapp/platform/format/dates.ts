import type { Week } from "../../../core/meal_plan/mod.ts";
import { type CalendarDate, calendarDate } from "../../../core/shared/mod.ts";
import { formatter, isEnglish } from "./formatters.ts";
import { localDate } from "./local_date.ts";

const DAY_AND_YEAR = { month: "short", day: "numeric", year: "numeric" } as const;
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** "Nov 19" */
export function shortDate(date: CalendarDate): string {
  if (!isEnglish()) return formatted(date, { month: "short", day: "numeric" });
  return `${MONTHS[Number(date.slice(5, 7)) - 1]} ${dayNumber(date)}`;
}

/** "Nov 16 – Nov 22, 2026": from Monday to Sunday, with Sunday's year. */
export function weekRange({ monday, sunday }: Week): string {
  // Not by `formatRange`: Node and browsers put different spaces round the dash.
  if (!isEnglish()) return `${shortDate(monday)} – ${longDate(sunday)}`;
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

/** When a message was sent, in the browser's time zone: "18:04" today, else "Nov 17". `sentAt` is ISO 8601. */
export function messageTime(sentAt: string, today: CalendarDate): string {
  const date = new Date(sentAt);
  const day = localDate(date);
  return day === today ? hourAndMinute(date) : shortDate(day);
}

/** "Nov 26, 2026" */
function longDate(date: CalendarDate): string {
  return isEnglish() ? `${shortDate(date)}, ${date.slice(0, 4)}` : formatted(date, DAY_AND_YEAR);
}

/** "Nov 26, 2026, 10:00", in the browser's time zone. `at` is ISO 8601. */
export function momentText(at: string): string {
  const date = new Date(at);
  return `${longDate(localDate(date))}, ${hourAndMinute(date)}`;
}

/** "Nov 26, 2026" of an ISO 8601 time, in UTC: the server and the browser draw the same. */
export function utcDay(at: string): string {
  return longDate(calendarDate(at.slice(0, 10)));
}

function hourAndMinute(date: Date): string {
  return [date.getHours(), date.getMinutes()].map(twoDigits).join(":");
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}

function formatted(date: CalendarDate, options: Intl.DateTimeFormatOptions): string {
  return dayFormat(options).format(new Date(date));
}

/** In UTC, in which a date without a time is read. */
function dayFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const make = (language: string) => new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" });
  return formatter(`date ${Object.values(options).join(" ")}`, make);
}
