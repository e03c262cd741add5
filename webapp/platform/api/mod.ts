export type { Clients } from "./all_clients.ts";
export { ApiError } from "./api_error.ts";
export { changeFeeds } from "./changed_feeds.ts";
export type {
  ChatCalls,
  ChatClient,
  MealPlanClient,
  RecipeClient,
} from "./clients.ts";
export { FEED_PARAMETERS, type FeedFilter, feedFilterIn } from "./feed_address.ts";
export { findRecipe } from "./find_recipe.ts";
export { cookedRecipesQuery, favouritePagesQuery } from "./kept_recipe_queries.ts";
export { listWeekIn } from "./list_week.ts";
export {
  isOwnRecipeId,
  OWN_RECIPES,
  ownRecipeQuery,
  ownRecipesQuery,
  type RecipeToRead,
  readRecipeQuery,
  writtenRecipeQuery,
} from "./own_recipe_queries.ts";
export {
  BLOCKED_PEOPLE,
  blockedPeopleQuery,
  COOKED_RECIPES,
  calendarFeedQuery,
  currentUserQuery,
  FAVOURITE_PAGES,
  FAVOURITES,
  FEEDS,
  favouritesQuery,
  feedQuery,
  foodRulesQuery,
  HOUSEHOLD,
  householdQuery,
  INGREDIENT_SEARCHES,
  ingredientSearchQuery,
  isRecipeFeed,
  MEAL_OPTIONS,
  MODERATION_LOG,
  moderationLogQuery,
  OWN_OPINIONS,
  ownOpinionQuery,
  PANTRY,
  PERSONAL_LISTS,
  PLAN_VERSION,
  POSTS,
  pantryQuery,
  personalRecipesQuery,
  postQuery,
  preferencesQuery,
  RECENT_CONVERSATIONS,
  RECIPE_FEEDS,
  RECIPES,
  REPORTS,
  recentConversationsQuery,
  recipeQuery,
  reportsQuery,
  SEARCHES,
  SESSIONS,
  SHOPPING_LIST,
  STANDING,
  searchQuery,
  sessionsQuery,
  settingsQuery,
  shoppingListQuery,
  signInMethodQuery,
  standingQuery,
  userInfoQuery,
  WEEKS,
  weekQuery,
} from "./queries.ts";
export type {
  AllergenGroups,
  AllergenOfRecipe,
  PartlyKnownNutrient,
  RecipeDetail,
} from "./recipe_detail.ts";
export { importResultsQuery, RECIPE_IMPORTS, recipeImportsQuery } from "./recipe_import_queries.ts";
export {
  SEARCH_PARAMETERS,
  type SearchWishes,
  searchParametersOf,
  searchWishesIn,
} from "./search_address.ts";
export { slotFields } from "./slot_fields.ts";
export { storeChange } from "./store_change.ts";
