import type { Person, VerifiedIdentity } from "./person.ts";
import type { IdentityId, UserId } from "./user_id.ts";

/** The people who have an account. Every implementation passes `adapters/contracts/person_store_contract.ts`. */
export interface PersonStore {
  /**
   * Creates an identity's account, or updates its e-mail and name. Concurrent calls create one account.
   * Two identities with the same e-mail stay two accounts.
   */
  save(identity: { identityId: IdentityId; email: string | undefined; fullName: string }): Promise<Person>;

  /** An identity's account, created with `fullName` if there is none. An existing account is not changed. */
  findOrCreate(identity: VerifiedIdentity & { fullName: string }): Promise<Person>;

  find(id: UserId): Promise<Person | undefined>;

  findByIdentity(identityId: IdentityId): Promise<Person | undefined>;
}
