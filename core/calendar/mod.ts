export {
  type CalendarFeed,
  FEED_DAYS,
  type FeedMeal,
  type FeedOwner,
  MEAL_MINUTES,
  MEAL_MINUTES_MAX,
} from "./calendar_feed.ts";
export type { CalendarFeedStore } from "./calendar_feed_store.ts";
export type { CalendarEvent, CalendarWriter } from "./calendar_writer.ts";
export { getCalendarFeed, makeCalendarFeed, type NewCalendarFeed, removeCalendarFeed } from "./own_calendar_feed.ts";
export { type ReadCalendarFeedPorts, readCalendarFeed } from "./read_calendar_feed.ts";
