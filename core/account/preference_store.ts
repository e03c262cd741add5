import type { Preference } from "./preference.ts";
import type { IdentityId, UserId } from "./user_id.ts";

/** What people prefer. Every implementation passes `adapters/contracts/preference_store_contract.ts`. */
export interface PreferenceStore {
  /** In the order of {@linkcode PREFERENCES}; at most ten. */
  list(userId: UserId): Promise<Preference[]>;

  /** Puts these in place of what was there. */
  replace(userId: UserId, preferences: readonly Preference[]): Promise<void>;

  /**
   * Stores a person's first preferences, if the row was made at or after `createdSince` and has none yet.
   * Of several at once exactly one is taken.
   *
   * @returns whether they were taken.
   */
  putFirst(
    identityId: IdentityId,
    preferences: readonly Preference[],
    options: { createdSince: Date },
  ): Promise<boolean>;
}
