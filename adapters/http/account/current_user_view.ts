import type { CurrentUserView } from "../../../wire/account/current_user.ts";
import type { Caller } from "../route.ts";

/** A caller as they see themselves. */
export function currentUserView({ userId, fullName, identityId, email }: Caller): CurrentUserView {
  return { userId, fullName, firebaseUid: identityId, email: email ?? null };
}
