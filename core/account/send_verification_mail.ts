import type { VerifiedEmails } from "./publishing.ts";
import type { UserId } from "./user_id.ts";
import type { VerificationMails } from "./verification_mails.ts";

export interface SendVerificationMailInput {
  readonly userId: UserId;
  /** The person's address; undefined if they have none. */
  readonly email: string | undefined;
  /** A token of theirs from the identity service that has not expired. */
  readonly identityToken: string;
}

/**
 * Sends a person the mail with which they verify their e-mail address.
 *
 * @returns false if there is nothing to verify: it is verified already, or they have none.
 * @throws {DomainError} `too_many_mails`, `identity_unavailable`
 */
export async function sendVerificationMail(
  { verifiedEmails, mails }: { readonly verifiedEmails: VerifiedEmails; readonly mails: VerificationMails },
  { userId, email, identityToken }: SendVerificationMailInput,
): Promise<boolean> {
  if (email === undefined || (await verifiedEmails.verifiedEmail(userId)) !== undefined) return false;
  await mails.send(identityToken);
  return true;
}
