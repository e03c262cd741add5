import { expect, it } from "vitest";
import { caloriesNumber, caloriesText, kilocalories } from "./mod.ts";

it.each([
  [534, "534,000 cal"],
  ["534 kcal", "534,000 cal"],
  ["612000 cal", "612,000 cal"],
  [533.6, "533,600 cal"],
])("says %j as %s", (value, text) => {
  expect(caloriesText(value)).toBe(text);
});

it.each([undefined, null, "", "plenty"])("says nothing of %j", (value) => {
  expect(caloriesText(value)).toBeUndefined();
  expect(caloriesNumber(value)).toBeUndefined();
  expect(kilocalories(value)).toBeUndefined();
});

it("gives number and kilocalories apart", () => {
  expect(caloriesNumber("534 kcal")).toBe("534,000");
  expect(kilocalories("533.6 kcal")).toBe(534);
});
