import { buildRecipe } from "../../catalogue/importer/build_recipe.ts";
import type { CompositionTable } from "../../catalogue/importer/composition_table.ts";
import { findRecipeFaults } from "../../catalogue/importer/find_recipe_faults.ts";
import { type Ingredient, ingredientsOf, type RecipeFile } from "../../catalogue/importer/recipe_file.ts";
import { claimFaults } from "./claim_faults.ts";
import type { FoodsInText } from "./foods_in_text.ts";
import { keepingFaults } from "./keeping_faults.ts";
import { mealFaults } from "./meal_faults.ts";
import { portionFaults } from "./portion_sizes.ts";
import { scaleFaults } from "./scale_faults.ts";
import { amountFaults } from "./step_amounts.ts";
import { compareStepFoods } from "./step_foods.ts";
import { timeFaults } from "./step_times.ts";

const WEIGHT_SHARE_MIN = 0.9;
const KCAL_MIN = 40;
const KCAL_MAX = 1400;

/**
 * The faults of one recipe, one line each. `recipeFileSchema` has validated the file before.
 *
 * @param words made from the same table, once for all recipes
 */
export function checkRecipe(file: RecipeFile, table: CompositionTable, words: FoodsInText): string[] {
  const faults = findRecipeFaults(file, table);
  if (faults.length > 0) return faults;
  const misnamed = ingredientsOf(file).flatMap((ingredient) => nameFaults(ingredient, { table, words }));
  if (misnamed.length > 0) return misnamed;

  const { unlisted, unused } = compareStepFoods(file, table, words);
  const recipe = buildRecipe(file, table, { detailPictures: 0 });
  const { kcal, weightShare } = recipe.nutrition;
  return [
    ...unlisted.map((food) => `step ${food.step} uses "${food.words}", which is not listed`),
    ...unused.map((key) => `${key} is listed, but no step uses it`),
    ...amountFaults(file, table, words),
    ...timeFaults(file),
    ...scaleFaults(file),
    ...keepingFaults(file),
    ...mealFaults(file),
    ...claimFaults(file, recipe, table),
    ...(weightShare < WEIGHT_SHARE_MIN ? [`only ${Math.round(weightShare * 100)} % of the weight has figures`] : []),
    ...portionFaults(file, table),
    ...(kcal < KCAL_MIN || kcal > KCAL_MAX ? [`${kcal} kcal a serving; allowed: ${KCAL_MIN} to ${KCAL_MAX}`] : []),
  ];
}

function nameFaults({ food, as }: Ingredient, context: { table: CompositionTable; words: FoodsInText }): string[] {
  return as !== undefined && !namesFood(as, food, context) ? [`"${as}" does not name ${food}`] : [];
}

/** Whether the words name the food or a more general one. "Goat's cheese" does not name feta. */
function namesFood(
  as: string,
  key: string,
  { table, words }: { table: CompositionTable; words: FoodsInText },
): boolean {
  const line = new Set([...table.selfAndAncestors(key)].map((food) => food.key));
  return words.find(as).some(({ food }) => line.has(food));
}
