// The shapes of what the server answers to these calls, which load while the first answer is on its way.

export { findRecipesReply } from "../../../../wire/recipe/find_recipes.ts";
export { listFavouritesReply } from "../../../../wire/recipe/list_favourites.ts";
export { listRecipesReply } from "../../../../wire/recipe/list_recipes.ts";
export { mealsByFiltersReply } from "../../../../wire/recipe/meals_by_filters.ts";
export { ownOpinionReply, rateRecipeReply } from "../../../../wire/recipe/rate_recipe.ts";
export { searchRecipesReply } from "../../../../wire/recipe/search_recipes.ts";
