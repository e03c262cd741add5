import type { IdentityId, UserId } from "../account/mod.ts";
import type { PhotoKey } from "../community/mod.ts";
import type { HouseholdChange } from "../household/mod.ts";

import type { PersonalRecord, PersonalRecords } from "./personal_record.ts";

/** A person whose data was removed. */
export interface RemovedPerson {
  readonly userId: UserId;
  /** The photos of the posts that were removed with the person, and their copies for moderators. */
  readonly photos: readonly PhotoKey[];
  /** The household that they left behind; undefined if they lived alone. */
  readonly householdChange: HouseholdChange | undefined;
}

/** Everything that is stored about one person. Every implementation passes `adapters/contracts/personal_data/person_data_contract.ts`. */
export interface PersonData {
  /**
   * At most `limit` photos of the person's posts, also of deleted ones that moderators have a copy of, after the key
   * `after` in the order of keys.
   */
  listPhotos(identityId: IdentityId, options: { after: PhotoKey | undefined; limit: number }): Promise<PhotoKey[]>;

  /** One part of everything that is stored about a person, in pages of at least one row. */
  read(userId: UserId, part: PersonalRecords): AsyncIterable<readonly PersonalRecord[]>;

  /**
   * Removes a person and all their data at once. Two things remain: their messages, as long as the other person of the
   * conversation has an account, with {@linkcode DELETED_ACCOUNT_NAME} as the sender's name; and the plan of their
   * household, as long as it has other members. A token from a sign-in before `at` creates no account for this identity,
   * even if there was no person. A suspended person's identity and verified e-mail address can be recognised until the
   * suspension ends.
   *
   * @returns undefined if there is no such person.
   */
  remove(identityId: IdentityId, options: { at: Date }): Promise<RemovedPerson | undefined>;

  /**
   * Forgets the identities that were removed before this time, whose tokens have all expired, and those whose suspension
   * has ended.
   */
  forgetRemovals(options: { before: Date }): Promise<void>;
}
