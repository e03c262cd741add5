import { type EatenFood, type Nutrition, nutritionOfFoods } from "../../core/food/mod.ts";
import type { ComposedFood, CompositionTable } from "./composition_table.ts";
import { ingredientsOf, type RecipeFile } from "./recipe_file.ts";
import { weighIngredient } from "./weigh_ingredient.ts";

/**
 * Nutrients of one serving, from the eaten part of each ingredient; see `nutritionOfFoods`.
 *
 * @throws {Error} if an ingredient is not in the table or can't be weighed; `findRecipeFaults` reports these before
 */
export function nutritionOf(recipe: RecipeFile, table: CompositionTable): Nutrition {
  return nutritionOfFoods(eatenFoodsOf(recipe, table), { servings: recipe.servings });
}

/**
 * Nutrition of the eaten part of the whole dish.
 *
 * @throws {Error} as {@linkcode nutritionOf}
 */
export function eatenFoodsOf(recipe: RecipeFile, table: CompositionTable): EatenFood[] {
  return [...foodsEaten(recipe, table)].map(({ food, grams }) => ({
    key: food.key,
    category: food.category,
    grams,
    composition: food.per100Grams,
    isProxy: food.match === "proxy",
  }));
}

/**
 * Grams of one serving as eaten, water included, before any of it evaporates.
 *
 * @throws {Error} if an ingredient is not in the table or can't be weighed; `findRecipeFaults` reports these before
 */
export function servingGramsOf(recipe: RecipeFile, table: CompositionTable): number {
  const grams = [...foodsEaten(recipe, table)].reduce((sum, eaten) => sum + eaten.grams, 0);
  return Math.round(grams / recipe.servings);
}

/** Nutrients of 100 g of a dish. */
export interface Composition {
  readonly kcal: number;
  readonly proteinGrams: number;
  readonly fatGrams: number;
}

/**
 * Nutrients of 100 g of a dish, water included, as in national food tables.
 *
 * @param options.waterLoss share of its weight that evaporates in the oven or the pan, 0 to 1
 * @throws {Error} if an ingredient is not in the table or can't be weighed; `findRecipeFaults` reports these before
 */
export function compositionOf(
  recipe: RecipeFile,
  table: CompositionTable,
  { waterLoss }: { waterLoss: number },
): Composition {
  const sum = { kcal: 0, proteinGrams: 0, fatGrams: 0 };
  let weight = 0;
  for (const { food, grams } of foodsEaten(recipe, table)) {
    weight += grams;
    sum.kcal += ((food.per100Grams?.kcal ?? 0) * grams) / 100;
    sum.proteinGrams += ((food.per100Grams?.proteinGrams ?? 0) * grams) / 100;
    sum.fatGrams += ((food.per100Grams?.fatGrams ?? 0) * grams) / 100;
  }
  const hundredths = (weight * (1 - waterLoss)) / 100;
  return {
    kcal: Math.round(sum.kcal / hundredths),
    proteinGrams: toTenth(sum.proteinGrams / hundredths),
    fatGrams: toTenth(sum.fatGrams / hundredths),
  };
}

/** Grams of each food that end up in the whole dish. */
function* foodsEaten(recipe: RecipeFile, table: CompositionTable): Generator<{ food: ComposedFood; grams: number }> {
  for (const ingredient of ingredientsOf(recipe)) {
    const { eaten = 1 } = ingredient;
    if (eaten === 0) continue;
    const food = table.get(ingredient.food);
    const grams = weighIngredient(ingredient, table);
    if (!food || grams === undefined) throw new Error(`Cannot weigh "${ingredient.food}" of ${recipe.id}`);
    yield { food, grams: grams * eaten };
  }
}

function toTenth(grams: number): number {
  return Math.round(grams * 10) / 10;
}
