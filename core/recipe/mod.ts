export { CALORIE_UNIT_THRESHOLD, displayCalories } from "./calories.ts";
export { NO_CUISINE } from "./diversify.ts";
export { constituentTag, type ExclusionTag, exclusionTagsOf, foodTag } from "./exclusion_tags.ts";
export { foodsOfLine } from "./foods_of_line.ts";
export { getOwnOpinion } from "./get_own_opinion.ts";
export { getRecipe, LINK_PREFIX } from "./get_recipe.ts";
export { type Keeping, keepingInNote, keepingOf } from "./keeping_note.ts";
export { type AllowedRecipes, type LeaveOut, leaveOutExcluded } from "./leave_out.ts";
export {
  FAVOURITES_PAGE_MAX,
  listFavourites,
} from "./list_favourites.ts";
export {
  COUNTED_OPTIONS_MAX,
  listMealOptions,
  MEAL_OPTIONS_PAGE_MAX,
} from "./list_meal_options.ts";
export {
  HIDDEN_RECIPES_MAX,
  LISTED_RECIPES_MAX,
  listRecipesForPerson,
} from "./list_recipes_for_person.ts";
export { FILTERED_MEALS_MAX, FILTERS_MAX, mealsByFilters } from "./meals_by_filters.ts";
export { type Opinion, type Rating, STARS_MAX } from "./opinion.ts";
export type { FavouriteRecipe, OpinionStore } from "./opinion_store.ts";
export {
  type Candidate,
  type CandidatesRequest,
  type MealOptions,
  type MealOptionsRequest,
  OWN_NEEDS_MAX,
  type PersonalRecipe,
  type PersonalRecipes,
  type Rank,
} from "./personal_recipes.ts";
export { portionOf } from "./portion_of.ts";
export { rateRecipe } from "./rate_recipe.ts";
export {
  DISH_TYPES,
  type DishType,
  type IngredientGroup,
  type IngredientLine,
  isRecipeId,
  type Keeps,
  type Recipe,
  type RecipeId,
  type RecipeSummary,
} from "./recipe.ts";
export type { RecipeIds } from "./recipe_ids.ts";
export type { RecipeNeeds } from "./recipe_needs.ts";
export type { Dish, RecipePage, RecipePages } from "./recipe_pages.ts";
export type { RecipeStore } from "./recipe_store.ts";
export { setFavourite } from "./set_favourite.ts";
export { distanceInShuffle, shufflePositionOf } from "./shuffled_order.ts";
