import { placeDrawnItems } from "../../ui-kit/Masonry/mod.ts";
import { openAtToday } from "../../ui-kit/WeekGrid/mod.ts";

// After the page's content, before the first paint.

placeDrawnItems();
// Back and a reload restore the position.
if (performance.getEntriesByType("navigation").some((entry) => "type" in entry && entry.type === "navigate")) {
  openAtToday();
}
