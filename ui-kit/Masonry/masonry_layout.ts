import { placeItems, stableColumns } from "./columns.ts";

/** Differences below this are rounding, in px. */
const NO_CHANGE = 0.5;

interface PlacedItem {
  height: number;
  column: number;
  top: number;
}

/** A masonry that follows its items and its width. */
export interface MasonryLayout {
  /** Looks for items that were added, removed or moved. */
  update: () => void;
  stop: () => void;
}

/**
 * Places the children of a grid by their measured heights, always before they are painted. Its CSS says how many columns
 * there are; `ruler` is as wide as the grid but does not grow with its content. Heights are read in one batch and written
 * in another; an item is measured again only when its size or the grid's width changes.
 */
export function createMasonryLayout(list: HTMLElement, ruler: HTMLElement): MasonryLayout {
  /** In reading order. */
  let placed = new Map<HTMLElement, PlacedItem>();
  let columnCount = 0;
  let gap = 0;
  let width = 0;

  const observer = new ResizeObserver((entries) => {
    if (entries.some(({ target }) => target === ruler) && ruler.clientWidth !== width) measureAll();
    else takeHeights(entries);
  });
  observer.observe(ruler);
  const isPlaced = list.querySelector("[data-placed]") !== null; // by placeDrawnItems
  if (isPlaced) list.dataset["measuring"] = "";
  readColumns();
  if (isPlaced) delete list.dataset["measuring"];

  /** Only while nothing is placed: an item in a removed column would count as a column. */
  function readColumns(): void {
    const { gridTemplateColumns, rowGap } = getComputedStyle(list);
    width = ruler.clientWidth;
    columnCount = gridTemplateColumns.split(" ").length;
    gap = Number.parseFloat(rowGap) || 0;
  }

  function update(): void {
    const items = itemsOf(list);
    const before = [...placed.keys()];
    if (items.length === before.length && items.every((item, index) => item === before[index])) return;
    // Without width there is nothing to measure; the ruler's observer reports the first width.
    if (ruler.clientWidth === 0) return;
    const still = new Set(items);
    for (const item of before.filter((each) => !still.has(each))) observer.unobserve(item);
    const columns = new Map(before.map((item) => [item, placed.get(item)?.column ?? 0]));
    const heights = items.map((item) => placed.get(item)?.height ?? heightOf(item));
    place(items, heights, stableColumns(columns, items));
  }

  /** The width changed, so every height may have. */
  function measureAll(): void {
    const countBefore = columnCount;
    const items = itemsOf(list);
    list.dataset["measuring"] = "";
    readColumns();
    const heights = items.map(heightOf);
    delete list.dataset["measuring"];
    if (width === 0) return;
    const stay = columnCount === countBefore && items.every((item) => placed.has(item));
    place(items, heights, stay ? items.map((item) => placed.get(item)?.column ?? 0) : []);
  }

  function takeHeights(entries: readonly ResizeObserverEntry[]): void {
    const grown = new Map<Element, number>();
    for (const { target, contentBoxSize } of entries) {
      const height = contentBoxSize[0]?.blockSize;
      const known = target instanceof HTMLElement ? placed.get(target)?.height : undefined;
      if (height !== undefined && known !== undefined && Math.abs(height - known) >= NO_CHANGE)
        grown.set(target, height);
    }
    if (grown.size === 0) return;
    const items = [...placed.keys()];
    const heights = items.map((item) => grown.get(item) ?? placed.get(item)?.height ?? 0);
    place(
      items,
      heights,
      [...placed.values()].map(({ column }) => column),
    );
  }

  function place(items: readonly HTMLElement[], heights: readonly number[], kept: readonly number[]): void {
    const { columns, tops } = placeItems({ heights, columnCount, gap, kept });
    const next = new Map<HTMLElement, PlacedItem>();
    for (const [index, item] of items.entries()) {
      const place = { height: heights[index] ?? 0, column: columns[index] ?? 0, top: tops[index] ?? 0 };
      write(item, place, placed.get(item));
      if (!placed.has(item)) observer.observe(item);
      next.set(item, place);
    }
    placed = next;
  }

  return { update, stop: () => observer.disconnect() };
}

function itemsOf(list: HTMLElement): HTMLElement[] {
  return [...list.children].filter((child) => child instanceof HTMLElement);
}

function heightOf(item: HTMLElement): number {
  return item.getBoundingClientRect().height;
}

/** Writes only changed values: unchanged items cost nothing. */
function write(item: HTMLElement, next: PlacedItem, before: PlacedItem | undefined): void {
  const { style, dataset } = item;
  if (next.column !== before?.column) style.setProperty("--masonry-column", `${next.column + 1}`);
  if (next.top !== before?.top) style.setProperty("--masonry-top", `${next.top}px`);
  if (!before) dataset["placed"] = "";
}
