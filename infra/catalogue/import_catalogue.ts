import type { FoodStore, Recipe, RecipeStore } from "../../core/recipe/mod.ts";
import { checkCatalogue } from "./check_catalogue.ts";
import { readCompositionTable } from "./composition_table.ts";
import { countDetailPictures, readRecipeFiles } from "./read_recipe_files.ts";

/** Fewer than the 1,000 that `RecipeStore.putAll` takes: a batch is one statement with all its texts. */
const BATCH_SIZE = 200;

export interface ImportCataloguePorts {
  readonly recipes: Pick<RecipeStore, "putAll">;
  readonly foods: Pick<FoodStore, "putAll">;
}

/** How much of each was put into the stores. */
export interface ImportedCatalogue {
  readonly foods: number;
  readonly recipes: number;
}

/**
 * Puts the food table and all recipes that lie beside this file into the stores, adding what is new and replacing
 * what changed. May run again at any time. Nothing is written unless every recipe passes every check.
 *
 * @throws {Error} naming every fault, a line each
 */
export async function importCatalogue(ports: ImportCataloguePorts): Promise<ImportedCatalogue> {
  const [files, table, detailPicturesOf] = await Promise.all([
    readRecipeFiles(),
    readCompositionTable(),
    countDetailPictures(),
  ]);
  const { recipes, faults } = checkCatalogue(files, table, { detailPicturesOf });
  if (faults.length > 0) throw new Error(`Cannot import the catalogue:\n${faults.join("\n")}`);

  const foods = table.foods.map(({ key, name, plural, parent, aliases }) => ({ key, name, plural, parent, aliases }));
  await ports.foods.putAll(foods);
  for (const batch of batchesOf(recipes)) await ports.recipes.putAll(batch);
  return { foods: foods.length, recipes: recipes.length };
}

function* batchesOf(recipes: readonly Recipe[]): Generator<readonly Recipe[]> {
  for (let start = 0; start < recipes.length; start += BATCH_SIZE) yield recipes.slice(start, start + BATCH_SIZE);
}
