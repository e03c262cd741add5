import { type Clock, DomainError } from "../shared/mod.ts";
import { PREFERENCES, PREFERENCES_MIN, type Preference } from "./preference.ts";
import type { PreferenceStore } from "./preference_store.ts";
import type { IdentityId, UserId } from "./user_id.ts";

/** How long after sign-up the first preferences may be saved without a credential. */
export const FIRST_PREFERENCES_WINDOW_MS = 30 * 60 * 1000;

export interface SavePreferencesPorts {
  readonly preferences: Pick<PreferenceStore, "replace" | "putFirst">;
  readonly clock: Pick<Clock, "now">;
}

export interface SavePreferencesInput {
  /** The signed-in person; absent if the call has no credential. */
  readonly userId?: UserId | undefined;
  /** The identity that a call without a credential names. It proves nothing, so it works once, soon after sign-up. */
  readonly claimedIdentity?: IdentityId | undefined;
  readonly preferences: readonly Preference[];
}

/**
 * Replaces a person's preferences.
 *
 * @returns the preferences without repetitions, in the order of {@linkcode PREFERENCES}.
 * @throws {DomainError} `invalid_input` for fewer than two different ones; `not_signed_in` without a credential, except
 * for a person's first preferences soon after sign-up.
 */
export async function savePreferences(ports: SavePreferencesPorts, input: SavePreferencesInput): Promise<Preference[]> {
  const chosen = PREFERENCES.filter((preference) => input.preferences.includes(preference));
  if (chosen.length < PREFERENCES_MIN) {
    throw new DomainError(
      "invalid_input",
      `Cannot save the preferences: choose at least ${PREFERENCES_MIN} different ones`,
      { field: "preferences" },
    );
  }

  if (input.userId !== undefined) {
    await ports.preferences.replace(input.userId, chosen);
  } else if (!(await putFirst(ports, input.claimedIdentity, chosen))) {
    throw new DomainError("not_signed_in", "Cannot save the preferences: please sign in");
  }
  return chosen;
}

async function putFirst(
  { preferences, clock }: SavePreferencesPorts,
  identityId: IdentityId | undefined,
  chosen: readonly Preference[],
): Promise<boolean> {
  if (identityId === undefined) return false;
  const createdSince = new Date(clock.now().getTime() - FIRST_PREFERENCES_WINDOW_MS);
  return await preferences.putFirst(identityId, chosen, { createdSince });
}
