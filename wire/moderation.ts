import { z } from "zod";
import { DECISION_REASON_MAX_LENGTH, REPORT_REASONS, REPORTS_PAGE_MAX } from "../core/safety/mod.ts";

const wholeNumber = (text: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,14}$/, text)
    .transform(Number);

/** `GET /api/moderation/reports`, for moderators: open reports, the newest first. */
export const listReportsQuery = z.object({
  /** The `nextCursor` of the page before. */
  cursor: wholeNumber("Expected a report's number").optional(),
  limit: wholeNumber("Expected a number of reports").pipe(z.number().max(REPORTS_PAGE_MAX)).optional(),
});

const openReport = z.object({
  id: z.number().int().positive(),
  createdAt: z.iso.datetime(),
  reason: z.enum(REPORT_REASONS),
  /** What the reporter added; empty if nothing. */
  text: z.string(),
  reporterName: z.string(),
  /** The person whom it is about. */
  person: z.object({
    userId: z.number().int().positive(),
    name: z.string(),
    warnings: z.number().int().nonnegative(),
    suspendedUntil: z.iso.datetime().nullable(),
  }),
  /** Open reports of the same post, message or person, this one included. */
  sameSubject: z.number().int().positive(),
  /** A copy from the moment of the report. */
  evidence: z.discriminatedUnion("kind", [
    z.object({
      kind: z.literal("post"),
      mealName: z.string(),
      ingredients: z.string(),
      instructions: z.string(),
      caption: z.string(),
      /** Address of the photo, which is gone when the post is deleted. */
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

export type OpenReportWire = z.infer<typeof openReport>;

export const listReportsReply = z.object({
  reports: z.array(openReport).max(REPORTS_PAGE_MAX),
  nextCursor: z.string().nullable(),
});

export type ListReportsReply = z.infer<typeof listReportsReply>;

/** The `id` of a call's path. */
export const decideReportParams = z.object({ id: wholeNumber("Expected a report's number") });

/** `POST /api/moderation/reports/{id}/decision`, for moderators. Without any measure it dismisses the report. */
export const decideReportBody = z.object({
  /** Only for a report of a post. */
  hidePost: z.boolean().default(false),
  /** Shows the person the reason until they confirm it. */
  warn: z.boolean().default(false),
  suspendUntil: z.iso.datetime().optional(),
  /** For the log, and for a person who is warned. */
  reason: z.string().trim().min(1).max(DECISION_REASON_MAX_LENGTH),
});

export type DecideReportBody = z.input<typeof decideReportBody>;

export const decideReportReply = z.object({ closed: z.boolean() });
