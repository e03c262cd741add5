import type { FoodStore } from "../../core/food/mod.ts";
import type { Recipe, RecipeStore } from "../../core/recipe/mod.ts";
import { buildCatalogue } from "./build_catalogue.ts";
import { catalogueFingerprint } from "./catalogue_fingerprint.ts";
import { readCompositionTable } from "./composition_table.ts";
import { readPictureFiles, readRecipeFiles } from "./read_recipe_files.ts";
import { foodsForSearch, readReviewedFoods } from "./stand_ins.ts";

/** Below the maximum of 1,000 of `RecipeStore.putAll`, because one statement contains all texts of a batch. */
const BATCH_SIZE = 200;

/** Stores which catalogue was imported last. */
export interface CatalogueImports {
  /** The fingerprint of the last import that finished; undefined before the first. */
  lastFingerprint(): Promise<string | undefined>;
  saveFingerprint(fingerprint: string): Promise<void>;
}

export interface ImportCataloguePorts {
  readonly recipes: Pick<RecipeStore, "putAll">;
  readonly foods: Pick<FoodStore, "putAll">;
  readonly imports: CatalogueImports;
}

/** Numbers of stored items. Zero if nothing changed since the last import. */
export interface ImportedCatalogue {
  readonly foods: number;
  readonly recipes: number;
}

export interface ImportOptions {
  /** Receives each step, for the terminal. */
  readonly onProgress?: (step: string) => void;
}

/**
 * Writes the food table and all recipes to the stores: new ones are added, changed ones replaced. May run at every
 * start: an unchanged catalogue is not read again. Nothing is written unless every recipe can be built. A recipe whose
 * file was deleted stays, because people have planned it.
 *
 * @throws {Error} listing every fault on a separate line
 */
export async function importCatalogue(
  ports: ImportCataloguePorts,
  { onProgress = () => {} }: ImportOptions = {},
): Promise<ImportedCatalogue> {
  const fingerprint = await catalogueFingerprint();
  if (fingerprint === (await ports.imports.lastFingerprint())) return { foods: 0, recipes: 0 };

  const [files, table, pictures] = await Promise.all([readRecipeFiles(), readCompositionTable(), readPictureFiles()]);
  onProgress(`Checking ${files.length} recipes against ${table.foods.length} foods`);
  const { recipes, faults } = buildCatalogue(files, table, pictures);
  if (faults.length > 0) throw new Error(`Cannot import the catalogue:\n${faults.join("\n")}`);

  const foods = foodsForSearch(table, await readReviewedFoods());
  onProgress(`Writing ${foods.length} foods`);
  await ports.foods.putAll(foods);
  let written = 0;
  for (const batch of batchesOf(recipes)) {
    onProgress(`Writing recipes ${written + 1} to ${written + batch.length} of ${recipes.length}`);
    await ports.recipes.putAll(batch);
    written += batch.length;
  }
  // Last, so that an interrupted import is repeated.
  await ports.imports.saveFingerprint(fingerprint);
  return { foods: foods.length, recipes: recipes.length };
}

function* batchesOf(recipes: readonly Recipe[]): Generator<readonly Recipe[]> {
  for (let start = 0; start < recipes.length; start += BATCH_SIZE) yield recipes.slice(start, start + BATCH_SIZE);
}
