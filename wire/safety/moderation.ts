import { z } from "zod";
import {
  DECISION_REASON_MAX_LENGTH,
  LOG_PAGE_MAX,
  MODERATION_ACTIONS,
  REPORT_KINDS,
  REPORT_REASONS,
  REPORTS_PAGE_MAX,
} from "../../core/safety/mod.ts";

const wholeNumber = (text: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,14}$/, text)
    .transform(Number);

/** `GET /api/moderation/reports`, for moderators: open reports that are not about the caller, the newest first. */
export const listReportsQuery = z.object({
  /** The `nextCursor` of the page before. */
  cursor: wholeNumber("Expected a report's number").optional(),
  limit: wholeNumber("Expected a number of reports").pipe(z.number().max(REPORTS_PAGE_MAX)).optional(),
});

const reportDetails = z.object({
  id: z.number().int().positive(),
  createdAt: z.iso.datetime(),
  reason: z.enum(REPORT_REASONS),
  /** What the reporter added; empty if nothing. */
  text: z.string(),
  reporterName: z.string(),
  /** A copy from the moment of the report. */
  evidence: z.discriminatedUnion("kind", [
    z.object({
      kind: z.literal("post"),
      mealName: z.string(),
      ingredients: z.string(),
      instructions: z.string(),
      caption: z.string(),
      /** Address of a copy of the photo for moderators: `GET /api/moderation/reports/{id}/photo`. It may be gone. */
      photo: z.string(),
    }),
    z.object({
      kind: z.literal("message"),
      text: z.string(),
      before: z.array(z.object({ byReporter: z.boolean(), text: z.string() })),
    }),
    z.object({ kind: z.literal("person"), fullName: z.string() }),
  ]),
});

export type ReportDetailsWire = z.infer<typeof reportDetails>;

const openReport = reportDetails.extend({
  /** The person whom it is about. */
  person: z.object({
    userId: z.number().int().positive(),
    name: z.string(),
    warnings: z.number().int().nonnegative(),
    suspendedUntil: z.iso.datetime().nullable(),
  }),
  /** Open reports of the same post, message or person, this one included. */
  sameSubject: z.number().int().positive(),
});

export type OpenReportWire = z.infer<typeof openReport>;

export const listReportsReply = z.object({
  reports: z.array(openReport).max(REPORTS_PAGE_MAX),
  nextCursor: z.string().nullable(),
  /** Open reports about the caller, which are not in the list. */
  aboutCaller: z.number().int().nonnegative(),
  /** Whether another moderator can decide about those. */
  hasOtherModerators: z.boolean(),
});

export type ListReportsReply = z.infer<typeof listReportsReply>;

const decisionReason = z.string().trim().min(1).max(DECISION_REASON_MAX_LENGTH);

/** The `id` of a call's path. */
export const reportParams = z.object({ id: wholeNumber("Expected a report's number") });

/** `POST /api/moderation/reports/{id}/decision`, for moderators. Without any measure it dismisses the report. */
export const decideReportBody = z.object({
  /** Only for a report of a post. */
  hidePost: z.boolean().default(false),
  /** Shows the person the reason until they confirm it. */
  warn: z.boolean().default(false),
  suspendUntil: z.iso.datetime().optional(),
  /** For the log, and for a person who is warned. */
  reason: decisionReason,
});

export type DecideReportBody = z.input<typeof decideReportBody>;

export const decideReportReply = z.object({ closed: z.boolean() });

/** `GET /api/moderation/log`, for moderators: every measure and its undoing, the newest first. */
export const listLogQuery = z.object({
  /** The `nextCursor` of the page before. */
  cursor: wholeNumber("Expected an entry's number").optional(),
  limit: wholeNumber("Expected a number of entries").pipe(z.number().max(LOG_PAGE_MAX)).optional(),
});

const logEntry = z.object({
  id: z.number().int().positive(),
  createdAt: z.iso.datetime(),
  action: z.enum(MODERATION_ACTIONS),
  /** What the decision was about. */
  kind: z.enum(REPORT_KINDS),
  reason: z.string(),
  /** The end of a suspension. */
  until: z.iso.datetime().nullable(),
  /** `Deleted account` for a person who has left, `Weekplate` for what the product did. */
  moderatorName: z.string(),
  /** The person whom it is about. */
  person: z.object({ userId: z.number().int().positive(), name: z.string() }),
  /** Whether it is about the caller, who then can't undo it. */
  own: z.boolean(),
  /** The report that was decided; null once it is deleted with its reporter or the person, and if it is about the caller. */
  report: reportDetails.nullable(),
  /** Whether the post is hidden, or the person suspended, by this entry now: only then it can be undone. */
  inForce: z.boolean(),
});

export type LogEntryWire = z.infer<typeof logEntry>;

export const listLogReply = z.object({
  entries: z.array(logEntry).max(LOG_PAGE_MAX),
  nextCursor: z.string().nullable(),
});

export type ListLogReply = z.infer<typeof listLogReply>;

/** The `id` of a call's path. */
export const undoMeasureParams = z.object({ id: wholeNumber("Expected an entry's number") });

/** `POST /api/moderation/log/{id}/undo`, for moderators: shows a post again, or lifts a suspension. Safe to repeat. */
export const undoMeasureBody = z.object({
  /** For the log. */
  reason: decisionReason,
});

export const undoMeasureReply = z.object({ undone: z.boolean() });
