import { buildRecipe } from "../../catalogue/importer/build_recipe.ts";
import { type CompositionTable, readCompositionTable } from "../../catalogue/importer/composition_table.ts";
import { servingGramsOf } from "../../catalogue/importer/nutrition.ts";
import {
  type PictureFiles,
  type ReadRecipe,
  readPictureFiles,
  readRecipeFiles,
} from "../../catalogue/importer/read_recipe_files.ts";
import type { Recipe } from "../../core/recipe/mod.ts";
import { catalogueAims } from "./catalogue_aims.ts";
import { checkRecipe } from "./check_recipe.ts";
import { FoodsInText } from "./foods_in_text.ts";
import { printAims, printComparisons, printRecipes } from "./print_catalogue.ts";
import { compareWithPublished, readPublishedDishes } from "./published_dishes.ts";

/** Two recipes that share more of their foods than this are one recipe twice. */
const SAME_FOODS_SHARE = 0.8;

/** The recipes that may be imported, and what is wrong with the others or with the catalogue as a whole. */
export interface CheckedCatalogue {
  readonly recipes: readonly Recipe[];
  /** `<recipe id>: <fault>`, a line each. */
  readonly faults: readonly string[];
}

/** Checks every recipe by itself, then all together. */
export function checkCatalogue(
  files: readonly ReadRecipe[],
  table: CompositionTable,
  pictures: Pick<PictureFiles, "countDetailPictures">,
): CheckedCatalogue {
  const words = new FoodsInText(table);
  const recipes: Recipe[] = [];
  const faults: string[] = [];
  for (const read of files) {
    const ownFaults = "file" in read ? checkRecipe(read.file, table, words) : read.faults;
    faults.push(...ownFaults.map((fault) => `${read.id}: ${fault}`));
    if ("file" in read && ownFaults.length === 0) {
      recipes.push(buildRecipe(read.file, table, { detailPictures: pictures.countDetailPictures(read.id) }));
    }
  }
  return { recipes, faults: [...faults, ...twins(recipes)] };
}

/** What the catalogue as a whole lacks, and the dishes without a picture. None of it stops an import. */
export function gapsOf(recipes: readonly Recipe[], pictures: Pick<PictureFiles, "hasPicture">): string[] {
  return [
    ...catalogueAims(recipes)
      .filter(({ has, aim }) => has < aim)
      .map(({ of, has, aim }) => `the catalogue: ${has} ${of}, not ${aim}`),
    ...recipes.filter(({ id }) => !pictures.hasPicture(id)).map(({ id }) => `${id}: has no picture`),
  ];
}

function twins(recipes: readonly Recipe[]): string[] {
  const foods = recipes.map(({ id, ingredientGroups }) => ({
    id,
    foods: new Set(ingredientGroups.flatMap(({ items }) => items.map(({ food }) => food))),
  }));
  return foods.flatMap((one, index) =>
    foods
      .slice(index + 1)
      .filter((other) => {
        const shared = [...one.foods].filter((food) => other.foods.has(food)).length;
        return shared / (one.foods.size + other.foods.size - shared) > SAME_FOODS_SHARE;
      })
      .map((other) => `${one.id}: has nearly the same foods as ${other.id}`),
  );
}

if (import.meta.main) {
  const [files, table, pictures, dishes] = await Promise.all([
    readRecipeFiles(),
    readCompositionTable(),
    readPictureFiles(),
    readPublishedDishes(),
  ]);
  const { recipes, faults } = checkCatalogue(files, table, pictures);
  const sound = new Map(
    files.flatMap((read) => ("file" in read && recipes.some(({ id }) => id === read.id) ? [[read.id, read.file]] : [])),
  );
  const comparisons = dishes.flatMap((dish) => {
    const file = sound.get(dish.recipe);
    return file ? [compareWithPublished(dish, file, table)] : [];
  });
  if (!process.argv.includes("--quiet")) {
    printRecipes(recipes, new Map([...sound].map(([id, file]) => [id, servingGramsOf(file, table)])));
    printComparisons(comparisons);
    printAims(recipes);
  }
  const unknown = dishes.filter(({ recipe }) => !files.some(({ id }) => id === recipe));
  const all = [
    ...faults,
    ...gapsOf(recipes, pictures),
    ...unknown.map(({ recipe }) => `published_dishes.csv: no recipe is ${recipe}`),
    ...comparisons.flatMap((comparison) => comparison.faults),
  ];
  for (const fault of all) console.error(fault);
  console.log(
    `${files.length} recipes, ${table.foods.length} foods, ${comparisons.length} published dishes, ${all.length} faults`,
  );
  if (all.length > 0) process.exitCode = 1;
}
