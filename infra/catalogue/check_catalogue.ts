import { PREFERENCES } from "../../core/account/mod.ts";
import { DISH_TYPES, type Recipe } from "../../core/recipe/mod.ts";
import { buildRecipe } from "./build_recipe.ts";
import { checkRecipe } from "./check_recipe.ts";
import { type CompositionTable, readCompositionTable } from "./composition_table.ts";
import { FoodsInText } from "./foods_in_text.ts";
import { type DrawnPictures, type ReadRecipe, readDrawnPictures, readRecipeFiles } from "./read_recipe_files.ts";

/** Fewest recipes of every dish type and every preference. */
const OF_EACH_MIN = 2;
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
  pictures: Pick<DrawnPictures, "detailsOf">,
): CheckedCatalogue {
  const words = new FoodsInText(table);
  const recipes: Recipe[] = [];
  const faults: string[] = [];
  for (const read of files) {
    const ownFaults = "file" in read ? checkRecipe(read.file, table, words) : read.faults;
    faults.push(...ownFaults.map((fault) => `${read.id}: ${fault}`));
    if ("file" in read && ownFaults.length === 0) {
      recipes.push(buildRecipe(read.file, table, { detailPictures: pictures.detailsOf(read.id) }));
    }
  }
  return { recipes, faults: [...faults, ...twins(recipes)] };
}

/** What the catalogue lacks: dish types and preferences of which it has too few, and pictures. */
export function gapsOf(recipes: readonly Recipe[], pictures: Pick<DrawnPictures, "isDrawn">): string[] {
  const counts = [
    ...DISH_TYPES.map((kind) => ({ kind, of: recipes.filter(({ dishTypes }) => dishTypes.includes(kind)) })),
    ...PREFERENCES.map((kind) => ({ kind, of: recipes.filter(({ preferences }) => preferences.includes(kind)) })),
  ];
  const tooFew = counts.filter(({ of }) => of.length < OF_EACH_MIN);
  return [
    ...tooFew.map(({ kind, of }) => `the catalogue: ${of.length} of "${kind}", not ${OF_EACH_MIN}`),
    ...recipes.filter(({ id }) => !pictures.isDrawn(id)).map(({ id }) => `${id}: has no picture`),
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

function printTable(recipes: readonly Recipe[]): void {
  console.table(
    Object.fromEntries(
      recipes.map(({ id, nutrition, servings, totalMinutes, diets, preferences }) => [
        id,
        {
          servings,
          minutes: totalMinutes,
          kcal: nutrition.kcal,
          protein: nutrition.proteinGrams,
          carbs: nutrition.carbsGrams,
          fat: nutrition.fatGrams,
          weight: `${Math.round(nutrition.weightShare * 100)} %${nutrition.usesStandIn ? " *" : ""}`,
          diet: diets[0] ?? "",
          claims: preferences.filter((name) => name === "Gluten-Free" || name === "High-Protein").join(", "),
        },
      ]),
    ),
  );
  console.log("weight: the share of it that has figures; * where a similar food's stand in.");
}

if (import.meta.main) {
  const [files, table, pictures] = await Promise.all([readRecipeFiles(), readCompositionTable(), readDrawnPictures()]);
  const { recipes, faults } = checkCatalogue(files, table, pictures);
  if (!process.argv.includes("--quiet")) printTable(recipes);
  const all = [...faults, ...gapsOf(recipes, pictures)];
  for (const fault of all) console.error(fault);
  console.log(`${files.length} recipes, ${table.foods.length} foods, ${all.length} faults`);
  if (all.length > 0) process.exitCode = 1;
}
