export { Masonry } from "./Masonry.tsx";
export { placeDrawnItems } from "./place_drawn_items.ts";
