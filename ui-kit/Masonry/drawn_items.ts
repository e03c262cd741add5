import { placeItems } from "./columns.ts";

/** On the list. */
export const MASONRY_ATTRIBUTE = "data-masonry";

/**
 * A script that places the items of every masonry before it. In a page that the server drew, they are then in their places
 * at the first paint; only the browser knows their heights.
 */
export function placingScript(): string {
  return `(${String(placeDrawnItems)})(${String(placeItems)},"${MASONRY_ATTRIBUTE}")`;
}

/** Self-contained: the page has its text. */
function placeDrawnItems(place: typeof placeItems, attribute: string): void {
  for (const list of document.querySelectorAll(`[${attribute}]`)) {
    const { gridTemplateColumns, rowGap } = getComputedStyle(list);
    const items = [...list.children] as HTMLElement[]; // sound: a masonry's items are li
    const { columns, tops } = place({
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
