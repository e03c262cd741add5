import type { ReportKind, ReportReason } from "../../../core/safety/mod.ts";
import type { DecideReportBody, LogEntryWire, OpenReportWire } from "../../../wire/safety/moderation.ts";
import type { StandingReply } from "../../../wire/safety/standing.ts";

/** A person whom the signed-in person has blocked. */
export interface BlockedPerson {
  readonly userId: number;
  readonly name: string;
}

/** A report as its author writes it. */
export interface ReportToSend {
  readonly kind: ReportKind;
  /** Of the post, message or person. */
  readonly id: number;
  readonly reason: ReportReason;
  /** At most 500 characters; may be empty. */
  readonly text: string;
}

/** One page of the open reports that are not about the moderator, the newest first. */
export interface ReportsPage {
  readonly reports: readonly OpenReportWire[];
  /** Cursor of the next page; undefined on the last page. */
  readonly next: string | undefined;
  /** Open reports about the moderator. */
  readonly aboutCaller: number;
  /** Whether another moderator can decide about those. */
  readonly hasOtherModerators: boolean;
}

/** One page of the moderators' log, the newest first. */
export interface LogPage {
  readonly entries: readonly LogEntryWire[];
  /** Cursor of the next page; undefined on the last page. */
  readonly next: string | undefined;
}

/** What the screens need to protect people. Over HTTP in the product, from memory in stories and tests. */
export interface SafetyApi {
  /** Blocks a person. Safe to repeat. */
  block(userId: number): Promise<void>;

  /** Ends a block. Safe to repeat. */
  unblock(userId: number): Promise<void>;

  /** The newest first. */
  listBlocked(options: { signal: AbortSignal }): Promise<readonly BlockedPerson[]>;

  /** @throws {ApiError} `too_many_reports`, `post_not_found`, `message_not_found` or `person_not_found` */
  report(report: ReportToSend): Promise<void>;

  /** The signed-in person's warnings and suspension, and whether they moderate. */
  standing(options: { signal: AbortSignal }): Promise<StandingReply>;

  /** The signed-in person has read their warnings up to this one. */
  confirmWarnings(upTo: number): Promise<void>;

  /** @throws {ApiError} `not_found` for people who do not moderate */
  listReports(options: { after?: string | undefined; signal: AbortSignal }): Promise<ReportsPage>;

  /** Carries out a moderator's decision and closes the report. Safe to repeat. */
  decideReport(id: number, decision: DecideReportBody): Promise<void>;

  /** @throws {ApiError} `not_found` for people who do not moderate */
  listLog(options: { after?: string | undefined; signal: AbortSignal }): Promise<LogPage>;

  /** Shows a hidden post again, or lifts a suspension. Safe to repeat. */
  undoMeasure(entryId: number, options: { reason: string }): Promise<void>;
}
