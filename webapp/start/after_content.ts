import { placeDrawnItems } from "../../ui-kit/Masonry/mod.ts";
// Not through WeekGrid's mod.ts, which brings its styles.
import { openAtToday } from "../../ui-kit/WeekGrid/open_at_today.ts";

// After the page's content, before the first paint.

placeDrawnItems();
// Back and a reload restore the position.
if (performance.getEntriesByType("navigation").some((entry) => "type" in entry && entry.type === "navigate")) {
  openAtToday();
}
