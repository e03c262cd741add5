// The shapes of what the server answers, in a chunk of their own: it loads while the first answer is on its way, so
// that a page's first paint waits for no schema library.

export { currentUserReply } from "../../../adapters/http/wire/current_user.ts";
export { deletePostReply } from "../../../adapters/http/wire/delete_post.ts";
export { findPostReply } from "../../../adapters/http/wire/find_post.ts";
export { findRecipesReply } from "../../../adapters/http/wire/find_recipes.ts";
export { listFavouritesReply } from "../../../adapters/http/wire/list_favourites.ts";
export { listMessagesReply } from "../../../adapters/http/wire/list_messages.ts";
export { listPostsReply } from "../../../adapters/http/wire/list_posts.ts";
export { listRecipesReply } from "../../../adapters/http/wire/list_recipes.ts";
export { listUnreadReply } from "../../../adapters/http/wire/list_unread.ts";
export { listWeekReply } from "../../../adapters/http/wire/list_week.ts";
export { mealsByFiltersReply } from "../../../adapters/http/wire/meals_by_filters.ts";
export { postMealReply } from "../../../adapters/http/wire/post_meal.ts";
export { ownOpinionReply, rateRecipeReply } from "../../../adapters/http/wire/rate_recipe.ts";
export { emptySlotReply, saveMealReply } from "../../../adapters/http/wire/save_meal.ts";
export { savePreferencesReply } from "../../../adapters/http/wire/save_preferences.ts";
export { saveUserReply } from "../../../adapters/http/wire/save_user.ts";
export { searchRecipesReply } from "../../../adapters/http/wire/search_recipes.ts";
export { toggleLikeReply } from "../../../adapters/http/wire/toggle_like.ts";
export { userInfoReply } from "../../../adapters/http/wire/user_info.ts";
