export { TickLine, type TickLineProps } from "./TickLine.tsx";
export type { LineSwipe } from "./use_line_swipe.ts";
