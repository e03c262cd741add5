import { createHash } from "node:crypto";
import { type RequestHandler, Router } from "express";
import { CALENDAR_PATH } from "../../../wire/calendar/calendar_feed.ts";
import { runInConnectionGroup } from "../../shared/connection_group.ts";
import { methodNotAllowed } from "../method_not_allowed.ts";
import { publicOrigin } from "../public_origin.ts";
import type { RequestRateLimiter } from "../request_rate_limiter.ts";

export interface CalendarHandlerOptions {
  /** The calendar of a token; undefined if there is none. */
  readonly read: (input: { token: string; origin: string }) => Promise<string | undefined>;
  /** Undefined where rate limits are off. */
  readonly requestRateLimiter: Pick<RequestRateLimiter, "consume"> | undefined;
  /** Origin of the product in browsers; by default the one that the request was sent to. */
  readonly publicUrl: string | undefined;
}

/**
 * Serves calendar feeds at `/calendar/{token}.ics`, without any other credential. The reply to a wrong token is that to any
 * address without a page, and counts against the sender's address, as failed authentication does. A right one counts for
 * itself: the calendar services of many people have one address.
 */
export function calendarHandler({ read, requestRateLimiter, publicUrl }: CalendarHandlerOptions): RequestHandler {
  const router = Router({ caseSensitive: true, strict: true });
  router
    .route("/:token.ics")
    .get(async (request, response, next) => {
      const { token } = request.params;
      const origin = publicOrigin(request, publicUrl);
      const calendar = await runInConnectionGroup(CALENDAR_PATH, () => read({ token, origin }));
      if (calendar === undefined) {
        await requestRateLimiter?.consume({ kind: "address", address: request.ip ?? "unknown" }, "read");
        return next("route");
      }
      const person = { kind: "person", id: `calendar ${digest(token)}` } as const;
      await requestRateLimiter?.consume(person, "read");
      response.set({
        "cache-control": "private, no-cache",
        "content-disposition": 'inline; filename="weekplate.ics"',
        etag: `"${digest(calendar)}"`,
      });
      if (request.fresh) return void response.status(304).end();
      response.type("text/calendar").send(calendar);
    })
    .all(methodNotAllowed(["get"]));
  return router;
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
