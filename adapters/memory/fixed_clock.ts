import { type CalendarDate, type Clock, calendarDate } from "../../core/shared/mod.ts";

/** A clock that stays at midnight UTC of one day until it is advanced. */
export class FixedClock implements Clock {
  #now: number;

  constructor(today: CalendarDate) {
    this.#now = Date.parse(`${today}T00:00:00Z`);
  }

  now(): Date {
    return new Date(this.#now);
  }

  today(): CalendarDate {
    return calendarDate(new Date(this.#now).toISOString().slice(0, 10));
  }

  advance(milliseconds: number): void {
    this.#now += milliseconds;
  }
}
