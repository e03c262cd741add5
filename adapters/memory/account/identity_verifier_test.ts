import { calendarDate } from "../../../core/shared/mod.ts";
import { identityVerifierContract, type TokenClaims } from "../../contracts/account/identity_verifier_contract.ts";
import { FixedClock } from "../fixed_clock.ts";
import { maya } from "../people_and_recipes.ts";
import { MemoryIdentityVerifier } from "./identity_verifier.ts";

identityVerifierContract("memory", async () => {
  const clock = new FixedClock(calendarDate("2026-11-19"));
  const now = clock.now();
  const [verifier, unreachable, other] = Array.from({ length: 3 }, () => new MemoryIdentityVerifier(clock));
  if (!verifier || !unreachable || !other) throw new Error("impossible: there are three");
  unreachable.setAvailable(false);
  const { identityId } = maya;
  const issueAt = (service: MemoryIdentityVerifier, { email, name, signedInAt, expiresAt }: TokenClaims) =>
    service.issue({ identityId, email, name }, { seconds: (expiresAt.getTime() - now.getTime()) / 1000, signedInAt });
  return {
    verifier,
    unreachable,
    now,
    identityId,
    issue: async (claims) => issueAt(verifier, claims),
    async issueElsewhere(claims) {
      for (let tokens = 0; tokens < 9; tokens += 1) issueAt(other, claims); // so that no number is the same
      return [issueAt(other, claims)];
    },
  };
});
