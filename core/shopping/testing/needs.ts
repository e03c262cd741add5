import type { FoodKey } from "../../food/mod.ts";
import { wantedFood } from "../bought_food.ts";
import type { Need } from "../plan_needs.ts";
import { SHOP_FOODS } from "./shop_foods.ts";

/** A need of one food of {@linkcode SHOP_FOODS}, of which none is at home. */
export function needFor(food: FoodKey, missing: number, changes: Partial<Need> = {}): Need {
  const { bought } = wantedFood(food, SHOP_FOODS);
  return {
    bought,
    needed: missing,
    atHome: 0,
    missing,
    isSome: missing === 0,
    checkAtHome: false,
    optional: false,
    meals: [],
    ...changes,
  };
}
