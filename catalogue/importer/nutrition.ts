import type { Nutrition, PartlyKnown } from "../../core/recipe/mod.ts";
import type { ComposedFood, CompositionTable, Composition as FoodComposition } from "./composition_table.ts";
import { ingredientsOf, type RecipeFile } from "./recipe_file.ts";
import { weighIngredient } from "./weigh_ingredient.ts";

/** Plain water has weight but no nutrients. Counting it would make every soup's figures look too complete. */
export const WATER = new Set(["water", "ice", "sparkling-water"]);

/** Grams of salt in a gram of sodium, as on EU labels. */
const SALT_PER_SODIUM = 2.5;

/** Grams in 100 g of a food of the nutrients that the table does not know of every food. */
const PARTLY_KNOWN = {
  fiber: ({ fiberGrams }) => fiberGrams,
  salt: ({ sodiumMilligrams }) =>
    sodiumMilligrams === undefined ? undefined : (sodiumMilligrams / 1000) * SALT_PER_SODIUM,
  saturatedFat: ({ saturatedFatGrams }) => saturatedFatGrams,
} satisfies Record<string, (composition: FoodComposition) => number | undefined>;

/**
 * Nutrients of one serving, from the eaten part of each ingredient. The share of the weight that has figures excludes
 * plain water.
 *
 * @throws {Error} if an ingredient is not in the table or can't be weighed; `findRecipeFaults` reports these before
 */
export function nutritionOf(recipe: RecipeFile, table: CompositionTable): Nutrition {
  const sum = { kcal: 0, proteinGrams: 0, carbsGrams: 0, fatGrams: 0 };
  let weight = 0;
  let weightWithFigures = 0;
  let usesStandIn = false;
  for (const { food, grams } of foodsEaten(recipe, table)) {
    if (WATER.has(food.key) || grams === 0) continue;
    weight += grams;
    if (!food.per100Grams) continue;
    weightWithFigures += grams;
    usesStandIn ||= food.match === "proxy";
    sum.kcal += (food.per100Grams.kcal * grams) / 100;
    sum.proteinGrams += (food.per100Grams.proteinGrams * grams) / 100;
    sum.carbsGrams += (food.per100Grams.carbsGrams * grams) / 100;
    sum.fatGrams += (food.per100Grams.fatGrams * grams) / 100;
  }
  return {
    kcal: Math.round(sum.kcal / recipe.servings),
    proteinGrams: toTenth(sum.proteinGrams / recipe.servings),
    carbsGrams: toTenth(sum.carbsGrams / recipe.servings),
    fatGrams: toTenth(sum.fatGrams / recipe.servings),
    grams: Math.round(weight / recipe.servings),
    weightShare: shareOf(weightWithFigures, weight),
    usesStandIn,
    fiber: partlyKnown("fiber", recipe, table),
    salt: partlyKnown("salt", recipe, table),
    saturatedFat: partlyKnown("saturatedFat", recipe, table),
  };
}

function partlyKnown(nutrient: keyof typeof PARTLY_KNOWN, recipe: RecipeFile, table: CompositionTable): PartlyKnown {
  let weight = 0;
  let weightWithFigures = 0;
  let sum = 0;
  for (const { food, grams } of foodsEaten(recipe, table)) {
    if (WATER.has(food.key)) continue;
    weight += grams;
    const per100Grams = food.per100Grams && PARTLY_KNOWN[nutrient](food.per100Grams);
    if (per100Grams === undefined) continue;
    weightWithFigures += grams;
    sum += (per100Grams * grams) / 100;
  }
  return { grams: toTenth(sum / recipe.servings), weightShare: shareOf(weightWithFigures, weight) };
}

function shareOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1000) / 1000;
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
export function* foodsEaten(
  recipe: RecipeFile,
  table: CompositionTable,
): Generator<{ food: ComposedFood; grams: number }> {
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
