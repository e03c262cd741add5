export { ApiError } from "./api_error.ts";
export type { ChatApi, MessageRequest, RecentConversation, UnreadConversation } from "./chat_api.ts";
export type {
  AccountClient,
  CalendarClient,
  CookbookClient,
  FoodRulesClient,
  HouseholdClient,
  MealPlanClient,
  PantryClient,
  RecipeClient,
  ShoppingClient,
  WeekPlanClient,
} from "./clients.ts";
export type { CommunityApi, FeedFilter, FeedPage, MealToPost } from "./community_api.ts";
export { FEED_PARAMETERS, feedFilterIn } from "./feed_address.ts";
export { findRecipe } from "./find_recipe.ts";
export { EXTRA_PHOTOS_MAX } from "./normalise_recipe.ts";
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
  calendarFeedQuery,
  currentUserQuery,
  FEEDS,
  favouritesQuery,
  feedQuery,
  foodRulesQuery,
  HOUSEHOLD,
  householdQuery,
  INGREDIENT_SEARCHES,
  ingredientSearchQuery,
  isRecipeFeed,
  leftoversQuery,
  MEAL_OPTIONS,
  MODERATION_LOG,
  mealOptionsQuery,
  moderationLogQuery,
  ownOpinionQuery,
  PANTRY,
  PERSONAL_LISTS,
  PLAN_VERSION,
  POSTS,
  pantryLineQuery,
  pantryQuery,
  personalRecipesQuery,
  postQuery,
  RECENT_CONVERSATIONS,
  RECIPES,
  REPORTS,
  recentConversationsQuery,
  recipePostsQuery,
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
  standingQuery,
  usedFoodsQuery,
  userInfoQuery,
  WEEKS,
  weekNutritionQuery,
  weekQuery,
} from "./queries.ts";
export type {
  AllergenGroups,
  AllergenOfRecipe,
  BrokenRuleOfRecipe,
  IngredientGroupDetail,
  PartlyKnownNutrient,
  RecipeDetail,
  RecipeRating,
} from "./recipe_detail.ts";
export { importResultsQuery, RECIPE_IMPORTS, recipeImportsQuery } from "./recipe_import_queries.ts";
export type { BlockedPerson, LogPage, ReportsPage, ReportToSend, SafetyApi } from "./safety_api.ts";
export { slotFields } from "./slot_fields.ts";
