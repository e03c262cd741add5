import type { FoodKey } from "../food/mod.ts";
import type { IngredientLine } from "./recipe.ts";

/** All foods that a line may bring into the dish: its own, those to taste, and its alternatives. */
export function foodsOfLine({ food, seasonings = [], alternatives = [] }: IngredientLine): FoodKey[] {
  return [food, ...seasonings, ...alternatives];
}
