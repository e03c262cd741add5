export type { CalendarFeed, FeedMeal, FeedOwner } from "./calendar_feed.ts";
export type { CalendarFeedStore } from "./calendar_feed_store.ts";
export type { CalendarEvent, CalendarWriter } from "./calendar_writer.ts";
export { getCalendarFeed, makeCalendarFeed, removeCalendarFeed } from "./own_calendar_feed.ts";
export { readCalendarFeed } from "./read_calendar_feed.ts";
