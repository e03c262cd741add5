import { z } from "zod";
import { REPORT_KINDS, REPORT_NOTE_MAX_LENGTH, REPORT_REASONS } from "../../core/safety/mod.ts";
import { call } from "../call.ts";

/** Ours. */
export const reportContent = call("POST /api/reports", {
  summary: "Report a post, a received message or a person to the moderators",
  body: z.object({
    kind: z.enum(REPORT_KINDS),
    /** Of the post, message or person. */
    id: z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
    reason: z.enum(REPORT_REASONS),
    text: z.string().max(REPORT_NOTE_MAX_LENGTH).default(""),
  }),
  reply: z.object({ reported: z.boolean() }),
  errors: ["post_not_found", "message_not_found", "too_many_reports"],
});
