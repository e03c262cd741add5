import { beforeEach, expect, it } from "vitest";
import { calendarDate, DAY_MS } from "../../core/shared/mod.ts";
import type { RateClass } from "../../wire/call.ts";
import { InProcessRateLimiter } from "../in_process/rate_limiter.ts";
import { FixedClock } from "../memory/fixed_clock.ts";
import { type RateLimitSubject, type RequestLimits, RequestRateLimiter } from "./request_rate_limiter.ts";

const limits: RequestLimits = {
  readsPerMinute: 600,
  writesPerMinute: 120,
  photosPerTenMinutes: 60,
  addressReadsPerMinute: 600,
  savePreferencesPerMinute: 30,
};
const maya: RateLimitSubject = { kind: "person", id: "identity-maya" };
const tomas: RateLimitSubject = { kind: "person", id: "identity-tomas" };
let clock: FixedClock;
let limiter: RequestRateLimiter;

beforeEach(() => {
  clock = new FixedClock(calendarDate("2026-11-19"));
  limiter = new RequestRateLimiter({ limits, rateLimiter: new InProcessRateLimiter({ clock }) });
});

/** How many requests in a row are allowed; infinite where it is more than a thousand. */
async function countAllowed(subject: RateLimitSubject, rateClass: RateClass): Promise<number> {
  for (let requests = 0; requests <= 1000; requests += 1) {
    try {
      await limiter.consume(subject, rateClass);
    } catch {
      return requests;
    }
  }
  return Number.POSITIVE_INFINITY;
}

// #limit-person, #limit-address
it.each([
  ["person", "read", 600],
  ["person", "write", 120],
  ["person", "photo", 60],
  ["person", "export", 5],
  ["address", "read", 600],
  ["address", "save-preferences", 30],
] as const)("allows a %s its %s limit: %i", async (kind, rateClass, requests) => {
  expect(await countAllowed(kind === "person" ? maya : { kind, address: "192.0.2.1" }, rateClass)).toBe(requests);
});

it("counts reads, writes and photos apart, and a signed-in person's preferences as writes", async () => {
  expect(await countAllowed(maya, "write")).toBe(120);
  expect(await countAllowed(maya, "save-preferences")).toBe(0);
  expect(await countAllowed(maya, "read")).toBe(600);
  expect(await countAllowed(maya, "photo")).toBe(60);
});

// #limit-person
it("resets the count after a minute, after ten minutes for photos", async () => {
  await countAllowed(maya, "write");
  await countAllowed(maya, "photo");
  clock.advance(60_000);
  expect(await countAllowed(maya, "write")).toBe(120);
  expect(await countAllowed(maya, "photo")).toBe(0);
  clock.advance(9 * 60_000);
  expect(await countAllowed(maya, "photo")).toBe(60);
});

it("allows the next export of one's data a day after the first of five", async () => {
  await countAllowed(maya, "export");
  clock.advance(DAY_MS - 1);
  expect(await countAllowed(maya, "export")).toBe(0);
  clock.advance(1);
  expect(await countAllowed(maya, "export")).toBe(5);
});

it("counts all addresses of an IPv6 /64 network together, and neighbouring networks apart", async () => {
  const from = (address: string) => countAllowed({ kind: "address", address }, "save-preferences");

  expect(await from("2001:db8:0:7::1")).toBe(30);
  expect(await from("2001:db8:0:7:ffff:ffff:ffff:ffff")).toBe(0);
  expect(await from("2001:db8::7:0:0:0:2")).toBe(0);
  expect(await from("2001:db8:0:8::1")).toBe(30);
  expect(await from("::ffff:192.0.2.1")).toBe(30);
  expect(await from("::ffff:192.0.2.2")).toBe(30);
});

it("keeps a bounded number of counts, the most recent", async () => {
  limiter = new RequestRateLimiter({
    limits: { ...limits, writesPerMinute: 1 },
    rateLimiter: new InProcessRateLimiter({ clock, maxKeys: 1 }),
  });

  expect(await countAllowed(maya, "write")).toBe(1);
  expect(await countAllowed(maya, "write")).toBe(0);
  expect(await countAllowed(tomas, "write")).toBe(1);
  expect(await countAllowed(maya, "write")).toBe(1);
});
