// The shapes of what the server answers to these calls, which load while the first answer is on its way.

export { createAccessTokenReply, listAccessTokensReply } from "../../../../wire/account/access_tokens.ts";
export { emailVerification, sendVerificationMailReply } from "../../../../wire/account/email_verification.ts";
export { savePreferencesReply } from "../../../../wire/account/save_preferences.ts";
export { saveUserReply } from "../../../../wire/account/save_user.ts";
export { endedReply, listSessionsReply } from "../../../../wire/account/session.ts";
export { getSettingsReply, saveSettingsReply } from "../../../../wire/account/settings.ts";
export { userInfoReply } from "../../../../wire/account/user_info.ts";
export { calendarFeedReply, newCalendarFeedReply } from "../../../../wire/calendar/calendar_feed.ts";
export { declineFoodRulesReply, foodRulesReply, suggestFoodsReply } from "../../../../wire/food_rules/food_rules.ts";
