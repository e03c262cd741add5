export { type ReportChoice, type Safety, useSafety } from "./use_safety.ts";
export { useStanding } from "./use_standing.ts";
