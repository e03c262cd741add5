import { z } from "zod";
import { call } from "../call.ts";

/** Every feed's address begins with it. */
export const CALENDAR_PATH = "/calendar";

const createdAt = z.iso.datetime();

/** Never the address itself. Times are ISO 8601 in UTC. */
const calendarFeed = z.object({
  /** Null if there is none. */
  feed: z.object({ createdAt }).nullable(),
});

// All of these calls are ours.

export const getCalendarFeed = call("GET /api/calendar-feed", {
  summary: "Whether the caller's plan has an address as a calendar",
  reply: calendarFeed,
});

/** The calendar is iCalendar (RFC 5545). `GET` on its address needs no credential. */
export const makeCalendarFeed = call("POST /api/calendar-feed", {
  summary: "Make a secret address of the caller's plan as a calendar, in place of an earlier one",
  isForAccessTokens: false,
  reply: z.object({
    /** The address's path on this server, `/calendar/….ics`. In this reply only. */
    path: z.string(),
    createdAt,
  }),
});

export const removeCalendarFeed = call("DELETE /api/calendar-feed", {
  summary: "End the address of the caller's plan as a calendar",
  reply: calendarFeed,
});
