import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { i18n } from "#i18n";
import { type CredentialField, IdentityError } from "./identity.ts";

const NOT_SET_UP = { message: msg`Signing in is not set up here. Tell whoever runs this site.` };

/** Messages for the service's error codes. */
const MESSAGES: Readonly<Record<string, { message: MessageDescriptor; field?: CredentialField }>> = {
  // One message for all of these: naming the wrong field would reveal which accounts exist.
  "auth/invalid-credential": { message: msg`E-mail or password is wrong.` },
  "auth/invalid-login-credentials": { message: msg`E-mail or password is wrong.` },
  "auth/wrong-password": { message: msg`E-mail or password is wrong.` },
  "auth/user-not-found": { message: msg`E-mail or password is wrong.` },
  "auth/user-disabled": { message: msg`This account has been closed.` },
  "auth/email-already-in-use": {
    message: msg`There is an account with this e-mail already. Log in instead.`,
    field: "email",
  },
  "auth/invalid-email": { message: msg`This is not an e-mail address.`, field: "email" },
  "auth/invalid-new-email": { message: msg`This is not an e-mail address.`, field: "newEmail" },
  "auth/missing-new-email": { message: msg`Enter your new e-mail address.`, field: "newEmail" },
  "auth/missing-email": { message: msg`Enter your e-mail address.`, field: "email" },
  "auth/missing-password": { message: msg`Enter a password.`, field: "password" },
  "auth/weak-password": { message: msg`The password needs at least 6 characters.`, field: "password" },
  "auth/password-does-not-meet-requirements": {
    message: msg`The password is too simple. Mix letters, digits and signs.`,
    field: "password",
  },
  "auth/popup-blocked": { message: msg`The browser blocked the window. Allow popups for this page and try again.` },
  "auth/unauthorized-domain": { message: msg`Signing in does not work from this address. Use e-mail and password.` },
  "auth/operation-not-allowed": { message: msg`This way of signing in is switched off. Use another one.` },
  "auth/account-exists-with-different-credential": {
    message: msg`There is an account with this e-mail already. Log in the way you did before.`,
  },
  "auth/invalid-api-key": NOT_SET_UP,
  // Firebase has no code for this error and builds one from the service's message.
  "auth/api-key-not-valid.-please-pass-a-valid-api-key.": NOT_SET_UP,
  "auth/internal-error": { message: msg`The sign-in service has a problem. Try again in a moment.` },
  "auth/too-many-requests": { message: msg`Too many attempts. Wait a few minutes and try again.` },
  "auth/network-request-failed": { message: msg`No connection. Check your network and try again.` },
  "auth/user-token-expired": { message: msg`Your session has ended. Log in again.` },
  "auth/expired-action-code": { message: msg`This link has expired. Ask for a new one.` },
};

/**
 * Adds a message to the service's error: ours for known codes, else the readable part of the provider's own message,
 * else the fallback.
 */
export function toIdentityError(error: unknown, fallback: string): IdentityError {
  if (error instanceof IdentityError) return error;
  const code = codeOf(error);
  const known = MESSAGES[code];
  if (known) return new IdentityError(i18n._(known.message), { code, field: known.field, cause: error });
  return new IdentityError(readablePart(error) || fallback, { code, cause: error });
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "unknown";
}

/** "Firebase: The popup was blocked (auth/popup-blocked)." gives "The popup was blocked"; "Firebase: Error (…)." gives "". */
function readablePart(error: unknown): string {
  // Only the provider's errors have such a code; other messages are not for people.
  if (!(error instanceof Error) || !codeOf(error).startsWith("auth/")) return "";
  const message = error.message
    .replace(/^Firebase:\s*/u, "")
    .replace(/\s*\(auth\/[^)]*\)\.?$/u, "")
    .trim();
  return message === "Error" ? "" : message;
}
