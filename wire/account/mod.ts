// The calls of accounts and sessions.
export { createAccessToken, endAccessToken, listAccessTokens } from "./access_tokens.ts";
export { currentUser, userInfo } from "./current_user.ts";
export { getEmailVerification, sendVerificationMail } from "./email_verification.ts";
export { deleteAccount, exportData } from "./personal_data.ts";
export { getPreferences, savePreferences, saveUser } from "./save_user.ts";
export { endOtherSessions, endSession, listSessions, logOut, startSession } from "./session.ts";
export { getSettings, saveSettings } from "./settings.ts";
export { beginSignIn, finishSignIn } from "./sign_in.ts";
export { getSignInMethod } from "./sign_in_method.ts";
