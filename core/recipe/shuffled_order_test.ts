import { expect, it } from "vitest";
import { distanceInShuffle, shufflePositionOf } from "./shuffled_order.ts";

// The positions are stored with the recipes, so they must never change.
it.each([
  ["shakshuka-with-feta", 993_970_666],
  ["heirloom-tomato-caprese", 1_616_537_054],
  ["a", 222_320_857],
])("puts %s at the same position in every version", (id, position) => {
  expect(shufflePositionOf(id)).toBe(position);
});

it.each([
  [7, 5, 2],
  [5, 5, 0],
  [4, 5, 2 ** 31 - 1],
])("position %d is behind the start %d by %d", (position, start, distance) => {
  expect(distanceInShuffle(position, start)).toBe(distance);
});
