export { CALORIE_UNIT_THRESHOLD, displayCalories } from "./calories.ts";
export {
  ALLERGENS,
  type Allergen,
  CONSTITUENTS,
  type Constituent,
  type Content,
  constituentsIn,
  contentsOf,
  type FoodContents,
  isFreeOf,
  isUnknownFood,
  perhapsContained,
  type ResponsibleFood,
  UNKNOWN_FOOD_REASON,
} from "./contents.ts";
export { NO_CUISINE } from "./diversify.ts";
export { excludableFoods } from "./excludable_groups.ts";
export { constituentTag, type ExclusionTag, exclusionTagsOf, foodTag } from "./exclusion_tags.ts";
export { ExclusionTerms } from "./exclusion_terms.ts";
export { explainMatch } from "./explain_match.ts";
export { searchWithFewerWishes } from "./fewer_wishes.ts";
export {
  type FindRecipesByIngredientsPorts,
  FOUND_RECIPES_MAX,
  type FoundRecipe,
  type FoundRecipes,
  findRecipesByIngredients,
  INGREDIENT_MAX_LENGTH,
  INGREDIENTS_MAX,
} from "./find_recipes_by_ingredients.ts";
export type { Food, StandIn } from "./food.ts";
export type { FoodFacts, FoodFactsSource, KnownFoods } from "./food_facts.ts";
export type { FoodStore } from "./food_store.ts";
export { isOtherForm } from "./food_substitutions.ts";
export { FoodTable, type ParsedFood } from "./food_table.ts";
export { type FoodWeights, gramsOf } from "./food_weights.ts";
export { getOwnOpinion } from "./get_own_opinion.ts";
export { getRecipe, LINK_PREFIX } from "./get_recipe.ts";
export {
  IngredientIndex,
  IngredientIndexBuilder,
  type IngredientIndexParts,
  type RecipeNeeds,
} from "./ingredient_index.ts";
export type { CatalogueFoods, FoodTables, IngredientCatalogue, IngredientSource } from "./ingredient_source.ts";
export { type IntentTag, intentTagsOf } from "./intent_tags.ts";
export { keepingInNote, keepingOf } from "./keeping_note.ts";
export { type KeptRecipes, type LeaveOut, leaveOutExcluded, leaveOutFor } from "./leave_out.ts";
export {
  FAVOURITES_PAGE_MAX,
  type FavouritesPage,
  type ListFavouritesInput,
  listFavourites,
} from "./list_favourites.ts";
export {
  HIDDEN_RECIPES_MAX,
  LISTED_RECIPES_MAX,
  type ListRecipesForPersonInput,
  listRecipesForPerson,
  type PersonalList,
} from "./list_recipes_for_person.ts";
export { foodsWithin, madeFromKeys } from "./made_from.ts";
export { FILTERED_MEALS_MAX, FILTERS_MAX, type MealsByFiltersInput, mealsByFilters } from "./meals_by_filters.ts";
export { nearestWords } from "./nearest_word.ts";
export {
  type Composition,
  type EatenFood,
  isHighProtein,
  nutritionOfFoods,
  type PrincipalFoods,
  principalFoodsIn,
} from "./nutrition_of_foods.ts";
export { type Opinion, type Rating, STARS_MAX } from "./opinion.ts";
export type { FavouriteRecipe, OpinionStore } from "./opinion_store.ts";
export {
  mayExcludeFoods,
  type ParsedQuery,
  parseQuery,
  type RecipeQuery,
  searchTagsOf,
  timeTagFor,
} from "./parse_query.ts";
export { FEW_MATCHES, type PartialQuery, partialWeights } from "./partial_weights.ts";
export type { PersonalExclusions } from "./personal_exclusions.ts";
export {
  type Candidate,
  type CandidatesRequest,
  OWN_NEEDS_MAX,
  type PersonalRecipe,
  type PersonalRecipes,
} from "./personal_recipes.ts";
export { portionOf } from "./portion_of.ts";
export {
  AISLES,
  type Aisle,
  PACK_NOUNS,
  PACK_WEIGHTS,
  type Pack,
  type PackNoun,
  type Purchase,
  STORAGES,
  type Storage,
} from "./purchase.ts";
export { leavesOutWhatFollows } from "./query_tokens.ts";
export { type QueryUnit, queryUnitsOf, tagUnit } from "./query_units.ts";
export { type Match, type Place, RANKED_MAX, rankMatches } from "./rank_matches.ts";
export { type RateRecipeInput, rateRecipe } from "./rate_recipe.ts";
export {
  DISH_TYPES,
  type DishType,
  type FoodKey,
  type IngredientGroup,
  type IngredientLine,
  isRecipeId,
  type Keeps,
  type Nutrition,
  type PartlyKnown,
  PRINCIPAL_KINDS,
  type PrincipalKind,
  type Recipe,
  type RecipeId,
  type RecipeSummary,
} from "./recipe.ts";
export type { RecipeIds } from "./recipe_ids.ts";
export type { Dish, RecipePage, RecipePages } from "./recipe_pages.ts";
export {
  isAnswer,
  type PageRequest,
  type RecipeHit,
  type RecipeSearch,
  SEARCH_DEPTH_MAX,
  type SearchHits,
  type SearchPageRequest,
} from "./recipe_search.ts";
export type { RecipeStore } from "./recipe_store.ts";
export { isSameWord, removeAccents, stem } from "./same_word.ts";
export { SEARCH_INTENTS } from "./search_intents.ts";
export {
  type RecipeSearchPage,
  SEARCH_PAGE_MAX,
  type SearchRecipesInput,
  type SearchRecipesPorts,
  searchRecipes,
} from "./search_recipes.ts";
export { QUERY_MAX_LENGTH, searchWords } from "./search_words.ts";
export { type SetFavouriteInput, setFavourite } from "./set_favourite.ts";
export { distanceInShuffle, shufflePositionOf } from "./shuffled_order.ts";
export { unknownFoodKey } from "./unknown_food.ts";
