export { addDays, type CalendarDate, calendarDate, daysSinceMonday } from "./calendar_date.ts";
export type { Clock } from "./clock.ts";
export { DAY_MS } from "./day_ms.ts";
export { DomainError, ERROR_CODES, type ErrorCode } from "./domain_error.ts";
export type { IdSource } from "./id_source.ts";
export { MEAL_TIMES, type MealTime } from "./meal_time.ts";
