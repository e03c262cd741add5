import type { UserId } from "../account/mod.ts";
import type { ReportEvidence, ReportId, ReportReason } from "./report.ts";

/** An open report with what a moderator needs to decide. */
export interface OpenReport {
  readonly id: ReportId;
  readonly createdAt: Date;
  readonly reason: ReportReason;
  readonly note: string;
  readonly evidence: ReportEvidence;
  readonly reporterName: string;
  /** The person whom it is about. */
  readonly person: {
    readonly userId: UserId;
    readonly name: string;
    /** Warnings until now, confirmed or not. */
    readonly warnings: number;
    /** Undefined if the person is not suspended now. */
    readonly suspendedUntil: Date | undefined;
  };
  /** Open reports of the same post, message or person, this one included. */
  readonly sameSubject: number;
}

/** A moderator's decision about a report. Without any measure it dismisses the report. */
export interface ModerationDecision {
  readonly reportId: ReportId;
  readonly moderatorId: UserId;
  /** Only for a report of a post. */
  readonly hidePost: boolean;
  /** Shows the person the reason until they confirm it. */
  readonly warn: boolean;
  readonly suspendUntil: Date | undefined;
  readonly reason: string;
}

export type DecisionOutcome = "closed" | "closed_before" | "report_unknown" | "not_a_post";

/** What moderators see and do. Every implementation passes `adapters/contracts/moderation_contract.ts`. */
export interface ModerationStore {
  /** At most `limit` open reports with an id below `before`, if given; the newest first. */
  listOpen(options: { before: ReportId | undefined; limit: number }): Promise<OpenReport[]>;

  /**
   * Carries out a decision, logs each measure (or the dismissal), and closes all open reports of the same subject, in one
   * transaction. A report that is closed already is left alone: of several simultaneous decisions the first one counts.
   */
  decide(decision: ModerationDecision): Promise<DecisionOutcome>;
}
