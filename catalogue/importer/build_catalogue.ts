import type { Recipe } from "../../core/recipe/mod.ts";
import { buildRecipe } from "./build_recipe.ts";
import type { CompositionTable } from "./composition_table.ts";
import { findRecipeFaults } from "./find_recipe_faults.ts";
import type { PictureFiles, ReadRecipe } from "./read_recipe_files.ts";

/** The recipes that could be built, and the faults of the others. */
export interface BuiltCatalogue {
  readonly recipes: readonly Recipe[];
  /** One per fault: `<recipe id>: <fault>`. */
  readonly faults: readonly string[];
}

/** Builds every recipe from its file, the food table and the existing pictures. */
export function buildCatalogue(
  files: readonly ReadRecipe[],
  table: CompositionTable,
  pictures: Pick<PictureFiles, "countDetailPictures">,
): BuiltCatalogue {
  const recipes: Recipe[] = [];
  const faults: string[] = [];
  for (const read of files) {
    const ownFaults = "file" in read ? findRecipeFaults(read.file, table) : read.faults;
    faults.push(...ownFaults.map((fault) => `${read.id}: ${fault}`));
    if ("file" in read && ownFaults.length === 0) {
      recipes.push(buildRecipe(read.file, table, { detailPictures: pictures.countDetailPictures(read.id) }));
    }
  }
  return { recipes, faults };
}
