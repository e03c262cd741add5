// The calls of own recipes, their imports and exports.
export { exportOwnRecipes, exportRecipe, getWrittenRecipe } from "./export_recipe.ts";
export {
  addOwnRecipe,
  addRecipePhoto,
  changeOwnRecipe,
  endRecipeLink,
  getOwnRecipe,
  listOwnRecipes,
  makeRecipeLink,
  readIngredients,
  removeOwnRecipe,
  removeRecipePhoto,
  shareOwnRecipe,
} from "./own_recipes.ts";
export {
  changeRecipeImport,
  listImportResults,
  listRecipeImports,
  readRecipePage,
  startRecipeImport,
  undoRecipeImport,
} from "./recipe_imports.ts";
