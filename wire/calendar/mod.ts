// The calls of the calendar feed.
export { getCalendarFeed, makeCalendarFeed, removeCalendarFeed } from "./calendar_feed.ts";
