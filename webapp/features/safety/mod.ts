export { REASON_TEXTS } from "./report_reasons.ts";
export { type ReportChoice, type Safety, useSafety } from "./use_safety.ts";
export { useStanding } from "./use_standing.ts";
