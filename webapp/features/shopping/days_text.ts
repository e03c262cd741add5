import { t } from "@lingui/core/macro";
import { dayOf } from "../../../core/meal_plan/mod.ts";
import { addDays, type CalendarDate } from "../../../core/shared/mod.ts";
import { dayNumber, shortDayName } from "../../platform/format/mod.ts";

/** More days than these are only counted. */
const NAMED_DAYS_MAX = 3;

/** "Thu 19" */
export function dayText(day: CalendarDate): string {
  return `${shortDayName(dayOf(day))} ${dayNumber(day)}`;
}

/** "Thu 19 – Sun 22", "Thu 19, Sat 21", "5 days" or "none". The days are in their order. */
export function daysText(days: readonly CalendarDate[]): string {
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return t`none`;
  const isOneRow = days.length > 1 && days.every((day, place) => day === addDays(first, place));
  if (isOneRow) return `${dayText(first)} – ${dayText(last)}`;
  return days.length <= NAMED_DAYS_MAX ? days.map(dayText).join(", ") : t`${days.length} days`;
}
