import type { Pantry as ShoppingPantry } from "../shopping/mod.ts";
import type { FoodDetails } from "./pantry_food.ts";

/** The foods at home as a shopping list counts them. An unknown food covers no need. */
export function toShoppingPantry(foods: readonly FoodDetails[]): ShoppingPantry {
  const known = foods.flatMap(({ food, ...rest }) => (food === undefined ? [] : [{ ...rest, food }]));
  return {
    foods: known.filter(({ alwaysThere }) => !alwaysThere).map(({ food, amount }) => ({ food, amount })),
    alwaysThere: new Set(known.filter(({ alwaysThere }) => alwaysThere).map(({ food }) => food)),
  };
}
