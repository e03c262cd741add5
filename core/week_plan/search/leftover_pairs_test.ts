import { expect, it } from "vitest";
import { leftoverSources } from "./leftover_pairs.ts";
import { slotNumber } from "./week_problem.ts";

it("takes leftovers for lunch from the dinner before, breakfasts and snacks from the days before", () => {
  expect(leftoverSources(slotNumber(1, "Lunch"))).toEqual([slotNumber(0, "Dinner")]);
  expect(leftoverSources(slotNumber(1, "Breakfast"))).toEqual([slotNumber(0, "Breakfast")]);
  expect(leftoverSources(slotNumber(2, "Snacks"))).toEqual([slotNumber(1, "Snacks"), slotNumber(0, "Snacks")]);
  expect(leftoverSources(slotNumber(0, "Lunch"))).toEqual([]);
  expect(leftoverSources(slotNumber(6, "Dinner"))).toEqual([]);
});
