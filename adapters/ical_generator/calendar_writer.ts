import ical from "ical-generator";
import type { CalendarEvent, CalendarWriter } from "../../core/calendar/mod.ts";

/** How often calendar programs should read the feed again. */
const REFRESH_SECONDS = 3_600;

/** Characters that RFC 5545 does not allow in a text, where only line breaks and tabs can be written. */
const CONTROL_CHARACTERS = /(?![\t\r\n])\p{Cc}/gu;

/** {@linkcode CalendarWriter} in iCalendar (RFC 5545), with `ical-generator`, which escapes texts and folds lines. */
export class IcalCalendarWriter implements CalendarWriter {
  write(events: readonly CalendarEvent[]): string {
    const calendar = ical({ name: "Weekplate", prodId: "//Weekplate//Week plan//EN", ttl: REFRESH_SECONDS });
    for (const { id, title, startsAt, minutes, url, changedAt } of events) {
      // Written in UTC without its Z: a floating time, which each device shows in its own time zone.
      const start = new Date(`${startsAt}:00Z`);
      calendar.createEvent({
        id,
        summary: title.toWellFormed().replaceAll(CONTROL_CHARACTERS, " "),
        start,
        end: new Date(start.getTime() + minutes * 60_000),
        floating: true,
        url,
        stamp: changedAt,
        lastModified: changedAt,
      });
    }
    return calendar.toString();
  }
}
