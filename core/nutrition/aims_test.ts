import { expect, it } from "vitest";
import { AIM_LIMITS, AIM_PRESETS, compareWithAim, NUTRIENTS } from "./mod.ts";

it.each([
  ["kcal", 1_799, "low"],
  ["kcal", 1_800, "met"],
  ["kcal", 2_200, "met"],
  ["kcal", 2_201, "high"],
  ["proteinGrams", 1_999, "low"],
  ["proteinGrams", 5_000, "met"],
  ["saltGrams", 0, "met"],
  ["saltGrams", 2_000, "met"],
  ["saltGrams", 2_001, "high"],
] as const)("compares %s of %d with an aim of 2,000: %s", (nutrient, amount, result) => {
  expect(compareWithAim(nutrient, { amount, aim: 2_000 })).toBe(result);
});

it.each(AIM_PRESETS)("has an aim that can be set for every nutrient: $name", ({ aims }) => {
  for (const nutrient of NUTRIENTS) {
    expect(aims[nutrient]).toBeGreaterThan(0);
    expect(aims[nutrient]).toBeLessThanOrEqual(AIM_LIMITS[nutrient]);
  }
});

// 4, 4 and 9 kcal per gram of carbohydrates, protein and fat (Regulation 1169/2011, annex XIV), and 2 per gram of fibre.
it.each(AIM_PRESETS)("has figures that add up to about its energy: $name", ({ aims }) => {
  const { kcal = 0, proteinGrams = 0, carbsGrams = 0, fatGrams = 0, fiberGrams = 0 } = aims;
  const sum = 4 * proteinGrams + 4 * carbsGrams + 9 * fatGrams + 2 * fiberGrams;
  expect(sum / kcal).toBeGreaterThan(0.9);
  expect(sum / kcal).toBeLessThan(1.1);
});
