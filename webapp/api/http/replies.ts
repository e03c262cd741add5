// The shapes of what the server answers, in a chunk of their own: it loads while the first answer is on its way, so
// that a page's first paint waits for no schema library.

export { listRecipesReply } from "../../../adapters/http/wire/list_recipes.ts";
export { listWeekReply } from "../../../adapters/http/wire/list_week.ts";
export { mealsByFiltersReply } from "../../../adapters/http/wire/meals_by_filters.ts";
export { ownOpinionReply, rateRecipeReply } from "../../../adapters/http/wire/rate_recipe.ts";
export { emptySlotReply, saveMealReply } from "../../../adapters/http/wire/save_meal.ts";
export { savePreferencesReply } from "../../../adapters/http/wire/save_preferences.ts";
export { saveUserReply } from "../../../adapters/http/wire/save_user.ts";
export { userInfoReply } from "../../../adapters/http/wire/user_info.ts";
