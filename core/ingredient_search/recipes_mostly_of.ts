import type { UserId } from "../account/mod.ts";
import type { FoodKey } from "../food/mod.ts";
import type { PersonalRecipes, RecipeId } from "../recipe/mod.ts";
import { indexOf } from "./find_recipes_by_ingredients.ts";
import { FoodsOnHand } from "./foods_on_hand.ts";
import type { IngredientSource } from "./ingredient_source.ts";

/** Most recipes of the catalogue, and as many own ones, that are looked at. */
const CONSIDERED_MAX = 1_000;

export interface RecipesMostlyOfPorts {
  readonly catalogue: IngredientSource;
  readonly personal: Pick<PersonalRecipes, "listOwnNeeds">;
}

/**
 * The recipes, of the catalogue and of the person and their household, of whose required foods more are on hand than missing. Optional
 * foods and pantry basics do not count.
 */
export async function recipesMostlyOf(
  { catalogue, personal }: RecipesMostlyOfPorts,
  { foods: keys, userId }: { readonly foods: readonly FoodKey[]; readonly userId: UserId },
): Promise<ReadonlySet<RecipeId>> {
  const { foods, recipes } = await catalogue.current();
  const given = [...new Set(keys)]
    .filter((key) => foods.has(key))
    .map((key) => ({ key, displayName: foods.nameOf(key) }));
  if (given.length === 0) return new Set();
  const served = new FoodsOnHand(foods, given).served();
  const options = { limit: CONSIDERED_MAX, foods: given.length };
  const own = indexOf(await personal.listOwnNeeds(userId), foods);
  const best = [...own.best(served, options), ...recipes.best(served, options)];
  return new Set(best.filter(({ matched, missing }) => matched.length > missing.length).map(({ id }) => id));
}
