import type { Preference } from "./preference.ts";
import type { IdentityId, UserId } from "./user_id.ts";

/** People's preferences. Every implementation passes `adapters/contracts/account/preference_store_contract.ts`. */
export interface PreferenceStore {
  /** In the order of {@linkcode PREFERENCES}; at most ten. */
  list(userId: UserId): Promise<Preference[]>;

  /** Replaces a person's preferences. */
  replace(userId: UserId, preferences: readonly Preference[]): Promise<void>;

  /**
   * Stores a person's first preferences if the account was created at or after `createdSince` and has none yet.
   * Of several concurrent calls exactly one stores.
   *
   * @returns whether they were stored.
   */
  putFirst(
    identityId: IdentityId,
    preferences: readonly Preference[],
    options: { createdSince: Date },
  ): Promise<boolean>;
}
