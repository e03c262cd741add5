import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CALORIE_UNIT_THRESHOLD, displayCalories } from "./calories.ts";

describe("displayCalories", () => {
  // #recipe-calories
  it.each([
    [534, 534_000],
    ["534", 534_000],
    [" 534 kcal ", 534_000],
    ["534 KCAL", 534_000],
    ["0.5 kcal", 500],
    ["12,500 kcal", 12_500_000],
    ["1,250,000 cal", 1_250_000],
    [".25 kcal", 250],
    ["1.25 kcal", 1250],
    ["5000 kcal", 5_000_000],
    ["534000 cal", 534_000],
    ["534 Calories", 534],
    [4000, 4_000_000],
    [4001, 4001],
    ["4000.5", 4000.5],
    [0, 0],
  ])("shows %j as %d cal", (value, calories) => {
    expect(displayCalories(value)).toBe(calories);
  });

  // #recipe-calories
  it.each([
    undefined,
    null,
    "",
    "kcal",
    "plenty",
    "about 500 kcal",
    -1,
    NaN,
    Infinity,
    "-5",
    "12 kJ",
    "1,2 kcal",
    {},
    [],
  ])("shows nothing for %j", (value) => {
    expect(displayCalories(value)).toBeUndefined();
  });

  const amount = fc.integer({ min: 0, max: 1_000_000 });

  it("multiplies a value in kcal by 1,000 in every spelling", () => {
    fc.assert(
      fc.property(amount, fc.constantFrom("kcal", " kcal", " Kcal", "  KCAL per serving"), (n, unit) => {
        expect(displayCalories(`${n}${unit}`)).toBe(n * 1000);
      }),
    );
  });

  it("keeps a value in cal", () => {
    fc.assert(
      fc.property(amount, fc.constantFrom("cal", " Cal", " calories"), (n, unit) => {
        expect(displayCalories(`${n}${unit}`)).toBe(n);
      }),
    );
  });

  it("infers the unit of a number without one by its size, also in a text", () => {
    fc.assert(
      fc.property(amount, (n) => {
        expect(displayCalories(n)).toBe(n <= CALORIE_UNIT_THRESHOLD ? n * 1000 : n);
        expect(displayCalories(String(n))).toBe(displayCalories(n));
      }),
    );
  });

  it("never throws, and returns only counts", () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const shown = displayCalories(value);
        expect(shown === undefined || (Number.isFinite(shown) && shown >= 0)).toBe(true);
      }),
    );
  });
});
