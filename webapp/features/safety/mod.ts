export { REASON_TEXTS } from "./report_reasons.ts";
export { SafetyDialogs } from "./SafetyDialogs.tsx";
export { type PersonToBlock, type ReportChoice, type ReportSubject, type Safety, useSafety } from "./use_safety.ts";
export { useStanding } from "./use_standing.ts";
