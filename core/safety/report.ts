import type { UserId } from "../account/mod.ts";
import type { PhotoKey } from "../community/mod.ts";

/** The kinds of subjects that can be reported. */
export const REPORT_KINDS = ["post", "message", "person"] as const;

export type ReportKind = (typeof REPORT_KINDS)[number];

export const REPORT_REASONS = ["spam", "harassment", "dangerous", "unsuitable", "other"] as const;

export type ReportReason = (typeof REPORT_REASONS)[number];

/** Longest text that a reporter adds, in UTF-16 code units. */
export const REPORT_NOTE_MAX_LENGTH = 500;

/** Most reports of one person in 24 hours. */
export const REPORTS_PER_DAY = 20;

/** A copy of the reported content, from the moment of the report. */
export type ReportEvidence =
  | {
      readonly kind: "post";
      readonly mealName: string;
      readonly ingredients: string;
      readonly instructions: string;
      readonly caption: string;
      /** Key of the copied photo, which only moderators see. */
      readonly photo: PhotoKey;
    }
  | {
      readonly kind: "message";
      readonly text: string;
      /** The messages of the conversation before it, oldest first. */
      readonly before: readonly { readonly byReporter: boolean; readonly text: string }[];
    }
  | { readonly kind: "person"; readonly fullName: string };

export type ReportId = number;

/** A report that is about to be stored. */
export interface NewReport {
  readonly reporterId: UserId;
  /** The author of the post or message, or the person. */
  readonly personId: UserId;
  /** Id of the post, message or person, as `evidence.kind` says. */
  readonly subjectId: number;
  readonly reason: ReportReason;
  /** Empty if there is none. */
  readonly note: string;
  readonly evidence: ReportEvidence;
}

/** Reports. Every implementation passes `adapters/contracts/safety/moderation_contract.ts`. */
export interface ReportStore {
  /**
   * Stores a report. While a person's report of the same thing is open, another one changes nothing and is not counted.
   *
   * @param options at most `max` reports of one person in `windowMs`, also of simultaneous ones.
   * @returns when the next report is possible, if there are too many; else undefined.
   */
  add(report: NewReport, options: { max: number; windowMs: number }): Promise<Date | undefined>;

  /** Which of these photos belong to the evidence of a report that is open or was closed after this time. */
  photosOf(keys: readonly PhotoKey[], options: { closedAfter: Date }): Promise<ReadonlySet<PhotoKey>>;
}
