import type { CalendarDate, Clock } from "../../core/shared/mod.ts";

/** The machine's clock. */
export class SystemClock implements Clock {
  now(): Date {
    return new Date();
  }

  today(): CalendarDate {
    return new Date().toISOString().slice(0, 10) as CalendarDate;
  }
}
