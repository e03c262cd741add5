import { getCalendarFeed, makeCalendarFeed, removeCalendarFeed } from "../../../core/calendar/mod.ts";
import { CALENDAR_PATH } from "../../../wire/calendar/calendar_feed.ts";
import * as calls from "../../../wire/calendar/mod.ts";
import { type PortsOf, type Route, route } from "../route.ts";

/** The stores that {@linkcode calendarFeedRoutes} need. */
export type CalendarFeedPorts = PortsOf<typeof getCalendarFeed | typeof makeCalendarFeed | typeof removeCalendarFeed>;

/** The calls of the address of a person's plan as a calendar. */
export function calendarFeedRoutes(ports: CalendarFeedPorts): Route[] {
  return [
    route(calls.getCalendarFeed, async ({ caller: { userId } }) => {
      const feed = await getCalendarFeed(ports, { userId });
      return { feed: feed ? { createdAt: feed.createdAt.toISOString() } : null };
    }),
    route(calls.makeCalendarFeed, async ({ caller: { userId } }) => {
      const { token, createdAt } = await makeCalendarFeed(ports, { userId });
      return { path: `${CALENDAR_PATH}/${token}.ics`, createdAt: createdAt.toISOString() };
    }),
    route(calls.removeCalendarFeed, async ({ caller: { userId } }) => {
      await removeCalendarFeed(ports, { userId });
      return { feed: null };
    }),
  ];
}
