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
  bind(tokens.calendarFeedStore)
    .toResolvedValue((knex) => new PostgresCalendarFeedStore(knex), [tokens.knex])
    .inSingletonScope();

  bind(tokens.routes).toResolvedValue(
    (calendarFeeds, clock, sessionTokens) => calendarFeedRoutes({ calendarFeeds, clock, tokens: sessionTokens }),
    [tokens.calendarFeedStore, tokens.clock, tokens.sessionTokens],
  );

  bind(tokens.calendarHandler).toResolvedValue(
    (calendarFeeds, knex, suspensions, sessionTokens, clock, rateLimiter, { rateLimits: limits, publicUrl }) => {
      const settings = new PostgresSettingsStore(knex);
      const writer = new IcalCalendarWriter();
      const ports = { calendarFeeds, settings, suspensions, tokens: sessionTokens, clock, writer };
      const handler = calendarHandler({
        read: (input) => readCalendarFeed(ports, input),
        requestRateLimiter: limits === "off" ? undefined : new RequestRateLimiter({ limits, rateLimiter }),
        publicUrl,
      });
      return { path: CALENDAR_PATH, handler };
    },
    [
      tokens.calendarFeedStore,
      tokens.knex,
      tokens.moderation,
      tokens.sessionTokens,
      tokens.clock,
      tokens.rateLimiter,
      tokens.config,
    ],
  );
});
