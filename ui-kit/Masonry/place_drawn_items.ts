import { placeItems } from "./columns.ts";

/** On the list. */
export const MASONRY_ATTRIBUTE = "data-masonry";

/**
 * Places the items of every masonry in a page that the server rendered, of which only the browser knows the heights. Call it
 * before the first paint.
 */
export function placeDrawnItems(): void {
  for (const list of document.querySelectorAll(`[${MASONRY_ATTRIBUTE}]`)) {
    const { gridTemplateColumns, rowGap } = getComputedStyle(list);
    const items = [...list.children] as HTMLElement[]; // sound: a masonry's items are li
    const { columns, tops } = placeItems({
      heights: items.map((item) => item.getBoundingClientRect().height),
      columnCount: gridTemplateColumns.split(" ").length,
      gap: Number.parseFloat(rowGap) || 0,
    });
    for (const [index, { style, dataset }] of items.entries()) {
      style.setProperty("--masonry-column", `${(columns[index] ?? 0) + 1}`);
      style.setProperty("--masonry-top", `${tops[index] ?? 0}px`);
      dataset["placed"] = "";
    }
  }
}
