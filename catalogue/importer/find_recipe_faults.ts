import type { CompositionTable } from "./composition_table.ts";
import { type Ingredient, ingredientsOf, type RecipeFile } from "./recipe_file.ts";
import { weighIngredient } from "./weigh_ingredient.ts";

/**
 * The reasons why a recipe cannot be built: foods missing in the table, ingredients without a quantity or weight. Empty if
 * {@linkcode buildRecipe} accepts it. Expects a file that `recipeFileSchema` accepts.
 */
export function findRecipeFaults(file: RecipeFile, table: CompositionTable): string[] {
  const ingredients = ingredientsOf(file);
  const stepKeys = file.steps.flatMap(({ uses = [], mentions = [] }) => [...uses, ...mentions]);
  const unknown = [...ingredients.flatMap(({ food, with: more = [] }) => [food, ...more]), ...stepKeys]
    .filter((key) => !table.get(key))
    .map((key) => `"${key}" is not in the food table`);
  return unknown.length > 0 ? unknown : ingredients.flatMap((ingredient) => ingredientFaults(ingredient, table));
}

function ingredientFaults(ingredient: Ingredient, table: CompositionTable): string[] {
  const { food, eaten, quantity, unit } = ingredient;
  const faults: string[] = [];
  if (quantity === undefined && table.get(food)?.category !== "spice") {
    faults.push(`${food} has no quantity: only seasonings are added to taste`);
  }
  if (eaten !== 0 && weighIngredient(ingredient, table) === undefined) {
    faults.push(`nothing says what ${quantity} ${unit} of ${food} weighs`);
  }
  return faults;
}
