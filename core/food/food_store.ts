import type { Food } from "./food.ts";

/** The food table. Every implementation passes `adapters/contracts/food/food_store_contract.ts`. */
export interface FoodStore {
  /**
   * Adds foods, or replaces those with the same key, atomically; at most 2,000 at once. A food's parent must exist or be
   * in the same call. Put foods before the recipes that use them.
   */
  putAll(foods: readonly Food[]): Promise<void>;

  /** All foods, ordered by key. */
  all(): Promise<Food[]>;
}
