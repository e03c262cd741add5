import * as fc from "fast-check";
import { expect, it } from "vitest";
import { editDistance } from "./edit_distance.ts";

it.each([
  ["", "", 0],
  ["soup", "soup", 0],
  ["", "soup", 4],
  ["soop", "soup", 1],
  ["sou", "soup", 1],
  ["suop", "soup", 1],
  ["ousp", "soup", 2],
  ["chikcne", "chicken", 2],
  ["kitten", "sitting", 3],
  ["ca", "abc", 3],
])("counts the edits from %j to %j: %d", (one, other, edits) => {
  expect(editDistance(one, other)).toBe(edits);
});

it.each([
  [1.1, 1.1],
  [5, 2],
])("counts a changed letter as %d, unless it is cheaper to add and drop one", (changeCost, distance) => {
  expect(editDistance("soop", "soup", { changeCost })).toBe(distance);
  expect(editDistance("suop", "soup", { changeCost })).toBe(1);
});

it("is the same in both directions, and at most the length of the longer text", () => {
  const text = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 8 });
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(editDistance(one, other)).toBe(editDistance(other, one));
      expect(editDistance(one, other)).toBeLessThanOrEqual(Math.max(one.length, other.length));
    }),
  );
});
