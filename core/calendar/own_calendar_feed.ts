import type { SessionTokens, UserId } from "../account/mod.ts";
import type { Clock } from "../shared/mod.ts";
import type { CalendarFeed } from "./calendar_feed.ts";
import type { CalendarFeedStore } from "./calendar_feed_store.ts";

export interface NewCalendarFeed extends CalendarFeed {
  /** 256 random bits. Only its hash is stored. */
  readonly token: string;
}

/** Makes a person's calendar feed, or a new address for it, with which the earlier one ends. */
export async function makeCalendarFeed(
  ports: {
    readonly calendarFeeds: Pick<CalendarFeedStore, "put">;
    readonly tokens: Pick<SessionTokens, "create" | "hash">;
    readonly clock: Pick<Clock, "now">;
  },
  { userId }: { userId: UserId },
): Promise<NewCalendarFeed> {
  const token = ports.tokens.create();
  const createdAt = ports.clock.now();
  await ports.calendarFeeds.put(userId, { tokenHash: ports.tokens.hash(token), createdAt });
  return { token, createdAt };
}

/** A person's calendar feed, without its address; undefined if there is none. */
export function getCalendarFeed(
  { calendarFeeds }: { readonly calendarFeeds: Pick<CalendarFeedStore, "find"> },
  { userId }: { userId: UserId },
): Promise<CalendarFeed | undefined> {
  return calendarFeeds.find(userId);
}

/** Ends a person's calendar feed. Repeating it changes nothing. */
export function removeCalendarFeed(
  { calendarFeeds }: { readonly calendarFeeds: Pick<CalendarFeedStore, "remove"> },
  { userId }: { userId: UserId },
): Promise<void> {
  return calendarFeeds.remove(userId);
}
