import * as fc from "fast-check";
import { expect, it } from "vitest";
import { placesWithTooFewDishes } from "./dish_matching.ts";

const dishes = (...indices: number[]) => ({ dishes: indices });

it("fills all places if it can, moving dishes where that helps", () => {
  expect(placesWithTooFewDishes([dishes(0, 1), dishes(0), dishes(1, 2)], [1, 1, 1])).toEqual([]);
  expect(placesWithTooFewDishes([dishes(0), dishes(0)], [2])).toEqual([]);
});

it("finds the places that have too few dishes together", () => {
  expect(placesWithTooFewDishes([dishes(2), dishes(0, 1), dishes(0, 1), dishes(0, 1)], [1, 1, 5])).toEqual([1, 2, 3]);
  expect(placesWithTooFewDishes([dishes(0), dishes()], [1])).toEqual([1]);
});

it("finds places exactly if no assignment exists, and these have too few dishes", () => {
  const weeks = fc.record({
    places: fc.array(
      fc.uniqueArray(fc.nat(4), { maxLength: 4 }).map((some) => ({ dishes: some })),
      { maxLength: 6 },
    ),
    capacities: fc.array(fc.nat(2), { minLength: 5, maxLength: 5 }),
  });
  fc.assert(
    fc.property(weeks, ({ places, capacities }) => {
      const found = placesWithTooFewDishes(places, capacities);
      const together = new Set(found.flatMap((place) => places[place]?.dishes ?? []));
      const servings = [...together].reduce((sum, dish) => sum + (capacities[dish] ?? 0), 0);
      expect(found.length > 0 ? servings < found.length : canFill(places, capacities)).toBe(true);
    }),
  );
});

/** Tries every assignment. */
function canFill(
  [first, ...rest]: readonly { readonly dishes: readonly number[] }[],
  left: readonly number[],
): boolean {
  if (!first) return true;
  return first.dishes.some(
    (dish) =>
      (left[dish] ?? 0) > 0 &&
      canFill(
        rest,
        left.map((n, i) => (i === dish ? n - 1 : n)),
      ),
  );
}
