// The calls of recipes.
export { findRecipesByIngredients } from "./find_recipes.ts";
export { getRecipe } from "./get_recipe.ts";
export { listRecipesForPerson, mealsByFilters } from "./list_recipes.ts";
export { addFavourite, getOwnOpinion, listFavourites, rateRecipe, removeFavourite } from "./opinions.ts";
export { searchRecipes } from "./search_recipes.ts";
