import type { ActiveAccount, IdentityAccounts, IdentityId, SessionProof } from "../../../core/account/mod.ts";
import { DomainError } from "../../../core/shared/mod.ts";
import type { MemoryIdentityVerifier } from "./identity_verifier.ts";

/** {@linkcode IdentityAccounts} over the tokens of a {@linkcode MemoryIdentityVerifier}. */
export class MemoryIdentityAccounts implements IdentityAccounts {
  readonly #verifier: MemoryIdentityVerifier;
  readonly #inactive = new Set<IdentityId>();
  readonly #emails = new Map<IdentityId, { email: string; emailVerified: boolean }>();
  readonly #refreshTokens = new Map<string, IdentityId>();
  #isAvailable = true;
  /** How often `check` was called. */
  checkCount = 0;

  constructor(verifier: MemoryIdentityVerifier) {
    this.#verifier = verifier;
  }

  /** Disables, deletes or revokes an account. */
  deactivate(identityId: IdentityId): void {
    this.#inactive.add(identityId);
  }

  /** Gives an account an e-mail address. Other accounts say nothing about theirs. */
  setEmail(identityId: IdentityId, email: { email: string; emailVerified: boolean }): void {
    this.#emails.set(identityId, email);
  }

  /** A new refresh token. */
  issueRefreshToken(identityId: IdentityId): string {
    const token = `refresh-token-${this.#refreshTokens.size + 1}`;
    this.#refreshTokens.set(token, identityId);
    return token;
  }

  /** Makes the identity service unreachable, or reachable again. */
  setAvailable(isAvailable: boolean): void {
    this.#isAvailable = isAvailable;
  }

  async check(identityId: IdentityId, { identityToken, refreshToken }: SessionProof): Promise<ActiveAccount> {
    this.checkCount += 1;
    if (!this.#isAvailable) {
      throw new DomainError("identity_unavailable", "Cannot check who you are just now. Please try again.");
    }
    if (this.#inactive.has(identityId)) throw notActive();
    const owner = this.#verifier.ownerOf(identityToken);
    if (owner !== undefined) {
      if (owner !== identityId) throw notActive();
      return { proof: { identityToken, refreshToken }, ...this.#emails.get(identityId) };
    }
    if (refreshToken === undefined || this.#refreshTokens.get(refreshToken) !== identityId) throw notActive();
    const renewed = this.#verifier.issue({ identityId, email: undefined, name: undefined });
    return { proof: { identityToken: renewed, refreshToken }, ...this.#emails.get(identityId) };
  }
}

function notActive(): DomainError {
  return new DomainError("not_signed_in", "Please sign in");
}
