import { expect, it } from "vitest";
import { percentile } from "./percentile.ts";

it("uses the nearest rank", () => {
  const hundred = Array.from({ length: 100 }, (_, i) => 100 - i);
  expect([50, 95, 99, 100].map((percent) => percentile(hundred, percent))).toEqual([50, 95, 99, 100]);
  expect([50, 95].map((percent) => percentile([7], percent))).toEqual([7, 7]);
  expect(percentile([4, 1, 3, 2], 50)).toBe(2);
  expect(percentile([], 50)).toBeNaN();
});
