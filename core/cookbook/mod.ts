export {
  type ImportedPicture,
  type ImportedRecipe,
  type RecipeSource,
  WRITTEN_RECIPE_LIMITS,
  type WrittenGroup,
  type WrittenLine,
  type WrittenRecipe,
} from "./written_recipe.ts";
