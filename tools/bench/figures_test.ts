import { expect, it } from "vitest";
import { type Figures, figuresOf, medianFigures, medianRatio, percentile } from "./figures.ts";

it("takes percentiles by nearest rank", () => {
  const hundred = Float64Array.from({ length: 100 }, (_, i) => i + 1);
  expect([50, 95, 99, 100].map((percent) => percentile(hundred, percent))).toEqual([50, 95, 99, 100]);
  expect([50, 95].map((percent) => percentile(Float64Array.of(7), percent))).toEqual([7, 7]);
  expect(percentile(Float64Array.of(1, 2, 3, 4), 50)).toBe(2);
  expect(percentile(Float64Array.of(), 50)).toBeNaN();
});

it("orders latencies as numbers, and counts answers a second", () => {
  expect(figuresOf([10, 9, 100, 1], 0.5)).toEqual({ perSecond: 8, p50: 9, p95: 100, p99: 100 });
});

it("lets one disturbed round not count", () => {
  const calm = { perSecond: 1_000, p50: 1, p95: 2, p99: 3 };
  const disturbed = { perSecond: 10, p50: 90, p95: 200, p99: 300 };
  expect(medianFigures([disturbed, calm, { ...calm, p99: 4 }])).toEqual({ ...calm, p99: 4 });
});

it("compares neighbours, so that what disturbs both of a pair changes nothing", () => {
  const at = (perSecond: number): Figures => ({ perSecond, p50: 1, p95: 1, p99: 1 });
  expect(medianRatio([1_000, 100, 900].map(at), [1_200, 120, 90].map(at))).toBeCloseTo(1.2);
});
