import type { UserId } from "../account/mod.ts";
import type { Amount } from "../amounts/mod.ts";
import { type FoodTables } from "../food/mod.ts";
import { getRecipe, type RecipeId, type RecipePages } from "../recipe/mod.ts";
import { type ChangePantryPorts, change } from "./change_pantry.ts";
import { type CookedDish, foodsUsed, type UsedFood, usedFoods } from "./foods_used.ts";
import { getPantry } from "./get_pantry.ts";
import type { PantryFoodId } from "./pantry_food.ts";
import type { PantryStore } from "./pantry_store.ts";

/** Most portions that can be cooked at once. */
export const COOKED_PORTIONS_MAX = 100;

export interface CookDishInput {
  readonly userId: UserId;
  readonly recipeId: RecipeId;
  /** More than 0, at most {@linkcode COOKED_PORTIONS_MAX}. */
  readonly portions: number;
}

/** A food at home, and how much of it there was when the person saw it. */
export interface ShownFood {
  readonly id: PantryFoodId;
  readonly had: Amount;
}

/**
 * The foods at home that a dish would use. Changes nothing.
 *
 * @throws {DomainError} `recipe_not_found`, `person_not_found`
 */
export async function previewCookedDish(
  {
    pantries,
    pages,
    ingredients,
  }: {
    readonly pantries: Pick<PantryStore, "find">;
    readonly pages: RecipePages;
    readonly ingredients: FoodTables;
  },
  { userId, recipeId, portions }: CookDishInput,
): Promise<readonly UsedFood[]> {
  const { recipe } = await getRecipe({ pages }, { id: recipeId, userId });
  const [{ foods: atHome }, { foods }] = await Promise.all([
    getPantry({ pantries }, { userId }),
    ingredients.current(),
  ]);
  return foodsUsed(atHome, { dish: { recipe, portions }, foods }).used;
}

/**
 * Reduces these foods at home by the amounts that the dish used; `addFoods` undoes it. If the pantry no longer has the
 * expected amount of a food, that food stays as it is, so that a call that is sent twice, or by two people, reduces once.
 *
 * @throws {DomainError} `recipe_not_found`
 */
export async function cookDish(
  { pages, ...ports }: ChangePantryPorts & { readonly pages: RecipePages },
  { userId, recipeId, portions, foods: shown }: CookDishInput & { readonly foods: readonly ShownFood[] },
): Promise<readonly UsedFood[]> {
  const { recipe } = await getRecipe({ pages }, { id: recipeId, userId });
  const { foods } = await ports.ingredients.current();
  const dish: CookedDish = { recipe, portions };
  const { edit } = await change(ports, {
    userId,
    edit(atHome) {
      const { used } = foodsUsed(atHome, { dish, foods });
      return usedFoods(used.filter((food) => shown.some((each) => isAsExpectedFood(food, each))));
    },
  });
  return edit.used;
}

function isAsExpectedFood({ food, had }: UsedFood, shown: ShownFood): boolean {
  return food.id === shown.id && had.quantity === shown.had.quantity && had.unit === shown.had.unit;
}
