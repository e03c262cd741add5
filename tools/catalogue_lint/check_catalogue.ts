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

/** Recipes that share more of their foods than this are duplicates. */
const SAME_FOODS_SHARE = 0.8;

/** Recipes without faults, and the faults of the others. */
export interface CheckedCatalogue {
  readonly recipes: readonly Recipe[];
  /** One line each: `<recipe id>: <fault>`. */
  readonly faults: readonly string[];
}

/** Checks each recipe, then looks for duplicates. */
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
  return { recipes, faults: [...faults, ...duplicates(recipes)] };
}

/** Missed aims of the whole catalogue, and dishes without a picture. */
export function gapsOf(recipes: readonly Recipe[], pictures: Pick<PictureFiles, "hasPicture">): string[] {
  return [
    ...catalogueAims(recipes)
      .filter(({ has, aim }) => has < aim)
      .map(({ of, has, aim }) => `the catalogue: ${has} ${of} instead of ${aim}`),
    ...recipes.filter(({ id }) => !pictures.hasPicture(id)).map(({ id }) => `${id}: no picture`),
  ];
}

function duplicates(recipes: readonly Recipe[]): string[] {
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
      .map((other) => `${one.id}: nearly the same foods as ${other.id}`),
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
  const valid = new Map(
    files.flatMap((read) => ("file" in read && recipes.some(({ id }) => id === read.id) ? [[read.id, read.file]] : [])),
  );
  const comparisons = dishes.flatMap((dish) => {
    const file = valid.get(dish.recipe);
    return file ? [compareWithPublished(dish, file, table)] : [];
  });
  if (!process.argv.includes("--quiet")) {
    printRecipes(recipes, new Map([...valid].map(([id, file]) => [id, servingGramsOf(file, table)])));
    printComparisons(comparisons);
    printAims(recipes);
  }
  const unknown = dishes.filter(({ recipe }) => !files.some(({ id }) => id === recipe));
  const all = [
    ...faults,
    ...gapsOf(recipes, pictures),
    ...unknown.map(({ recipe }) => `published_dishes.csv: unknown recipe ${recipe}`),
    ...comparisons.flatMap((comparison) => comparison.faults),
  ];
  for (const fault of all) console.error(fault);
  console.log(
    `${files.length} recipes, ${table.foods.length} foods, ${comparisons.length} published dishes, ${all.length} faults`,
  );
  if (all.length > 0) process.exitCode = 1;
}
