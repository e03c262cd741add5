import { type Week, weekOf } from "../meal_plan/mod.ts";
import { addDays, type CalendarDate, DomainError } from "../shared/mod.ts";

/** How far away a week can be that is filled. */
const DAYS_AWAY_MAX = 366;

/**
 * The week that begins on this day.
 *
 * @throws {DomainError} `invalid_input` if it is no Monday, or more than a year away.
 */
export function weekToFill(monday: CalendarDate, { today }: { readonly today: CalendarDate }): Week {
  const week = weekOf(monday);
  const isNear = monday >= addDays(today, -DAYS_AWAY_MAX) && monday <= addDays(today, DAYS_AWAY_MAX);
  if (week.monday === monday && isNear) return week;
  const reason = isNear ? "it is not a Monday" : "it is more than a year away";
  throw new DomainError("invalid_input", `Cannot fill the week of ${monday} (monday): ${reason}`, { field: "monday" });
}
