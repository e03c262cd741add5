import { z } from "zod";

/** What the caller should know about the verification of their own e-mail address. Ours. */
export const emailVerification = z.object({
  /** Null if the caller has none. */
  email: z.string().nullable(),
  verified: z.boolean(),
  /** Whether posts and messages need a verified address. */
  required: z.boolean(),
  /** Whether a mail can be sent to verify it. */
  canSend: z.boolean(),
});

export type EmailVerification = z.infer<typeof emailVerification>;

/** `POST /api/email-verification`, ours. */
export const sendVerificationMailReply = z.object({
  /** False if there is nothing to verify. */
  sent: z.boolean(),
});
