import type { CalendarDate } from "../../../core/shared/mod.ts";
import { parseDateOr } from "../format/mod.ts";

/** The week that the shopping list's address names: "?date=2026-11-23"; undefined for the household's chosen days. */
export function listWeekIn(parameters: URLSearchParams, today: CalendarDate): CalendarDate | undefined {
  const text = parameters.get("date");
  return text === null ? undefined : parseDateOr(text, today);
}
