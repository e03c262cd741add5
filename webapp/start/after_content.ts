import { placeDrawnItems } from "../../ui-kit/Masonry/mod.ts";

// After the page's content, before the first paint.

placeDrawnItems();
