import type { Food, FoodKey, FoodStore } from "../../../core/food/mod.ts";

/** {@linkcode FoodStore} in memory. */
export class MemoryFoodStore implements FoodStore {
  readonly #foods = new Map<FoodKey, Food>();

  constructor(foods: readonly Food[] = []) {
    for (const food of foods) this.#foods.set(food.key, food);
  }

  async putAll(foods: readonly Food[]): Promise<void> {
    for (const food of foods) {
      this.#foods.set(food.key, food);
    }
  }

  async all(): Promise<Food[]> {
    return [...this.#foods.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  }
}
