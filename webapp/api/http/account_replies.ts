// The shapes of what the server answers to these calls, which load while the first answer is on its way.

export { createAccessTokenReply, listAccessTokensReply } from "../../../wire/access_tokens.ts";
export { calendarFeedReply, newCalendarFeedReply } from "../../../wire/calendar_feed.ts";
export { emailVerification, sendVerificationMailReply } from "../../../wire/email_verification.ts";
export { declineFoodRulesReply, foodRulesReply, suggestFoodsReply } from "../../../wire/food_rules.ts";
export { savePreferencesReply } from "../../../wire/save_preferences.ts";
export { saveUserReply } from "../../../wire/save_user.ts";
export { endedReply, listSessionsReply } from "../../../wire/session.ts";
export { getSettingsReply, saveSettingsReply } from "../../../wire/settings.ts";
export { userInfoReply } from "../../../wire/user_info.ts";
