import {
  getSettings,
  type IdentityId,
  listPreferences,
  type SignInMethodOf,
  savePreferences,
  saveSettings,
  saveUser,
  sendVerificationMail,
  userInfo,
  type VerifiedEmails,
} from "../../../core/account/mod.ts";
import { DomainError } from "../../../core/shared/mod.ts";
import * as calls from "../../../wire/account/mod.ts";
import type { CallerResolver } from "../callers/caller_resolver.ts";
import { type PortsOf, type Route, route } from "../route.ts";
import { currentUserView } from "./current_user_view.ts";
import { emailVerificationView } from "./email_verification_view.ts";

/** The ports that {@linkcode accountRoutes} need. */
export type AccountPorts = PortsOf<
  | typeof getSettings
  | typeof listPreferences
  | typeof savePreferences
  | typeof saveSettings
  | typeof saveUser
  | typeof sendVerificationMail
  | typeof userInfo
> & {
  readonly verifiedEmails: VerifiedEmails;
  /** Forgets a person whose name has changed. */
  readonly callers: Pick<CallerResolver, "forget">;
  /** Whether posts and messages need a verified address. */
  readonly requireVerifiedEmail: boolean;
  /** Whether the identity service sends mails that verify addresses. */
  readonly sendsMails: boolean;
  readonly signInMethodOf: SignInMethodOf;
};

/** The calls of a person's account, but those of sessions and personal data. */
export function accountRoutes(ports: AccountPorts): Route[] {
  return [
    route(calls.saveUser, async ({ caller, body }) => {
      const { id, fullName } = await saveUser(ports, { identity: caller, fullName: body.fullName });
      ports.callers.forget(caller.identityId);
      return { userId: id, fullName };
    }),
    route(calls.currentUser, async ({ caller }) => currentUserView(caller)),
    route(calls.userInfo, async ({ caller: { userId } }) => {
      const { fullName } = await userInfo(ports, { userId });
      return { fullName };
    }),
    route(calls.getSignInMethod, async ({ session: { accountToken } }) => {
      if (accountToken === undefined) throw new DomainError("not_signed_in", "Please sign in");
      return { method: ports.signInMethodOf(accountToken) };
    }),
    route(calls.getPreferences, async ({ caller: { userId } }) => ({
      preferences: await listPreferences(ports, { userId }),
    })),
    route(calls.savePreferences, async ({ caller, body: { firebaseUid, preferences } }) => {
      const claimedIdentity = firebaseUid as IdentityId | undefined; // sound: only compared
      return { preferences: await savePreferences(ports, { userId: caller?.userId, claimedIdentity, preferences }) };
    }),
    route(calls.getEmailVerification, async ({ caller: { userId, email } }) =>
      emailVerificationView({
        email,
        verifiedEmail: await ports.verifiedEmails.verifiedEmail(userId),
        isRequired: ports.requireVerifiedEmail,
        sendsMails: ports.sendsMails,
      }),
    ),
    route(calls.sendVerificationMail, async ({ caller: { userId, email }, session: { accountToken } }) => {
      if (accountToken === undefined) throw new DomainError("not_signed_in", "Please sign in");
      return { sent: await sendVerificationMail(ports, { userId, email, identityToken: accountToken }) };
    }),
    route(calls.getSettings, async ({ caller: { userId } }) => getSettings(ports, { userId })),
    route(calls.saveSettings, async ({ caller: { userId }, body }) => saveSettings(ports, { userId, ...body })),
  ];
}
