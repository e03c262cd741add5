export type { Alike } from "./alike_recipe.ts";
export { deriveOwnRecipesAgain } from "./derive_own_recipes_again.ts";
export { exportOwnRecipes, type RecipeWithPhotos } from "./export_own_recipes.ts";
export { getWrittenRecipe, type WrittenWithPictures } from "./get_written_recipe.ts";
export { importNextRecipe } from "./import_next_recipe.ts";
export {
  type MergedField,
  type MergedPart,
  type MergedSide,
  mergeWrittenRecipe,
  type PartChange,
} from "./merge_written_recipe.ts";
export {
  OWN_RECIPES_MAX,
  type OwnRecipe,
  type OwnRecipeCard,
  RECIPE_PHOTOS_MAX,
  type RecipeImages,
} from "./own_recipe.ts";
export type {
  AlikeRecipe,
  ChangedOwnRecipe,
  NewOwnRecipe,
  OpinionChange,
  OwnRecipeStore,
  RecipeLink,
  ReplacedBy,
  RestoredRecipe,
  ToRecipe,
} from "./own_recipe_store.ts";
export {
  addOwnRecipe,
  addRecipePhoto,
  changeOwnRecipe,
  drawRecipePlate,
  endRecipeLink,
  getOwnRecipe,
  knownFoods,
  listOwnRecipes,
  makeRecipeLink,
  type OwnRecipeDetails,
  type RecipePictures,
  readIngredients,
  removeOwnRecipe,
  removeRecipePhoto,
  shareOwnRecipe,
  toRecipeWith,
} from "./own_recipes.ts";
export { type FetchedPage, type FetchRefusal, type PageFetcher, PageNotFetched } from "./page_fetcher.ts";
export type { PlateArtist, PlateSubject } from "./plate_artist.ts";
export { type ReadIngredientLine, readIngredientLine } from "./read_ingredient_line.ts";
export type { LineAmount } from "./read_measures.ts";
export { readMinutes } from "./read_minutes.ts";
export {
  type ReadLine,
  type ReadRecipe,
  readRecipe,
} from "./read_recipe.ts";
export { type ReadRecipePage, readRecipePage } from "./read_recipe_page.ts";
export { type FoundRecipe, readWithinLimits } from "./read_within_limits.ts";
export { readYield } from "./read_yield.ts";
export type { RecipeFileReader, RecipeOfFile } from "./recipe_file_reader.ts";
export {
  IMPORT_FILE_MAX_BYTES,
  IMPORT_FILE_TOO_LARGE,
  IMPORT_OUTCOMES,
  IMPORT_STATES,
  type ImportId,
  type ImportItemKey,
  type ImportOutcome,
  type ImportResult,
  type ImportState,
  RECIPE_IMPORTS_MAX,
  type RecipeImport,
  type UndoneRecipes,
  WHEN_KNOWN,
  type WhenKnown,
} from "./recipe_import.ts";
export type {
  ClaimedItem,
  FinishedItem,
  NewImportItem,
  RecipeImportStore,
  RecordedUndo,
} from "./recipe_import_store.ts";
export {
  changeRecipeImport,
  listImportResults,
  listRecipeImports,
  startRecipeImport,
} from "./recipe_imports.ts";
export { ASSUMED_MINUTES, RECIPE_DERIVATION, type RecipeOfWritten } from "./recipe_of_written.ts";
export { NoRecipeFound, type RecipePage, type RecipePageReader } from "./recipe_page_reader.ts";
export { undoRecipeImport } from "./undo_recipe_import.ts";
export { writtenOf } from "./written_of.ts";
export {
  type ImportedPicture,
  type ImportedRecipe,
  type OwnSettings,
  type RecipeSettings,
  WRITTEN_RECIPE_LIMITS,
  type WrittenGroup,
  type WrittenLine,
  type WrittenRecipe,
} from "./written_recipe.ts";
