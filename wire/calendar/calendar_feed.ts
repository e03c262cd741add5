import { z } from "zod";

const createdAt = z.iso.datetime();

/** `GET /api/calendar-feed`, ours: whether the caller's plan has an address as a calendar. Never the address itself. */
export const calendarFeedReply = z.object({
  /** Null if there is none. Times are ISO 8601 in UTC. */
  feed: z.object({ createdAt }).nullable(),
});

export type CalendarFeedReply = z.infer<typeof calendarFeedReply>;

/**
 * `POST /api/calendar-feed`, ours, without a body: a new secret address of the caller's plan as a calendar (iCalendar, RFC 5545).
 * An earlier address ends. `GET` on it needs no credential.
 */
export const newCalendarFeedReply = z.object({
  /** The address's path on this server, `/calendar/….ics`. In this reply only. */
  path: z.string(),
  createdAt,
});

export type NewCalendarFeedReply = z.infer<typeof newCalendarFeedReply>;
