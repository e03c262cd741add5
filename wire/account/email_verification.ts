import { z } from "zod";
import { call } from "../call.ts";

/** Of the caller's own e-mail address. Ours. */
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

/** The person has just verified the address, and waits for it. */
const ACCOUNT_CHECK_MAX_AGE_MS = 1_000;

const common = {
  isForAccessTokens: false,
  accountCheckMaxAgeMs: ACCOUNT_CHECK_MAX_AGE_MS,
} as const;

export const getEmailVerification = call("GET /api/email-verification", {
  ...common,
  summary: "Whether the caller's e-mail address is verified, as the identity service knows it now",
  reply: emailVerification,
});

export const sendVerificationMail = call("POST /api/email-verification", {
  ...common,
  summary: "Send the caller the mail with which they verify their e-mail address",
  rateClass: "mail",
  reply: z.object({
    /** False if there is nothing to verify. */
    sent: z.boolean(),
  }),
  errors: ["too_many_mails"],
});
