import { expect, it } from "vitest";
import { portionCount, portionsText } from "./portions.ts";

it.each([
  [1, "1"],
  [0.5, "½"],
  [0.25, "¼"],
  [3.5, "3 ½"],
  [1.75, "1 ¾"],
  [1.2, "1.2"],
  [0.1 + 0.2, "0.3"],
])("%d portions are %s", (portions, text) => {
  expect(portionsText(portions)).toBe(text);
});

it.each([
  [0.5, "½ portion"],
  [1, "1 portion"],
  [1.5, "1 ½ portions"],
  [6, "6 portions"],
])("%d portions are counted as %s", (portions, text) => {
  expect(portionCount(portions)).toBe(text);
});
