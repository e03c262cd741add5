// The shapes of what the server answers, in a chunk of their own: it loads while the first answer is on its way, so
// that a page's first paint waits for no schema library.

export { createAccessTokenReply, listAccessTokensReply } from "../../../wire/access_tokens.ts";
export { blockReply, listBlockedReply } from "../../../wire/blocks.ts";
export { calendarFeedReply, newCalendarFeedReply } from "../../../wire/calendar_feed.ts";
export { usedFoodsReply } from "../../../wire/cooked.ts";
export { deletePostReply } from "../../../wire/delete_post.ts";
export { emailVerification, sendVerificationMailReply } from "../../../wire/email_verification.ts";
export { findPostReply } from "../../../wire/find_post.ts";
export { findRecipesReply } from "../../../wire/find_recipes.ts";
export { declineFoodRulesReply, foodRulesReply, suggestFoodsReply } from "../../../wire/food_rules.ts";
export { householdReply, invitationReply, inviteReply } from "../../../wire/household.ts";
export { listFavouritesReply } from "../../../wire/list_favourites.ts";
export { listPostsReply } from "../../../wire/list_posts.ts";
export { listRecipesReply } from "../../../wire/list_recipes.ts";
export { listWeekReply } from "../../../wire/list_week.ts";
export { mealsByFiltersReply } from "../../../wire/meals_by_filters.ts";
export { decideReportReply, listLogReply, listReportsReply, undoMeasureReply } from "../../../wire/moderation.ts";
export { pantryFoodReply, pantryLineReply, pantryReply } from "../../../wire/pantry.ts";
export { postMealReply } from "../../../wire/post_meal.ts";
export { ownOpinionReply, rateRecipeReply } from "../../../wire/rate_recipe.ts";
export { reportReply } from "../../../wire/reports.ts";
export { listLeftoversReply } from "../../../wire/save_meal.ts";
export { savePreferencesReply } from "../../../wire/save_preferences.ts";
export { saveUserReply } from "../../../wire/save_user.ts";
export { searchRecipesReply } from "../../../wire/search_recipes.ts";
export { endedReply, listSessionsReply } from "../../../wire/session.ts";
export { getSettingsReply, saveSettingsReply } from "../../../wire/settings.ts";
export { shoppingChangeReply, shoppingListReply, shopsReply } from "../../../wire/shopping_list.ts";
export { confirmWarningsReply, standingReply } from "../../../wire/standing.ts";
export { toggleLikeReply } from "../../../wire/toggle_like.ts";
export { userInfoReply } from "../../../wire/user_info.ts";
export { weekNutritionReply } from "../../../wire/week_nutrition.ts";
