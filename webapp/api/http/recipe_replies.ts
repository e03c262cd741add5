// The shapes of what the server answers to these calls, which load while the first answer is on its way.

export { findRecipesReply } from "../../../wire/find_recipes.ts";
export { listFavouritesReply } from "../../../wire/list_favourites.ts";
export { listRecipesReply } from "../../../wire/list_recipes.ts";
export { mealsByFiltersReply } from "../../../wire/meals_by_filters.ts";
export { ownOpinionReply, rateRecipeReply } from "../../../wire/rate_recipe.ts";
export { searchRecipesReply } from "../../../wire/search_recipes.ts";
