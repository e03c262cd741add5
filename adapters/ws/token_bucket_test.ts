import { expect, it } from "vitest";
import { TokenBuckets } from "./token_bucket.ts";

const chat = { atOnce: 3, perSecond: 2 };

it("gives so many at once, then says how long to wait for the next", () => {
  const buckets = new TokenBuckets<string>(chat);

  expect([1, 2, 3, 4].map(() => buckets.take("maya", 0))).toEqual([0, 0, 0, 500]);
  expect(buckets.take("maya", 250)).toBe(250);
  expect(buckets.take("maya", 500)).toBe(0);
  expect(buckets.take("maya", 500)).toBe(500);
});

it("never saves up more than fits", () => {
  const buckets = new TokenBuckets<string>(chat);
  buckets.take("maya", 0);

  expect([1, 2, 3, 4].map(() => buckets.take("maya", 3_600_000))).toEqual([0, 0, 0, 500]);
});

it("keeps people apart, and forgets those who have been quiet", () => {
  const buckets = new TokenBuckets<string>(chat);
  for (let n = 0; n < 3; n += 1) buckets.take("maya", 0);
  expect(buckets.take("tomas", 0)).toBe(0);

  buckets.sweep(600);
  expect(buckets.size).toBe(1);
  expect(buckets.take("maya", 600)).toBe(0);
  expect(buckets.take("maya", 600)).toBeGreaterThan(0);
});
