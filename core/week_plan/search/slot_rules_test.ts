import { expect, it } from "vitest";
import { repeatsOf } from "./slot_rules.ts";

it("lets breakfasts and snacks come twice, and a dish of several meals as often as the strictest allows", () => {
  expect(repeatsOf({ meals: ["Breakfast"] })).toBe(2);
  expect(repeatsOf({ meals: ["Breakfast", "Snacks"] })).toBe(2);
  expect(repeatsOf({ meals: ["Breakfast", "Lunch"] })).toBe(1);
});
