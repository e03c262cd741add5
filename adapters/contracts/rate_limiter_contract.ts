import { describe, expect, it } from "vitest";
import type { RateLimit, RateLimiter } from "../shared/rate_limiter.ts";
import { type ContractFixture, contractOnOneFixture } from "./contract_fixture.ts";

/** Two instances that share counts. An adapter for one instance passes the same object twice. */
interface RateLimiterFixture extends ContractFixture {
  readonly first: RateLimiter;
  readonly second: RateLimiter;
  advance(milliseconds: number): Promise<void>;
}

const HOUR_MS = 3_600_000;
const window: RateLimit = { name: "window", capacity: 40, windowMs: HOUR_MS };
/** Refilled too slowly to gain a token while a test runs. */
const bucket: RateLimit = { name: "bucket", capacity: 40, refillPerSecond: 0.01 };

/** The contract of {@linkcode RateLimiter}, run for every adapter. */
export const rateLimiterContract = contractOnOneFixture<RateLimiterFixture>("RateLimiter", (fixture) => {
  let keys = 0;
  const newKey = () => `key ${(keys += 1)}`;

  /** Calls both instances in turn until both refuse, and counts the allowed calls. */
  async function countAllowed(limit: RateLimit, key: string): Promise<number> {
    let total = 0;
    for (;;) {
      const waits = [await fixture.first.consume(limit, key), await fixture.second.consume(limit, key)];
      const allowed = waits.filter((wait) => wait === 0).length;
      total += allowed;
      if (allowed === 0) return total;
    }
  }

  describe.each([window, bucket])("with a $name", (limit) => {
    it("allows the capacity and no more, over both instances", async () => {
      expect(await countAllowed(limit, newKey())).toBe(40);
    });

    it("never allows more for simultaneous calls, and at most 5 % fewer", async () => {
      const key = newKey();
      const waits = await Promise.all(
        Array.from({ length: 100 }, (_, n) => (n % 2 === 0 ? fixture.first : fixture.second).consume(limit, key)),
      );

      const allowed = waits.filter((wait) => wait === 0).length;
      expect(allowed).toBeLessThanOrEqual(40);
      expect(allowed).toBeGreaterThanOrEqual(38);
    });

    it("refuses at most a twentieth early when the other instance has reserved some", async () => {
      const key = newKey();
      await fixture.second.consume(limit, key);
      let allowed = 1;
      while ((await fixture.first.consume(limit, key)) === 0) allowed += 1;

      expect(allowed).toBeLessThanOrEqual(40);
      expect(allowed).toBeGreaterThanOrEqual(39);
    });

    it("counts each key apart", async () => {
      await countAllowed(limit, newKey());
      expect(await countAllowed(limit, newKey())).toBe(40);
    });
  });

  it("counts each limit of a key apart", async () => {
    const key = newKey();
    await countAllowed(window, key);
    expect(await countAllowed(bucket, key)).toBe(40);
  });

  it("returns the wait until the window ends, and then allows the capacity again", async () => {
    const key = newKey();
    await countAllowed(window, key);
    const wait = await fixture.first.consume(window, key);
    expect(wait).toBeGreaterThan(HOUR_MS - 60_000);
    expect(wait).toBeLessThanOrEqual(HOUR_MS);

    await fixture.advance(HOUR_MS);
    expect(await countAllowed(window, key)).toBe(40);
  });

  it("returns the wait until the bucket's next token, and then allows one call", async () => {
    const key = newKey();
    await countAllowed(bucket, key);
    const wait = await fixture.first.consume(bucket, key);
    expect(wait).toBeGreaterThan(40_000);
    expect(wait).toBeLessThanOrEqual(100_000);

    await fixture.advance(wait);
    expect(await countAllowed(bucket, key)).toBe(1);
    await fixture.advance(200_000);
    expect(await countAllowed(bucket, key)).toBe(2);
  });

  it("never refills a bucket above its capacity", async () => {
    const key = newKey();
    await countAllowed(bucket, key);
    await fixture.advance(10 * HOUR_MS);

    expect(await countAllowed(bucket, key)).toBe(40);
  });
});
