import type { VerifiedIdentity } from "./person.ts";

/** A token that passed verification. */
export interface VerifiedToken extends VerifiedIdentity {
  /** When the person signed in, which may be long before the token was issued. */
  readonly signedInAt: Date;
  /** When the token expires. */
  readonly expiresAt: Date;
}

/** Verifies bearer tokens. */
export interface IdentityVerifier {
  /**
   * @throws {DomainError} `not_signed_in` if the token is malformed, forged, expired or made for another project;
   * `identity_unavailable` if it cannot be checked now, which is never reported as `not_signed_in`.
   */
  verify(token: string): Promise<VerifiedToken>;
}
