import { FoodTable } from "../../../core/food/mod.ts";
import type { Recipe } from "../../../core/recipe/mod.ts";
import { buildCatalogue } from "../build_catalogue.ts";
import { readCompositionTable } from "../composition_table.ts";
import { readRecipeFiles } from "../read_recipe_files.ts";
import type { RecipeFile } from "../recipe_file.ts";
import { foodsForSearch, readReviewedFoods } from "../stand_ins.ts";

const [read, table, reviewed] = await Promise.all([readRecipeFiles(), readCompositionTable(), readReviewedFoods()]);
const { recipes } = buildCatalogue(read, table, { countDetailPictures: () => 0 });
const searchedFoods = foodsForSearch(table, reviewed);

/** The product's own recipes and foods. */
export const wholeCatalogue = {
  table,
  recipes,
  /** The valid recipe files, by the recipe's id. */
  files: new Map<string, RecipeFile>(read.flatMap((each) => ("file" in each ? [[each.id, each.file] as const] : []))),
  searchedFoods,
  foods: new FoodTable(searchedFoods),
};

/** @throws {Error} if the catalogue has no such recipe */
export function recipeOf(id: string): Recipe {
  const recipe = recipes.find((each) => each.id === id);
  if (!recipe) throw new Error(`Cannot find a recipe: the catalogue has no ${id}`);
  return recipe;
}
