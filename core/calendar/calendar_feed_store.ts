import type { UserId } from "../account/mod.ts";
import type { CalendarDate } from "../shared/mod.ts";
import type { CalendarFeed, FeedMeal, FeedOwner } from "./calendar_feed.ts";

/** People's calendar feeds, at most one each. Every implementation passes `adapters/contracts/calendar/calendar_feed_store_contract.ts`. */
export interface CalendarFeedStore {
  /** Makes the person's feed, or replaces it, so that its earlier address is unknown. Does nothing for an unknown person. */
  put(userId: UserId, feed: CalendarFeed & { readonly tokenHash: string }): Promise<void>;

  /** @returns undefined if the person has no feed. */
  find(userId: UserId): Promise<CalendarFeed | undefined>;

  /** Does nothing if there is no feed. */
  remove(userId: UserId): Promise<void>;

  /** Remembers that all events of the person's feed have changed. Does nothing if there is no feed. */
  markChanged(userId: UserId, changedAt: Date): Promise<void>;

  /** @returns undefined for an unknown address, also for one that was replaced or removed. */
  findOwner(tokenHash: string): Promise<FeedOwner | undefined>;

  /** The planned meals of the person's household from one date to another, both included, by date and meal time. */
  listMeals(
    userId: UserId,
    range: { readonly from: CalendarDate; readonly to: CalendarDate },
  ): Promise<readonly FeedMeal[]>;
}
