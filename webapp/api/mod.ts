export type { AccountApi } from "./account_api.ts";
export { ApiError } from "./api_error.ts";
export type { MealPlanApi, PlanSlot } from "./meal_plan_api.ts";
export { EXTRA_PHOTOS_MAX, normaliseRecipe } from "./normalise_recipe.ts";
export {
  mealOptionsQuery,
  ownOpinionQuery,
  personalRecipesQuery,
  RECIPE_LISTS,
  recipeQuery,
  userInfoQuery,
  weekQuery,
} from "./queries.ts";
export type { OwnOpinion, RecipeApi, RecipeRating } from "./recipe_api.ts";
export type { RecipeDetail } from "./recipe_detail.ts";
