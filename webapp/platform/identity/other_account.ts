import { t } from "@lingui/core/macro";
import { IdentityError } from "./identity.ts";

/** The error of a person who signed in again, but with another account. */
export function otherAccount(): IdentityError {
  return new IdentityError(t`This is another account. Sign in with the one that you use here.`, {
    code: "auth/user-mismatch",
  });
}
