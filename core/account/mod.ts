export { createAccessToken, listAccessTokens } from "./access_tokens.ts";
export { fullNameProblem, nameOrGuest, parseName } from "./full_name.ts";
export { getSettings } from "./get_settings.ts";
export { identifyCaller } from "./identify_caller.ts";
export type { ActiveAccount, IdentityAccounts } from "./identity_accounts.ts";
export type { IdentityVerifier, VerifiedToken } from "./identity_verifier.ts";
export { listPreferences } from "./list_preferences.ts";
export {
  DELETED_ACCOUNT_NAME,
  FALLBACK_NAME,
  FULL_NAME_MAX_UNITS,
  type Person,
  type VerifiedIdentity,
} from "./person.ts";
export { accountDeleted, type NewPerson, type PersonStore } from "./person_store.ts";
export { PREFERENCES, PREFERENCES_MIN, type Preference, STRICT_PREFERENCES } from "./preference.ts";
export type { PreferenceStore } from "./preference_store.ts";
export {
  assertMayPublish,
  assertNotSuspended,
  assertVerified,
  type PublishingPorts,
  SUSPENDED_AGAIN,
  type SuspensionStore,
  suspended,
  type VerifiedEmails,
} from "./publishing.ts";
export {
  type CompletedSignIn,
  type RedirectSignIn,
  type SignInProblem,
  SignInRefused,
  type SignInReply,
  type SignInSecrets,
} from "./redirect_sign_in.ts";
export { savePreferences } from "./save_preferences.ts";
export { saveSettings } from "./save_settings.ts";
export { saveUser } from "./save_user.ts";
export { sendVerificationMail } from "./send_verification_mail.ts";
export {
  ACCESS_SCOPES,
  ACCESS_TOKEN_DAYS,
  ACCESS_TOKEN_NAME_MAX_LENGTH,
  ACCESS_TOKEN_PREFIX,
  ACCESS_TOKENS_MAX,
  type AccessScope,
  type AccessToken,
  SESSION_MAX_AGE_MS,
  type Session,
  type SessionId,
  type SessionProof,
  type StoredSession,
  sessionExpiry,
} from "./session.ts";
export type { NewSession, SessionStore } from "./session_store.ts";
export type { SessionTokens } from "./session_tokens.ts";
export {
  endOtherSessions,
  endSession,
  type FoundSession,
  findSession,
  listSessions,
  type StartedSession,
  type StartSessionInput,
  startSession,
  touchSession,
} from "./sessions.ts";
export { DEFAULT_SETTINGS, ENERGY_UNITS, type EnergyUnit, type MealTimes, type Settings } from "./settings.ts";
export type { SettingsStore } from "./settings_store.ts";
export { SIGN_IN_METHODS, type SignInMethod, type SignInMethodOf } from "./sign_in_method.ts";
export type { IdentityId, UserId } from "./user_id.ts";
export { userInfo } from "./user_info.ts";
export type { VerificationMails } from "./verification_mails.ts";
