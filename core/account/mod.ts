export { FALLBACK_NAME, FULL_NAME_MAX_LENGTH, type Person, type VerifiedIdentity } from "./person.ts";
export type { PersonStore, PreferenceStore } from "./person_store.ts";
export { PREFERENCES, PREFERENCES_MIN, type Preference } from "./preference.ts";
export type { IdentityId, UserId } from "./user_id.ts";
