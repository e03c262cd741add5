import { z } from "zod";
import { REPORT_KINDS, REPORT_NOTE_MAX_LENGTH, REPORT_REASONS } from "../../core/safety/mod.ts";

/** `POST /api/reports`, ours: reports a post, a received message or a person. */
export const reportBody = z.object({
  kind: z.enum(REPORT_KINDS),
  /** Of the post, message or person. */
  id: z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  reason: z.enum(REPORT_REASONS),
  text: z.string().max(REPORT_NOTE_MAX_LENGTH).default(""),
});

export const reportReply = z.object({ reported: z.boolean() });
