import { expect, it } from "vitest";
import { DrawingLimits } from "./drawing_limits.ts";

it("draws no more than eight pages at once", () => {
  const limits = new DrawingLimits();
  const [first] = Array.from({ length: 8 }, () => limits.begin());
  expect(limits.begin()).toBeUndefined();

  first?.(1);

  expect(limits.begin()).toBeDefined();
});

it("draws again when drawing took less than 40 % of the time, beyond a burst of one second", () => {
  let nowMs = 0;
  const limits = new DrawingLimits(() => nowMs);
  limits.begin()?.(1_400);
  expect(limits.begin()).toBeUndefined();

  nowMs += 1_000;
  expect(limits.begin()).toBeUndefined();

  nowMs += 10;
  expect(limits.begin()).toBeDefined();
});
