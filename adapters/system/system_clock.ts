import { type CalendarDate, type Clock, calendarDate } from "../../core/shared/mod.ts";

/** The machine's clock. */
export class SystemClock implements Clock {
  now(): Date {
    return new Date();
  }

  today(): CalendarDate {
    return calendarDate(new Date().toISOString().slice(0, 10));
  }
}
