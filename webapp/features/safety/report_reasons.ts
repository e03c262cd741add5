import type { ReportReason } from "../../../core/safety/mod.ts";

/** The reasons of a report as people read them. */
export const REASON_TEXTS: Readonly<Record<ReportReason, string>> = {
  spam: "Spam or advertising",
  harassment: "Unkind or threatening",
  dangerous: "Dangerous to cook or eat",
  unsuitable: "Does not belong here",
  other: "Something else",
};
