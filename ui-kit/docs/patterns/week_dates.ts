import type { WeekGridDay } from "../../WeekGrid/mod.ts";

/** The day on which every story of the week takes place. */
export const TODAY = "2026-11-19";

/** The days of a week. */
export const DAY_NAMES = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** One of {@link DAY_NAMES}. */
export type DayName = (typeof DAY_NAMES)[number];

/** A date some days later, `YYYY-MM-DD`. */
export function daysLater(date: string, days: number): string {
  const later = new Date(`${date}T12:00:00Z`);
  later.setUTCDate(later.getUTCDate() + days);
  return later.toISOString().slice(0, 10);
}

/** The seven days of the week that a date lies in. */
export function weekDays(date: string): WeekGridDay<DayName>[] {
  const monday = mondayOf(date);
  return DAY_NAMES.map((day, place) => {
    const each = daysLater(monday, place);
    return { day, date: shortDate(each), number: String(Number(each.slice(-2))), isToday: each === TODAY };
  });
}

/** The Monday of a date's week. */
export function mondayOf(date: string): string {
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
  return daysLater(date, -((weekday + 6) % 7));
}

/** "Nov 16 – Nov 22, 2026" */
export function weekRange(date: string): string {
  const sunday = daysLater(mondayOf(date), 6);
  return `${shortDate(mondayOf(date))} – ${shortDate(sunday)}, ${sunday.slice(0, 4)}`;
}

function shortDate(date: string): string {
  return new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" }).format(
    new Date(`${date}T12:00:00Z`),
  );
}
