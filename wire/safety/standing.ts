import { z } from "zod";
import { WARNINGS_MAX } from "../../core/safety/mod.ts";
import { emailVerification } from "../account/email_verification.ts";
import { call } from "../call.ts";

/** Ours: what the caller should know about their own account. */
export const ownStanding = call("GET /api/standing", {
  summary: "The caller's warnings and suspension, whether they moderate, and whether their e-mail address is verified",
  reply: z.object({
    /** Whether the caller sees `/moderation`. */
    moderator: z.boolean(),
    /** When posts and messages are possible again; null if they are now. ISO 8601 in UTC. */
    suspendedUntil: z.iso.datetime().nullable(),
    /** Warnings that the caller has not confirmed, the oldest first. */
    warnings: z
      .array(z.object({ id: z.number().int().positive(), text: z.string(), warnedAt: z.iso.datetime() }))
      .max(WARNINGS_MAX),
    emailVerification,
  }),
});

export type StandingReply = z.infer<typeof ownStanding.reply>;

/** Ours. */
export const confirmWarnings = call("POST /api/standing/confirm", {
  summary: "Confirm that the caller has read their warnings",
  /** The last warning that was read. */
  body: z.object({ upTo: z.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
  reply: z.object({ confirmed: z.boolean() }),
});
