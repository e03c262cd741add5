import { expect, it } from "vitest";
import { mean } from "../measure/percentile.ts";
import { slope } from "./slope.ts";

it("finds the growth in oscillating values", () => {
  const samples = Array.from({ length: 100 }, (_, at) => ({ at, value: 150 + 0.5 * at + (at % 2 === 0 ? 4 : -4) }));

  expect(slope(samples)).toBeCloseTo(0.5, 1);
  expect(slope(samples.map(({ at }) => ({ at, value: 150 })))).toBe(0);
});

it("is NaN for fewer than two samples", () => {
  expect(slope([{ at: 1, value: 150 }])).toBeNaN();
  expect(mean([])).toBeNaN();
});
