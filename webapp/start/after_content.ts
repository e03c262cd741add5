// Not through mod.ts, which brings React.
import { placeDrawnItems } from "../../ui-kit/Masonry/place_drawn_items.ts";

// After the page's content, before the first paint.

placeDrawnItems();
