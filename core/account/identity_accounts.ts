import type { SessionProof } from "./session.ts";
import type { IdentityId } from "./user_id.ts";

/** An active account, as the identity service knows it now. */
export interface ActiveAccount {
  /** The tokens to check with the next time. */
  readonly proof: SessionProof;
  /** The account's e-mail address; undefined if it has none, or the service does not say. */
  readonly email?: string | undefined;
  /** Whether the service has verified that address; undefined where it does not say. */
  readonly emailVerified?: boolean | undefined;
}

/** The accounts of the identity service. Every implementation passes `adapters/contracts/account/identity_accounts_contract.ts`. */
export interface IdentityAccounts {
  /**
   * Asks the identity service whether this account still exists, is not disabled, and has not revoked these tokens. An
   * identity token that expires soon is renewed first.
   *
   * @throws {DomainError} `not_signed_in` if the account is not active, the tokens are another account's, or the identity
   * token has expired and can't be renewed; `identity_unavailable` if the service can't be asked now.
   */
  check(identityId: IdentityId, proof: SessionProof): Promise<ActiveAccount>;
}
