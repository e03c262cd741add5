import type { Person, VerifiedIdentity } from "./person.ts";
import type { IdentityId, UserId } from "./user_id.ts";

/** The people who have an account. Every implementation passes `adapters/contracts/person_store_contract.ts`. */
export interface PersonStore {
  /**
   * Makes the row of an identity, or gives it this e-mail and name. Of several at once exactly one row comes to be.
   * Never joins two identities because their e-mails are the same.
   */
  save(identity: { identityId: IdentityId; email: string | undefined; fullName: string }): Promise<Person>;

  /** The row of an identity, made with `fullName` where there is none yet. An existing row stays as it is. */
  findOrCreate(identity: VerifiedIdentity & { fullName: string }): Promise<Person>;

  find(id: UserId): Promise<Person | undefined>;

  findByIdentity(identityId: IdentityId): Promise<Person | undefined>;
}
