import { getSettings, type SessionTokens, type SettingsStore, type SuspensionStore } from "../account/mod.ts";
import { addDays, type Clock } from "../shared/mod.ts";
import { FEED_DAYS, MEAL_MINUTES, MEAL_MINUTES_MAX } from "./calendar_feed.ts";
import type { CalendarFeedStore } from "./calendar_feed_store.ts";
import type { CalendarWriter } from "./calendar_writer.ts";

export interface ReadCalendarFeedPorts {
  readonly calendarFeeds: Pick<CalendarFeedStore, "findOwner" | "listMeals">;
  readonly settings: Pick<SettingsStore, "find">;
  readonly suspensions: SuspensionStore;
  readonly tokens: Pick<SessionTokens, "hash">;
  readonly clock: Pick<Clock, "today">;
  readonly writer: CalendarWriter;
}

/**
 * The calendar at an address: the meals of the person's household from four weeks ago to eight weeks ahead.
 *
 * @param input `origin`: of the product in browsers, such as `https://weekplate.example`
 * @returns undefined for an unknown address, and while the person is suspended.
 */
export async function readCalendarFeed(
  ports: ReadCalendarFeedPorts,
  { token, origin }: { token: string; origin: string },
): Promise<string | undefined> {
  const owner = await ports.calendarFeeds.findOwner(ports.tokens.hash(token));
  if (!owner || (await ports.suspensions.suspendedUntil(owner.userId))) return undefined;
  const { userId } = owner;
  const today = ports.clock.today();
  const range = { from: addDays(today, -FEED_DAYS.before), to: addDays(today, FEED_DAYS.after) };
  const { mealTimes } = await getSettings(ports, { userId });
  const meals = await ports.calendarFeeds.listMeals(userId, range);
  return ports.writer.write(
    meals.map(({ date, mealTime, name, recipeId, isLeftovers, totalMinutes, changedAt }) => ({
      id: `${date}-${mealTime.toLowerCase()}-${userId}@weekplate`,
      title: isLeftovers ? `${name} (leftovers)` : name,
      startsAt: `${date}T${mealTimes[mealTime]}`,
      minutes: Math.min((!isLeftovers && totalMinutes) || MEAL_MINUTES, MEAL_MINUTES_MAX),
      url: `${origin}/recipe/${encodeURIComponent(recipeId)}`,
      changedAt: changedAt > owner.changedAt ? changedAt : owner.changedAt,
    })),
  );
}
