import { z } from "zod";
import {
  DECISION_REASON_MAX_LENGTH,
  LOG_PAGE_MAX,
  MODERATION_ACTIONS,
  REPORT_KINDS,
  REPORT_REASONS,
  REPORTS_PAGE_MAX,
} from "../../core/safety/mod.ts";
import { call } from "../call.ts";
import { numberInAddress } from "../number_in_address.ts";

// Calls for moderators, all ours. For others there is nothing at these addresses.

const reportDetails = z.object({
  id: z.number().int().positive(),
  createdAt: z.iso.datetime(),
  reason: z.enum(REPORT_REASONS),
  /** The reporter's own words; may be empty. */
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

/** Open reports that are not about the caller, the newest first. */
export const listReports = call("GET /api/moderation/reports", {
  summary: "Open reports, for moderators",
  isForAccessTokens: false,
  query: z.object({
    /** The `nextCursor` of the page before. */
    cursor: numberInAddress("a report's number").optional(),
    limit: numberInAddress("a number of reports").pipe(z.number().max(REPORTS_PAGE_MAX)).optional(),
  }),
  reply: z.object({
    reports: z.array(openReport).max(REPORTS_PAGE_MAX),
    nextCursor: z.string().nullable(),
    /** Open reports about the caller, which are not in the list. */
    aboutCaller: z.number().int().nonnegative(),
    /** Whether another moderator can decide about those. */
    hasOtherModerators: z.boolean(),
  }),
});

export type ListReportsReply = z.infer<typeof listReports.reply>;

const reportParams = z.object({ id: numberInAddress("a report's number") });

export const reportPhoto = call("GET /api/moderation/reports/:id/photo", {
  summary: "The photo of a reported post, for moderators",
  isForAccessTokens: false,
  params: reportParams,
  download: { type: "image/webp", fileName: "reported-photo.webp" },
  reply: z.custom<AsyncIterable<Uint8Array>>(),
  errors: ["report_not_found", "photos_unavailable"],
});

const reason = z.string().trim().min(1).max(DECISION_REASON_MAX_LENGTH);

/** Without any measure it dismisses the report. */
export const decideReport = call("POST /api/moderation/reports/:id/decision", {
  summary: "Hide a post, warn or suspend a person, or dismiss a report, for moderators",
  isForAccessTokens: false,
  params: reportParams,
  body: z.object({
    /** Only for a report of a post. */
    hidePost: z.boolean().default(false),
    /** Shows the person the reason until they confirm it. */
    warn: z.boolean().default(false),
    suspendUntil: z.iso.datetime().optional(),
    /** For the log, and for a person who is warned. */
    reason,
  }),
  reply: z.object({ closed: z.boolean() }),
  errors: ["report_not_found", "own_cause"],
});

const logEntry = z.object({
  id: z.number().int().positive(),
  createdAt: z.iso.datetime(),
  action: z.enum(MODERATION_ACTIONS),
  /** The subject of the decision. */
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

/** Every measure and its undoing, the newest first. */
export const listLog = call("GET /api/moderation/log", {
  summary: "What moderators have decided, for moderators",
  isForAccessTokens: false,
  query: z.object({
    /** The `nextCursor` of the page before. */
    cursor: numberInAddress("an entry's number").optional(),
    limit: numberInAddress("a number of entries").pipe(z.number().max(LOG_PAGE_MAX)).optional(),
  }),
  reply: z.object({ entries: z.array(logEntry).max(LOG_PAGE_MAX), nextCursor: z.string().nullable() }),
});

/** Safe to repeat. */
export const undoMeasure = call("POST /api/moderation/log/:id/undo", {
  summary: "Show a hidden post again or lift a suspension, for moderators",
  isForAccessTokens: false,
  params: z.object({ id: numberInAddress("an entry's number") }),
  body: z.object({
    /** For the log. */
    reason,
  }),
  reply: z.object({ undone: z.boolean() }),
  errors: ["log_entry_not_found", "own_cause"],
});
