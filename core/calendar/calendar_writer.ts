/** One event of a calendar. */
export interface CalendarEvent {
  /** The same for the same slot, whatever is planned in it. */
  readonly id: string;
  readonly title: string;
  /** `YYYY-MM-DDTHH:MM` without a time zone: the time that the clock on the kitchen's wall shows. */
  readonly startsAt: string;
  readonly minutes: number;
  /** Absolute. */
  readonly url: string;
  readonly changedAt: Date;
}

/** Writes calendars in a format that calendar programs read. */
export interface CalendarWriter {
  /** The same text for the same events, whenever and wherever it is written. */
  write(events: readonly CalendarEvent[]): string;
}
