import { expect, it } from "vitest";
import { calendarDate } from "../../core/shared/mod.ts";
import { rateLimiterContract } from "../contracts/rate_limiter_contract.ts";
import { FixedClock } from "../memory/fixed_clock.ts";
import type { RateLimit } from "../shared/rate_limiter.ts";
import { InProcessRateLimiter } from "./rate_limiter.ts";

const clock = new FixedClock(calendarDate("2026-11-19"));

rateLimiterContract("memory", async () => {
  const rateLimiter = new InProcessRateLimiter({ clock });
  return {
    first: rateLimiter,
    second: rateLimiter,
    advance: async (milliseconds) => clock.advance(milliseconds),
    close: async () => {},
  };
});

it("returns the wait until the next token to the millisecond", async () => {
  const limit: RateLimit = { name: "chat", capacity: 3, refillPerSecond: 2 };
  const rateLimiter = new InProcessRateLimiter({ clock });

  for (const wait of [0, 0, 0, 500]) expect(await rateLimiter.consume(limit, "maya")).toBe(wait);
  clock.advance(250);
  expect(await rateLimiter.consume(limit, "maya")).toBe(250);
  clock.advance(250);
  for (const wait of [0, 500]) expect(await rateLimiter.consume(limit, "maya")).toBe(wait);
});
