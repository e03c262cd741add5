import { ContainerModule } from "inversify";
import { AdminIdentityRemoval } from "../../adapters/firebase/admin_identity_removal.ts";
import { FirebaseAdmin } from "../../adapters/firebase/firebase_admin.ts";
import { FirebaseIdentityAccounts } from "../../adapters/firebase/identity_accounts.ts";
import { FirebaseIdentityRemoval } from "../../adapters/firebase/identity_removal.ts";
import { FirebaseIdentityVerifier } from "../../adapters/firebase/identity_verifier.ts";
import { FirebaseVerificationMails } from "../../adapters/firebase/verification_mails.ts";
import type { IdentityConfig } from "../config.ts";
import { tokens } from "../tokens.ts";

/** Sign-in at Firebase, or at its emulator. */
export function firebaseModule(
  { projectId, apiKey, authDomain, serviceAccount }: IdentityConfig,
  emulatorHost: string | undefined,
): ContainerModule {
  const admin = new FirebaseAdmin({ projectId, emulatorHost, serviceAccount });
  // Of people's accounts; a project without a service account asks with their own tokens.
  const accountAdmin = serviceAccount && admin;
  return new ContainerModule(({ bind }) => {
    bind(tokens.identityVerifier).toDynamicValue(
      ({ get }) => new FirebaseIdentityVerifier({ admin, clock: get(tokens.clock) }),
    );
    bind(tokens.identityAccounts).toDynamicValue(({ get }) => {
      const clock = get(tokens.clock);
      return new FirebaseIdentityAccounts({ apiKey, authDomain, emulatorHost, admin: accountAdmin, clock });
    });
    bind(tokens.providerLogOut).toConstantValue(async () => undefined);
    bind(tokens.verificationMails).toConstantValue(new FirebaseVerificationMails({ apiKey, authDomain, emulatorHost }));
    bind(tokens.identityRemoval).toConstantValue(
      accountAdmin
        ? new AdminIdentityRemoval(accountAdmin)
        : new FirebaseIdentityRemoval({ apiKey, authDomain, emulatorHost }),
    );
  });
}
