import type { Person, VerifiedIdentity } from "./person.ts";
import type { Preference } from "./preference.ts";
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

/** What people prefer. Every implementation passes `adapters/contracts/preference_store_contract.ts`. */
export interface PreferenceStore {
  /** In the order of {@linkcode PREFERENCES}; at most ten. */
  list(userId: UserId): Promise<Preference[]>;

  /** Puts these in place of what was there. */
  replace(userId: UserId, preferences: readonly Preference[]): Promise<void>;

  /**
   * Stores a person's first preferences, if the row was made at or after `madeSince` and has none yet.
   * Of several at once exactly one is taken.
   *
   * @returns whether they were taken.
   */
  putFirst(identityId: IdentityId, preferences: readonly Preference[], options: { madeSince: Date }): Promise<boolean>;
}
