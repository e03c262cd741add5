import type { IdentityAccounts, IdentityId, SessionProof } from "../../core/account/mod.ts";
import { DomainError } from "../../core/shared/mod.ts";
import type { MemoryIdentityVerifier } from "./identity_verifier.ts";

/** {@linkcode IdentityAccounts} over the tokens of a {@linkcode MemoryIdentityVerifier}. */
export class MemoryIdentityAccounts implements IdentityAccounts {
  readonly #verifier: MemoryIdentityVerifier;
  readonly #inactive = new Set<IdentityId>();
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

  async check(identityId: IdentityId, { identityToken, refreshToken }: SessionProof): Promise<SessionProof> {
    this.checkCount += 1;
    if (!this.#isAvailable) {
      throw new DomainError("identity_unavailable", "Cannot check who you are just now. Please try again.");
    }
    if (this.#inactive.has(identityId)) throw notActive();
    const owner = this.#verifier.ownerOf(identityToken);
    if (owner !== undefined) {
      if (owner !== identityId) throw notActive();
      return { identityToken, refreshToken };
    }
    if (refreshToken === undefined || this.#refreshTokens.get(refreshToken) !== identityId) throw notActive();
    return {
      identityToken: this.#verifier.issue({ identityId, email: undefined, name: undefined }),
      refreshToken,
    };
  }
}

function notActive(): DomainError {
  return new DomainError("not_signed_in", "Please sign in");
}
