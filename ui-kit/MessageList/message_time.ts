const TIME = new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
const DAY = new Intl.DateTimeFormat(undefined, { weekday: "long", month: "short", day: "numeric" });

/** "18:04", where the reader is. */
export function formatHourAndMinute(date: Date): string {
  return TIME.format(date);
}

/** "Thursday, Nov 19", in the reader's language. */
export function formatWeekdayAndDate(date: Date): string {
  return DAY.format(date);
}
