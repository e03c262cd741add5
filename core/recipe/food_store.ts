import type { Food } from "./food.ts";

/** The food table. Every implementation passes `adapters/contracts/food_store_contract.ts`. */
export interface FoodStore {
  /**
   * Adds foods, or puts them in place of those with the same key. All of them or none; at most 2,000 at once. A
   * food's parent is there already or comes along. Foods come before the recipes that name them.
   */
  putAll(foods: readonly Food[]): Promise<void>;

  /** By key. */
  all(): Promise<Food[]>;
}
