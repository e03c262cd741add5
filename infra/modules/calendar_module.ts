import { ContainerModule } from "inversify";
import { calendarFeedRoutes } from "../../adapters/http/calendar/calendar_feed_routes.ts";
import { calendarHandler } from "../../adapters/http/calendar/calendar_handler.ts";
import { RequestRateLimiter } from "../../adapters/http/request_rate_limiter.ts";
import { IcalCalendarWriter } from "../../adapters/ical_generator/calendar_writer.ts";
import { PostgresSettingsStore } from "../../adapters/postgres/account/settings_store.ts";
import { PostgresCalendarFeedStore } from "../../adapters/postgres/calendar/calendar_feed_store.ts";
import { readCalendarFeed } from "../../core/calendar/mod.ts";
import { CALENDAR_PATH } from "../../wire/calendar/calendar_feed.ts";
import { tokens } from "../tokens.ts";

export const calendarModule = new ContainerModule(({ bind }) => {
  bind(tokens.calendarFeedStore).toDynamicValue(({ get }) => new PostgresCalendarFeedStore(get(tokens.knex)));

  bind(tokens.routes).toDynamicValue(({ get }) =>
    calendarFeedRoutes({
      calendarFeeds: get(tokens.calendarFeedStore),
      clock: get(tokens.clock),
      tokens: get(tokens.sessionTokens),
    }),
  );

  bind(tokens.calendarHandler).toDynamicValue(({ get }) => {
    const { rateLimits: limits, publicUrl } = get(tokens.config);
    const ports = {
      calendarFeeds: get(tokens.calendarFeedStore),
      settings: new PostgresSettingsStore(get(tokens.knex)),
      suspensions: get(tokens.moderation),
      tokens: get(tokens.sessionTokens),
      clock: get(tokens.clock),
      writer: new IcalCalendarWriter(),
    };
    const handler = calendarHandler({
      read: (input) => readCalendarFeed(ports, input),
      requestRateLimiter:
        limits === "off" ? undefined : new RequestRateLimiter({ limits, rateLimiter: get(tokens.rateLimiter) }),
      publicUrl,
    });
    return { path: CALENDAR_PATH, handler };
  });
});
