import { findRecipesByIngredients } from "../../../../wire/recipe/find_recipes.ts";
import { listRecipesForPerson, mealsByFilters } from "../../../../wire/recipe/list_recipes.ts";
import { getOwnOpinion, listFavourites, rateRecipe } from "../../../../wire/recipe/opinions.ts";
import { searchRecipes } from "../../../../wire/recipe/search_recipes.ts";

// The shapes of what the server answers to these calls, which load while the first answer is on its way.

export const findRecipesReply = findRecipesByIngredients.reply;
export const listFavouritesReply = listFavourites.reply;
export const listRecipesReply = listRecipesForPerson.reply;
export const mealsByFiltersReply = mealsByFilters.reply;
export const ownOpinionReply = getOwnOpinion.reply;
export const rateRecipeReply = rateRecipe.reply;
export const searchRecipesReply = searchRecipes.reply;
