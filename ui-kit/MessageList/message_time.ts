import { i18n } from "#i18n";

// Made when they are needed: they take a slow phone some time.
let time: Intl.DateTimeFormat | undefined;
let day: Intl.DateTimeFormat | undefined;

/** "18:04", in the reader's time zone. */
export function formatHourAndMinute(date: Date): string {
  time ??= new Intl.DateTimeFormat(i18n.locale, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  return time.format(date);
}

/** "Thursday, Nov 19", in the reader's time zone. */
export function formatWeekdayAndDate(date: Date): string {
  day ??= new Intl.DateTimeFormat(i18n.locale, { weekday: "long", month: "short", day: "numeric" });
  return day.format(date);
}
