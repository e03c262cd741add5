import { ContainerModule } from "inversify";
import { FirebaseIdentityAccounts } from "../../adapters/firebase/identity_accounts.ts";
import { FirebaseIdentityRemoval } from "../../adapters/firebase/identity_removal.ts";
import { FirebaseIdentityVerifier } from "../../adapters/firebase/identity_verifier.ts";
import { FirebaseVerificationMails } from "../../adapters/firebase/verification_mails.ts";
import type { IdentityConfig } from "../config.ts";
import { tokens } from "../tokens.ts";

/** Sign-in at Firebase, or at its emulator. */
export function firebaseModule(
  { projectId, apiKey, authDomain }: IdentityConfig,
  emulatorHost: string | undefined,
): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(tokens.identityVerifier)
      .toResolvedValue((clock) => new FirebaseIdentityVerifier({ projectId, emulatorHost, clock }), [tokens.clock])
      .inSingletonScope();
    bind(tokens.identityAccounts)
      .toResolvedValue(
        (clock) => new FirebaseIdentityAccounts({ apiKey, authDomain, emulatorHost, clock }),
        [tokens.clock],
      )
      .inSingletonScope();
    bind(tokens.providerLogOut).toConstantValue(async () => undefined);
    bind(tokens.verificationMails).toConstantValue(new FirebaseVerificationMails({ apiKey, authDomain, emulatorHost }));
    bind(tokens.identityRemoval).toConstantValue(new FirebaseIdentityRemoval({ apiKey, authDomain, emulatorHost }));
  });
}
