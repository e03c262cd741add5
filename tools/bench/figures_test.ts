import { expect, it } from "vitest";
import { type Figures, figuresOf, medianFigures, medianRatio } from "./figures.ts";

it("sorts latencies as numbers and counts answers per second", () => {
  expect(figuresOf([10, 9, 100, 1], 0.5)).toEqual({ perSecond: 8, p50: 9, p95: 100, p99: 100 });
});

it("ignores one disturbed round", () => {
  const calm = { perSecond: 1_000, p50: 1, p95: 2, p99: 3 };
  const disturbed = { perSecond: 10, p50: 90, p95: 200, p99: 300 };
  expect(medianFigures([disturbed, calm, { ...calm, p99: 4 }])).toEqual({ ...calm, p99: 4 });
});

it("compares neighbouring rounds, so that a disturbance of both cancels out", () => {
  const at = (perSecond: number): Figures => ({ perSecond, p50: 1, p95: 1, p99: 1 });
  expect(medianRatio([1_000, 100, 900].map(at), [1_200, 120, 90].map(at))).toBeCloseTo(1.2);
});
