import { expect, it } from "vitest";
import { percentile } from "./percentile.ts";

it("uses the nearest rank", () => {
  const hundred = Float64Array.from({ length: 100 }, (_, i) => i + 1);
  expect([50, 95, 99, 100].map((percent) => percentile(hundred, percent))).toEqual([50, 95, 99, 100]);
  expect([50, 95].map((percent) => percentile(Float64Array.of(7), percent))).toEqual([7, 7]);
  expect(percentile(Float64Array.of(1, 2, 3, 4), 50)).toBe(2);
  expect(percentile(Float64Array.of(), 50)).toBeNaN();
});
