import { expect, it } from "vitest";
import { energyAmount, energyText, kilocalories } from "./mod.ts";

it.each([
  [612, "cal", "612,000 cal"],
  ["534 kcal", "cal", "534,000 cal"],
  ["612000 cal", "kcal", "612 kcal"],
  [612, "kJ", "2,561 kJ"],
  [533.6, "cal", "533,600 cal"],
] as const)("shows %j in %s as %s", (value, unit, text) => {
  expect(energyText(value, unit)).toBe(text);
});

it.each([undefined, null, "", "plenty"])("shows nothing for %j", (value) => {
  expect(energyText(value, "cal")).toBeUndefined();
  expect(energyAmount(value, "kJ")).toBeUndefined();
  expect(kilocalories(value)).toBeUndefined();
});

it("gives the amount and whole kilocalories without a unit", () => {
  expect(energyAmount("534 kcal", "cal")).toBe("534,000");
  expect(kilocalories("533.6 kcal")).toBe(534);
});
