import type { FoodKey, KnownFoods } from "../food/mod.ts";
import { readRecipe } from "./read_recipe.ts";
import { recipeOfWritten } from "./recipe_of_written.ts";
import type { WrittenRecipe } from "./written_recipe.ts";

/** The fields that are equal in two copies of one recipe. */
export interface Alike {
  readonly name: string;
  /** Foods of its lines; each may be there more than once. */
  readonly foods: readonly FoodKey[];
  /** Where it was taken from. */
  readonly url: string | undefined;
}

export function alikeOf(written: WrittenRecipe, known: KnownFoods): Alike {
  const read = readRecipe(written, known);
  const { ingredientGroups } = recipeOfWritten({ id: "", written, read, images: [""] }, known.foods);
  return {
    name: written.name,
    foods: ingredientGroups.flatMap(({ items }) => items.map(({ food }) => food)),
    url: written.source?.url,
  };
}
