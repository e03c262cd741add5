import type { IdentityId, IdentityVerifier, VerifiedIdentity, VerifiedToken } from "../../../core/account/mod.ts";
import { type Clock, DomainError } from "../../../core/shared/mod.ts";

/** {@linkcode IdentityVerifier} that accepts the tokens it issued itself. */
export class MemoryIdentityVerifier implements IdentityVerifier {
  readonly #tokens = new Map<string, VerifiedToken>();
  readonly #clock: Pick<Clock, "now">;
  #isAvailable = true;
  /** How often `verify` was called. */
  verifyCount = 0;

  constructor(clock: Pick<Clock, "now">) {
    this.#clock = clock;
  }

  /** A new token for an identity, valid for `seconds`; default one hour. */
  issue(
    { identityId, email, name }: VerifiedIdentity,
    { seconds = 3600, signedInAt = this.#clock.now() }: { seconds?: number; signedInAt?: Date } = {},
  ): string {
    const token = `token-${this.#tokens.size + 1}-of-${identityId}`;
    const expiresAt = new Date(this.#clock.now().getTime() + seconds * 1000);
    this.#tokens.set(token, { identityId, email, name, signedInAt, expiresAt });
    return token;
  }

  /** Whose token this is; undefined for an unknown or expired one. */
  ownerOf(token: string): IdentityId | undefined {
    const verified = this.#tokens.get(token);
    return verified && verified.expiresAt > this.#clock.now() ? verified.identityId : undefined;
  }

  /** Makes the identity service unreachable, or reachable again. */
  setAvailable(isAvailable: boolean): void {
    this.#isAvailable = isAvailable;
  }

  async verify(token: string): Promise<VerifiedToken> {
    this.verifyCount += 1;
    if (!this.#isAvailable) {
      throw new DomainError("identity_unavailable", "Cannot check who you are just now. Please try again.");
    }
    const verified = this.#tokens.get(token);
    if (!verified || verified.expiresAt <= this.#clock.now()) {
      throw new DomainError("not_signed_in", "Please sign in");
    }
    return verified;
  }
}
