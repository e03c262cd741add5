import type { UserId } from "../../../core/account/mod.ts";
import type { CalendarFeed, NewCalendarFeed } from "../../../core/calendar/mod.ts";
import { calendarFeedReply, newCalendarFeedReply } from "../../../wire/calendar/calendar_feed.ts";
import { type Route, route } from "../route.ts";
import { CALENDAR_PATH } from "./calendar_handler.ts";

type ByPerson = { readonly userId: UserId };

/** What the routes of a person's calendar feed need. */
export interface CalendarFeedUseCases {
  get(input: ByPerson): Promise<CalendarFeed | undefined>;
  make(input: ByPerson): Promise<NewCalendarFeed>;
  remove(input: ByPerson): Promise<void>;
}

export const CALENDAR_FEED_ROUTES = [
  "get",
  "make",
  "remove",
] as const satisfies readonly (keyof CalendarFeedUseCases)[];

/** The calls with which a person manages their calendar feed. Its address is served by `calendar_handler.ts`. */
export function calendarFeedRoutes(
  useCases: CalendarFeedUseCases,
): Record<(typeof CALENDAR_FEED_ROUTES)[number], Route> {
  const common = { path: "/api/calendar-feed", access: "signed-in" } as const;
  return {
    get: route({
      ...common,
      method: "get",
      summary: "Whether the caller's plan has an address as a calendar",
      reply: calendarFeedReply,
      async handle({ caller: { userId } }) {
        const feed = await useCases.get({ userId });
        return { feed: feed ? { createdAt: feed.createdAt.toISOString() } : null };
      },
    }),
    make: route({
      ...common,
      method: "post",
      summary: "Make a secret address of the caller's plan as a calendar, in place of an earlier one",
      reply: newCalendarFeedReply,
      async handle({ caller: { userId } }) {
        const { token, createdAt } = await useCases.make({ userId });
        return { path: `${CALENDAR_PATH}/${token}.ics`, createdAt: createdAt.toISOString() };
      },
    }),
    remove: route({
      ...common,
      method: "delete",
      summary: "End the address of the caller's plan as a calendar",
      reply: calendarFeedReply,
      async handle({ caller: { userId } }) {
        await useCases.remove({ userId });
        return { feed: null };
      },
    }),
  };
}
