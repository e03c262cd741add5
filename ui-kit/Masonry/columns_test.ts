import { expect, it } from "vitest";
import { placeItems, stableColumns } from "./columns.ts";

/** Heights of dishes' cards, the same at every run. */
function heightsOf(count: number): number[] {
  return Array.from({ length: count }, (_, index) => 240 + ((index * 7919) % 260));
}

it("fills a row first when all are level", () => {
  const { columns, tops } = placeItems({ heights: [300, 310, 295, 300], columnCount: 3, gap: 20 });

  expect(columns).toEqual([0, 1, 2, 0]);
  expect(tops).toEqual([0, 0, 0, 320]);
});

it("fills the shortest column when they are not level", () => {
  expect(placeItems({ heights: [500, 300, 420, 200], columnCount: 3, gap: 20 }).columns).toEqual([0, 1, 2, 1]);
});

it.each([1, 2, 3, 4, 5])("never starts an item above an earlier one, in %i columns", (columnCount) => {
  const { tops } = placeItems({ heights: heightsOf(500), columnCount, gap: 24 });

  let lowest = 0;
  for (const top of tops) {
    expect(top).toBeGreaterThanOrEqual(lowest - 40);
    lowest = Math.max(lowest, top);
  }
});

it("has no overlaps", () => {
  const heights = heightsOf(200);
  const { columns, tops } = placeItems({ heights, columnCount: 4, gap: 24 });

  const ends = [0, 0, 0, 0];
  for (const [index, column] of columns.entries()) {
    expect(tops[index]).toBeGreaterThanOrEqual(ends[column] ?? Number.NaN);
    ends[column] = (tops[index] ?? 0) + (heights[index] ?? 0);
  }
});

it("keeps the columns of existing items when some are added or one is removed", () => {
  const before = new Map([
    ["ramen", 0],
    ["pancakes", 1],
    ["falafel", 1],
    ["soup", 0],
  ]);

  expect(stableColumns(before, ["ramen", "pancakes", "falafel", "soup", "caprese"])).toEqual([0, 1, 1, 0]);
  expect(stableColumns(before, ["ramen", "falafel", "soup"])).toEqual([0, 1, 0]);
});

it("places the items after the first change again", () => {
  const before = new Map([
    ["ramen", 0],
    ["pancakes", 1],
    ["falafel", 1],
    ["soup", 0],
  ]);

  expect(stableColumns(before, ["salmon", "ramen", "pancakes", "falafel", "soup"])).toEqual([]);
  expect(stableColumns(before, ["ramen", "soup"])).toEqual([0]);
  expect(stableColumns(before, ["ramen", "pancakes", "soup", "falafel"])).toEqual([0, 1]);
});

it("fills a column again that ran empty", () => {
  const before = new Map([
    ["ramen", 0],
    ["pancakes", 1],
    ["falafel", 2],
  ]);

  expect(stableColumns(before, ["pancakes", "falafel"])).toEqual([]);
});
