import { type Clock, DomainError } from "../shared/mod.ts";
import { PREFERENCES, PREFERENCES_MIN, type Preference } from "./preference.ts";
import type { PreferenceStore } from "./preference_store.ts";
import type { IdentityId, UserId } from "./user_id.ts";

/** For how long after a sign-up the first preferences are taken without a credential, in milliseconds. */
export const FIRST_PREFERENCES_WINDOW_MS = 30 * 60 * 1000;

export interface SavePreferencesPorts {
  readonly preferences: Pick<PreferenceStore, "replace" | "putFirst">;
  readonly clock: Pick<Clock, "now">;
}

export interface SavePreferencesInput {
  /** Who is signed in; absent where the call came without a credential. */
  readonly userId?: UserId | undefined;
  /** Whom a call without a credential says it is about. It proves nothing, so it works once and soon after sign-up only. */
  readonly claimedIdentity?: IdentityId | undefined;
  readonly preferences: readonly Preference[];
}

/**
 * Puts a person's preferences in place of the former ones.
 *
 * @returns them without repetitions, in the order of {@linkcode PREFERENCES}.
 * @throws {DomainError} `invalid_input` for fewer than two different ones; `not_signed_in` where there is no
 * credential and it is not the one time that does without.
 */
export async function savePreferences(ports: SavePreferencesPorts, input: SavePreferencesInput): Promise<Preference[]> {
  const chosen = PREFERENCES.filter((preference) => input.preferences.includes(preference));
  if (chosen.length < PREFERENCES_MIN) {
    throw new DomainError(
      "invalid_input",
      `Cannot save the preferences: choose at least ${PREFERENCES_MIN} different ones`,
      {
        field: "preferences",
      },
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
