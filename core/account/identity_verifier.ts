import type { VerifiedIdentity } from "./person.ts";

/** A token that was found good. */
export interface VerifiedToken extends VerifiedIdentity {
  /** From when on the token is worth nothing. */
  readonly expiresAt: Date;
}

/** Tells a good token from a bad one. */
export interface IdentityVerifier {
  /**
   * @throws {DomainError} `not_signed_in` where the token is not ours, not whole, forged or expired;
   * `identity_unavailable` where that can't be told now. The second is never taken for the first.
   */
  verify(token: string): Promise<VerifiedToken>;
}
