import { buildRecipe } from "./build_recipe.ts";
import { claimFaults } from "./claim_faults.ts";
import type { CompositionTable } from "./composition_table.ts";
import type { FoodsInText } from "./foods_in_text.ts";
import { portionFaults } from "./portion_sizes.ts";
import { type Ingredient, ingredientsOf, type RecipeFile } from "./recipe_file.ts";
import { amountFaults } from "./step_amounts.ts";
import { compareStepFoods } from "./step_foods.ts";
import { timeFaults } from "./step_times.ts";
import { weighIngredient } from "./weigh_ingredient.ts";

const WEIGHT_SHARE_MIN = 0.9;
const KCAL_MIN = 40;
const KCAL_MAX = 1400;

/**
 * What is wrong with one recipe, a line each; empty where it may be imported. The form of the file has been checked
 * by `recipeFileSchema` before.
 *
 * @param words made of the same table, once for all recipes
 */
export function checkRecipe(file: RecipeFile, table: CompositionTable, words: FoodsInText): string[] {
  const ingredients = ingredientsOf(file);
  const unknown = [...ingredients.flatMap(({ food, with: more = [] }) => [food, ...more]), ...stepKeys(file)]
    .filter((key) => !table.get(key))
    .map((key) => `"${key}" is not in the food table`);
  if (unknown.length > 0) return unknown;

  const faults = ingredients.flatMap((ingredient) => ingredientFaults(ingredient, { table, words }));
  if (faults.length > 0) return faults;

  const { unlisted, unused } = compareStepFoods(file, table, words);
  const recipe = buildRecipe(file, table, { detailPictures: 0 });
  const { kcal, weightShare } = recipe.nutrition;
  return [
    ...unlisted.map((food) => `step ${food.step} uses "${food.words}", which is not listed`),
    ...unused.map((key) => `${key} is listed, no step uses it`),
    ...amountFaults(file, table, words),
    ...timeFaults(file),
    ...claimFaults(file, recipe, table),
    ...(weightShare < WEIGHT_SHARE_MIN ? [`only ${Math.round(weightShare * 100)} % of the weight has figures`] : []),
    ...portionFaults(file, table),
    ...(kcal < KCAL_MIN || kcal > KCAL_MAX ? [`${kcal} kcal a serving, not ${KCAL_MIN} to ${KCAL_MAX}`] : []),
  ];
}

function stepKeys({ steps }: RecipeFile): string[] {
  return steps.flatMap(({ uses = [], mentions = [] }) => [...uses, ...mentions]);
}

function ingredientFaults(
  ingredient: Ingredient,
  { table, words }: { table: CompositionTable; words: FoodsInText },
): string[] {
  const { food, as, eaten, quantity, unit } = ingredient;
  const faults: string[] = [];
  if (as !== undefined && !namesFood(as, food, { table, words })) faults.push(`"${as}" holds no name of ${food}`);
  if (quantity === undefined && table.get(food)?.category !== "spice") {
    faults.push(`${food} has no quantity: only seasonings are added to taste`);
  }
  if (eaten !== 0 && weighIngredient(ingredient, table) === undefined) {
    faults.push(`nothing says what ${quantity} ${unit} of ${food} weighs`);
  }
  return faults;
}

/** Whether the words name the food or a more general one. "Goat's cheese" names neither feta nor just any cheese. */
function namesFood(
  as: string,
  key: string,
  { table, words }: { table: CompositionTable; words: FoodsInText },
): boolean {
  const line = new Set([...table.lineOf(key)].map((food) => food.key));
  return words.find(as).some(({ food }) => line.has(food));
}
