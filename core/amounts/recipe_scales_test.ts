import { expect, it } from "vitest";
import { portionChoices } from "./mod.ts";

it("scales a stew to any number of portions, and a cake to half and whole ones", () => {
  expect(portionChoices(4).slice(0, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(portionChoices(4).at(-1)).toBe(48);
  expect(portionChoices(12, "one-tin")).toEqual([6, 12, 18, 24, 30, 36, 42, 48]);
  expect(portionChoices(10, "in-batches")).toEqual([5, 10, 15, 20, 25, 30, 35, 40, 45]);
  expect(portionChoices(5, "in-batches").slice(0, 2)).toEqual([5, 10]);
});

it("always has the recipe's own portions", () => {
  for (const servings of [1, 7, 24, 48, 60]) {
    expect(portionChoices(servings)).toContain(servings);
    expect(portionChoices(servings, "one-tin")).toContain(servings);
  }
});
