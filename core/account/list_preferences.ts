import type { Preference } from "./preference.ts";
import type { PreferenceStore } from "./preference_store.ts";
import type { UserId } from "./user_id.ts";

/** A person's preferences, in the order of `PREFERENCES`; none before the person has chosen. */
export function listPreferences(
  { preferences }: { readonly preferences: Pick<PreferenceStore, "list"> },
  { userId }: { userId: UserId },
): Promise<Preference[]> {
  return preferences.list(userId);
}
