import type { IdentityId } from "../../../core/account/mod.ts";
import { calendarDate } from "../../../core/shared/mod.ts";
import { identityAccountsContract } from "../../contracts/account/identity_accounts_contract.ts";
import { FixedClock } from "../fixed_clock.ts";
import { MemoryIdentityAccounts } from "./identity_accounts.ts";
import { MemoryIdentityVerifier } from "./identity_verifier.ts";

identityAccountsContract("memory", async () => {
  const verifier = new MemoryIdentityVerifier(new FixedClock(calendarDate("2026-11-19")));
  const accounts = new MemoryIdentityAccounts(verifier);
  const unreachable = new MemoryIdentityAccounts(verifier);
  unreachable.setAvailable(false);
  let signedUp = 0;
  const deactivate = async (identityId: IdentityId) => accounts.deactivate(identityId);
  return {
    accounts,
    unreachable,
    async signUp() {
      signedUp += 1;
      const identityId = `identity-${signedUp}` as IdentityId;
      const email = `account-${signedUp}@kitchen.example`;
      const identity = { identityId, email, name: undefined };
      accounts.setEmail(identityId, { email, emailVerified: false });
      const refreshToken = accounts.issueRefreshToken(identityId);
      return {
        identityId,
        email,
        proof: { identityToken: verifier.issue(identity), refreshToken },
        expired: { identityToken: verifier.issue(identity, { seconds: 0 }), refreshToken },
      };
    },
    verifyEmail: async ({ identityId, email }) => accounts.setEmail(identityId, { email, emailVerified: true }),
    disable: deactivate,
    remove: deactivate,
    revoke: deactivate,
  };
});
