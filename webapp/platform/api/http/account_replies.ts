// The schemas of the server's replies to these calls, which load while the first reply is on its way.

import * as account from "../../../../wire/account/mod.ts";
import * as calendar from "../../../../wire/calendar/mod.ts";
import * as foodRules from "../../../../wire/food_rules/mod.ts";

export { emailVerification } from "../../../../wire/account/email_verification.ts";
export const createAccessTokenReply = account.createAccessToken.reply;
export const listAccessTokensReply = account.listAccessTokens.reply;
export const sendVerificationMailReply = account.sendVerificationMail.reply;
export const savePreferencesReply = account.savePreferences.reply;
export const saveUserReply = account.saveUser.reply;
export const endedReply = account.endSession.reply;
export const listSessionsReply = account.listSessions.reply;
export const getSettingsReply = account.getSettings.reply;
export const saveSettingsReply = account.saveSettings.reply;
export const userInfoReply = account.userInfo.reply;
export const calendarFeedReply = calendar.getCalendarFeed.reply;
export const newCalendarFeedReply = calendar.makeCalendarFeed.reply;
export const declineFoodRulesReply = foodRules.declineFoodRules.reply;
export const foodRulesReply = foodRules.getFoodRules.reply;
export const suggestFoodsReply = foodRules.suggestFoods.reply;
