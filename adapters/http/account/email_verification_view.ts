import type { EmailVerification } from "../../../wire/account/email_verification.ts";

export interface EmailVerificationState {
  /** The caller's address, verified or not; undefined if they have none. */
  readonly email: string | undefined;
  readonly verifiedEmail: string | undefined;
  readonly isRequired: boolean;
  /** Whether the identity service sends mails for us; a provider that people sign in at verifies addresses by itself. Default true. */
  readonly sendsMails?: boolean | undefined;
}

/** The verification of the caller's e-mail address on the wire. */
export function emailVerificationView({
  email,
  verifiedEmail,
  isRequired,
  sendsMails = true,
}: EmailVerificationState): EmailVerification {
  const verified = verifiedEmail !== undefined;
  return {
    email: verifiedEmail ?? email ?? null,
    verified,
    required: isRequired,
    canSend: sendsMails && !verified && email !== undefined,
  };
}
