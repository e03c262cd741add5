import { beforeEach, expect, it } from "vitest";
import { calendarDate } from "../../core/shared/mod.ts";
import { MemoryAllowances } from "../in_process/allowances.ts";
import { FixedClock } from "../memory/fixed_clock.ts";
import { type CallLimits, type Payer, RateLimiter } from "./rate_limits.ts";
import type { RateClass } from "./route.ts";

const limits: CallLimits = {
  readsPerMinute: 600,
  writesPerMinute: 120,
  photosPerTenMinutes: 60,
  addressReadsPerMinute: 600,
  savePreferencesPerMinute: 30,
};
const maya: Payer = { kind: "person", id: "identity-maya" };
const tomas: Payer = { kind: "person", id: "identity-tomas" };
let clock: FixedClock;
let limiter: RateLimiter;

beforeEach(() => {
  clock = new FixedClock(calendarDate("2026-11-19"));
  limiter = new RateLimiter({ limits, allowances: new MemoryAllowances({ clock }) });
});

/** How many calls in a row are let through; all of them where it is more than a thousand. */
async function allowed(payer: Payer, rateClass: RateClass): Promise<number> {
  for (let calls = 0; calls <= 1000; calls += 1) {
    try {
      await limiter.take(payer, rateClass);
    } catch {
      return calls;
    }
  }
  return Number.POSITIVE_INFINITY;
}

it.each([
  ["person", "read", 600],
  ["person", "write", 120],
  ["person", "photo", 60],
  ["address", "read", 600],
  ["address", "save-preferences", 30],
] as const)("lets a %s have its %ss: %i", async (kind, rateClass, calls) => {
  expect(await allowed(kind === "person" ? maya : { kind, address: "192.0.2.1" }, rateClass)).toBe(calls);
});

it("counts reads, writes and photos apart, and a signed-in person's preferences among the writes", async () => {
  expect(await allowed(maya, "write")).toBe(120);
  expect(await allowed(maya, "save-preferences")).toBe(0);
  expect(await allowed(maya, "read")).toBe(600);
  expect(await allowed(maya, "photo")).toBe(60);
});

it("begins anew when the window is over: a minute, ten minutes for photos", async () => {
  await allowed(maya, "write");
  await allowed(maya, "photo");
  clock.advance(60_000);
  expect(await allowed(maya, "write")).toBe(120);
  expect(await allowed(maya, "photo")).toBe(0);
  clock.advance(9 * 60_000);
  expect(await allowed(maya, "photo")).toBe(60);
});

it("takes the two halves of an IPv6 network for one customer, and its neighbour for another", async () => {
  const from = (address: string) => allowed({ kind: "address", address }, "save-preferences");

  expect(await from("2001:db8:0:7::1")).toBe(30);
  expect(await from("2001:db8:0:7:ffff:ffff:ffff:ffff")).toBe(0);
  expect(await from("2001:db8::7:0:0:0:2")).toBe(0);
  expect(await from("2001:db8:0:8::1")).toBe(30);
  expect(await from("::ffff:192.0.2.1")).toBe(30);
  expect(await from("::ffff:192.0.2.2")).toBe(30);
});

it("remembers a bounded number of payers, the youngest", async () => {
  limiter = new RateLimiter({
    limits: { ...limits, writesPerMinute: 1 },
    allowances: new MemoryAllowances({ clock, size: 1 }),
  });

  expect(await allowed(maya, "write")).toBe(1);
  expect(await allowed(maya, "write")).toBe(0);
  expect(await allowed(tomas, "write")).toBe(1);
  expect(await allowed(maya, "write")).toBe(1);
});
