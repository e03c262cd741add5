import type { UserId } from "../account/mod.ts";
import type { PhotoKey } from "../community/mod.ts";
import type { ReportEvidence, ReportId, ReportKind, ReportReason } from "./report.ts";

/** A reporter's text and the reported subject. */
export interface ReportDetails {
  readonly id: ReportId;
  readonly createdAt: Date;
  readonly reason: ReportReason;
  readonly note: string;
  readonly evidence: ReportEvidence;
  readonly reporterName: string;
}

/** An open report with the details for a moderator's decision. */
export interface OpenReport extends ReportDetails {
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

/** `own_cause`: the report is about the moderator. */
export type DecisionOutcome = "closed" | "closed_before" | "report_unknown" | "own_cause" | "not_a_post";

/** The measure of an entry of the log. The last two undo the first two. */
export const MODERATION_ACTIONS = ["hide_post", "suspend", "warn", "dismiss", "show_post", "lift_suspension"] as const;

export type ModerationAction = (typeof MODERATION_ACTIONS)[number];

export type LogEntryId = number;

/** Stands for a moderator and a report in entries of automatic measures. */
export const BY_PRODUCT = 0;

/** The moderator's name in such an entry. */
export const PRODUCT_NAME = "Weekplate";

/** One measure, or the undoing of one. Entries never change; names are those of today. */
export interface LogEntry {
  readonly id: LogEntryId;
  readonly createdAt: Date;
  readonly action: ModerationAction;
  /** The subject of the decision. */
  readonly kind: ReportKind;
  readonly reason: string;
  /** The end of a suspension. */
  readonly until: Date | undefined;
  /** `Deleted account` for a person who has left, {@linkcode PRODUCT_NAME} for automatic measures. */
  readonly moderatorName: string;
  /** The person whom it is about. */
  readonly person: { readonly userId: UserId; readonly name: string };
  /** The report that was decided; undefined once it is deleted with its reporter or the person. */
  readonly report: ReportDetails | undefined;
  /** Whether the post is hidden, or the person suspended, by this entry now: only then it can be undone. */
  readonly inForce: boolean;
}

/** Undoes a measure in the log. */
export interface UndoInput {
  readonly entryId: LogEntryId;
  readonly moderatorId: UserId;
  readonly reason: string;
}

/** `own_cause`: the entry is about the moderator. */
export type UndoOutcome = "undone" | "not_in_force" | "nothing_to_undo" | "own_cause" | "entry_unknown";

/** Reads and actions of moderators. Every implementation passes `adapters/contracts/safety/moderation_contract.ts`. */
export interface ModerationStore {
  /** At most `limit` open reports with an id below `before`, if given, and not about `notAbout`; the newest first. */
  listOpen(options: { before: ReportId | undefined; limit: number; notAbout?: UserId }): Promise<OpenReport[]>;

  /** How many open reports are about a person. */
  countOpen(personId: UserId): Promise<number>;

  /** The photo of a reported post, while the report exists. */
  findPhoto(reportId: ReportId): Promise<PhotoKey | undefined>;

  /**
   * Applies a decision, logs each measure (or the dismissal), and closes all open reports of the same subject, in one
   * transaction. A closed report is left alone: of several simultaneous decisions the first one counts. So is a report about
   * the moderator.
   */
  decide(decision: ModerationDecision): Promise<DecisionOutcome>;

  /** At most `limit` entries of the log with an id below `before`, if given; the newest first. */
  listLog(options: { before: LogEntryId | undefined; limit: number }): Promise<LogEntry[]>;

  /**
   * Shows a hidden post again or lifts a suspension, and logs it, in one transaction. Changes nothing if the measure is
   * not in force any more, or about the moderator: of several simultaneous calls one undoes it.
   *
   * @returns `nothing_to_undo` for an entry that neither hid a post nor suspended a person.
   */
  undo(input: UndoInput): Promise<UndoOutcome>;
}
