/** The position of each masonry item, in reading order. */
export interface Placement {
  /** Column of each item, from 0 at the start of the line. */
  readonly columns: readonly number[];
  /** Distance of each item from the top, in px. */
  readonly tops: readonly number[];
}

/** Input of {@link placeItems}. */
export interface MasonryItems {
  /** Height of each item in reading order, in px. */
  readonly heights: readonly number[];
  readonly columnCount: number;
  /** Between the items of a column, in px. */
  readonly gap: number;
  /** Columns of the first items, which stay; the others are placed again. */
  readonly kept?: readonly number[] | undefined;
}

/**
 * Fills the shortest column first, so that the visual order follows the order of the page: no item starts more than
 * 40 px above an earlier one. Self-contained, because pages that the server drew have its text.
 */
export function placeItems({ heights, columnCount, gap, kept = [] }: MasonryItems): Placement {
  // Columns whose ends differ by less, in px, count as level: the first in reading order is filled.
  const levelPx = 40;
  const ends = Array.from({ length: Math.max(columnCount, 1) }, () => 0);
  const columns: number[] = [];
  const tops: number[] = [];
  for (const [index, height] of heights.entries()) {
    const level = Math.min(...ends) + levelPx;
    const column = kept[index] ?? ends.findIndex((end) => end <= level);
    const top = ends[column] ?? 0;
    columns.push(column);
    tops.push(top);
    ends[column] = top + height + gap;
  }
  return { columns, tops };
}

/**
 * The items that stay in their columns when the list changes: those before the first change, and all when only one was removed,
 * so that the content in view does not jump to another column.
 */
export function stableColumns<Item>(before: ReadonlyMap<Item, number>, items: readonly Item[]): number[] {
  const known = [...before.keys()];
  let same = 0;
  while (same < items.length && items[same] === known[same]) same++;
  const isOneGone =
    items.length === known.length - 1 && items.slice(same).every((item, i) => item === known[same + 1 + i]);
  const stay = isOneGone ? items : items.slice(0, same);
  const columns = stay.map((item) => before.get(item) ?? 0);
  // An emptied column is filled again.
  const filled = new Set(columns);
  const wanted = Math.min(new Set(before.values()).size, items.length);
  const runsEmpty = Array.from({ length: wanted }, (_, column) => column).some((column) => !filled.has(column));
  return isOneGone && runsEmpty ? columns.slice(0, same) : columns;
}
