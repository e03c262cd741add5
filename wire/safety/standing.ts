import { z } from "zod";
import { WARNINGS_MAX } from "../../core/safety/mod.ts";
import { emailVerification } from "../account/email_verification.ts";

/** `GET /api/standing`, ours: what the caller should know about their own account. */
export const standingReply = z.object({
  /** Whether the caller sees `/moderation`. */
  moderator: z.boolean(),
  /** When posts and messages are possible again; null if they are now. ISO 8601 in UTC. */
  suspendedUntil: z.iso.datetime().nullable(),
  /** Warnings that the caller has not confirmed, the oldest first. */
  warnings: z
    .array(z.object({ id: z.number().int().positive(), text: z.string(), warnedAt: z.iso.datetime() }))
    .max(WARNINGS_MAX),
  emailVerification,
});

export type StandingReply = z.infer<typeof standingReply>;

/** `POST /api/standing/confirm`, ours: the caller has read their warnings up to this one. */
export const confirmWarningsBody = z.object({ upTo: z.number().int().positive().max(Number.MAX_SAFE_INTEGER) });

export const confirmWarningsReply = z.object({ confirmed: z.boolean() });
