export { type GetSettingsPorts, getSettings } from "./get_settings.ts";
export { type IdentifyCallerPorts, identifyCaller } from "./identify_caller.ts";
export type { IdentityVerifier, VerifiedToken } from "./identity_verifier.ts";
export { FALLBACK_NAME, FULL_NAME_MAX_LENGTH, type Person, type VerifiedIdentity } from "./person.ts";
export type { PersonStore } from "./person_store.ts";
export { PREFERENCES, PREFERENCES_MIN, type Preference } from "./preference.ts";
export type { PreferenceStore } from "./preference_store.ts";
export {
  FIRST_PREFERENCES_WINDOW_MS,
  type SavePreferencesInput,
  type SavePreferencesPorts,
  savePreferences,
} from "./save_preferences.ts";
export { type SaveSettingsInput, type SaveSettingsPorts, saveSettings } from "./save_settings.ts";
export { type SaveUserInput, type SaveUserPorts, saveUser } from "./save_user.ts";
export { DEFAULT_SETTINGS, ENERGY_UNITS, type EnergyUnit, type Settings } from "./settings.ts";
export type { SettingsStore } from "./settings_store.ts";
export type { IdentityId, UserId } from "./user_id.ts";
export { type UserInfoPorts, userInfo } from "./user_info.ts";
