import { buildRecipe } from "../../catalogue/importer/build_recipe.ts";
import { readCompositionTable } from "../../catalogue/importer/composition_table.ts";
import { readRecipeFiles } from "../../catalogue/importer/read_recipe_files.ts";
import type { JudgedCatalogue } from "./recipe_rule.ts";

/**
 * The recipes of the catalogue with the facts that the rules use.
 *
 * @throws {Error} for an invalid recipe file
 */
export async function readJudgedCatalogue(): Promise<JudgedCatalogue> {
  const [files, table] = await Promise.all([readRecipeFiles(), readCompositionTable()]);
  const recipes = files.map((read) => {
    if (!("file" in read)) throw new Error(`Cannot judge by ${read.id}: ${read.faults.join("; ")}`);
    return buildRecipe(read.file, table, { detailPictures: 0 });
  });
  return { recipes, table };
}
