export { Masonry } from "./Masonry.tsx";
