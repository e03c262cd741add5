export {
  type FindRecipesByIngredientsPorts,
  FOUND_RECIPES_MAX,
  type FoundRecipe,
  type FoundRecipes,
  findRecipesByIngredients,
  INGREDIENT_MAX_LENGTH,
  INGREDIENTS_MAX,
} from "./find_recipes_by_ingredients.ts";
export { IngredientIndex, IngredientIndexBuilder, type IngredientIndexParts } from "./ingredient_index.ts";
export type { IngredientCatalogue, IngredientSource } from "./ingredient_source.ts";
export { recipesMostlyOf } from "./recipes_mostly_of.ts";
