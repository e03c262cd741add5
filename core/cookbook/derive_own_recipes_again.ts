import type { OwnRecipeStore } from "./own_recipe_store.ts";
import { knownFoods, type ReadRecipePorts, type RecipePictures, toRecipeWith } from "./own_recipes.ts";
import { RECIPE_DERIVATION } from "./recipe_of_written.ts";

/** Recipes of one transaction. */
const BATCH = 50;
const BATCHES_MAX = 200;

export interface DeriveOwnRecipesPorts extends ReadRecipePorts {
  readonly ownRecipes: Pick<OwnRecipeStore, "deriveAgain">;
  readonly pictures: RecipePictures;
}

/**
 * Brings own recipes that an earlier release derived from their text up to this one: allergens, alternatives and search tags.
 *
 * @returns how many; at most 10,000 at once
 */
export async function deriveOwnRecipesAgain(ports: DeriveOwnRecipesPorts): Promise<number> {
  const toRecipe = toRecipeWith(await knownFoods(ports), ports.pictures);
  let derived = 0;
  for (let batch = 0; batch < BATCHES_MAX; batch += 1) {
    const count = await ports.ownRecipes.deriveAgain(RECIPE_DERIVATION, { limit: BATCH }, toRecipe);
    derived += count;
    if (count < BATCH) break;
  }
  return derived;
}
