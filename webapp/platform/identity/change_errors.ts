import { msg, t } from "@lingui/core/macro";
import { i18n } from "#i18n";
import { type CredentialField, IdentityError } from "./identity.ts";
import { toIdentityError } from "./identity_messages.ts";

const FAILED = msg`Something went wrong`;

const WRONG_PASSWORD: ReadonlySet<string> = new Set([
  "auth/invalid-credential",
  "auth/invalid-login-credentials",
  "auth/wrong-password",
]);

/** The error of the sign-in that a change begins with. Who is signed in may learn that the password is wrong. */
export function currentPasswordError(error: unknown): IdentityError {
  const known = toIdentityError(error, i18n._(FAILED));
  // The account has another address by now, which ends the session.
  if (known.code === "auth/user-not-found")
    return new IdentityError(t`Your session has ended. Log in again.`, { code: known.code, cause: error });
  if (!WRONG_PASSWORD.has(known.code)) return known;
  return new IdentityError(t`This is not your password.`, { code: known.code, field: "password", cause: error });
}

const NEW_FIELDS: Readonly<Partial<Record<CredentialField, CredentialField>>> = {
  email: "newEmail",
  password: "newPassword",
};

/** The error of a new address or password, at the field of the new one. */
export function newValueError(error: unknown): IdentityError {
  const { message, code, field } = toIdentityError(error, i18n._(FAILED));
  return new IdentityError(message, { code, field: field && (NEW_FIELDS[field] ?? field), cause: error });
}

/** Whether the service refused an address in a way that tells whether there is an account with it. */
export function tellsOfAccount(error: unknown): boolean {
  const { code } = toIdentityError(error, i18n._(FAILED));
  return code === "auth/user-not-found" || code === "auth/email-already-in-use";
}
