import type { SendVerificationMailInput, UserId } from "../../../core/account/mod.ts";
import { DomainError } from "../../../core/shared/mod.ts";
import { emailVerification, sendVerificationMailReply } from "../../../wire/account/email_verification.ts";
import { type Route, route } from "../route.ts";
import { emailVerificationView } from "./email_verification_view.ts";

/** Someone who has just opened the link in the mail must not wait for the next regular check of their account. */
const ACCOUNT_CHECK_MAX_AGE_MS = 1_000;

export interface EmailVerificationRouteOptions {
  readonly verifiedEmail: (userId: UserId) => Promise<string | undefined>;
  /** Whether posts and messages need a verified address. */
  readonly isRequired: boolean;
  readonly sendsMails?: boolean;
}

export function emailVerificationRoute({ verifiedEmail, ...how }: EmailVerificationRouteOptions): Route {
  return route({
    method: "get",
    path: "/api/email-verification",
    summary: "Whether the caller's e-mail address is verified, as the identity service knows it now",
    access: "signed-in",
    isForAccessTokens: false,
    accountCheckMaxAgeMs: ACCOUNT_CHECK_MAX_AGE_MS,
    reply: emailVerification,
    async handle({ caller: { userId, email } }) {
      return emailVerificationView({ email, verifiedEmail: await verifiedEmail(userId), ...how });
    },
  });
}

export function sendVerificationMailRoute(
  sendVerificationMail: (input: SendVerificationMailInput) => Promise<boolean>,
): Route {
  return route({
    method: "post",
    path: "/api/email-verification",
    summary: "Send the caller the mail with which they verify their e-mail address",
    access: "signed-in",
    isForAccessTokens: false,
    rateClass: "mail",
    accountCheckMaxAgeMs: ACCOUNT_CHECK_MAX_AGE_MS,
    reply: sendVerificationMailReply,
    async handle({ caller: { userId, email }, session: { accountToken: identityToken } }) {
      if (identityToken === undefined) throw new DomainError("not_signed_in", "Please sign in");
      return { sent: await sendVerificationMail({ userId, email, identityToken }) };
    },
  });
}
