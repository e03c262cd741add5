export { placingScript } from "./drawn_items.ts";
export { Masonry } from "./Masonry.tsx";
