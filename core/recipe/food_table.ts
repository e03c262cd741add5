import type { Food } from "./food.ts";
import { type FoodNames, matchFood, namesOf } from "./match_food.ts";
import type { FoodKey } from "./recipe.ts";

/** All foods at once, ready to be asked. Never changes. */
export class FoodTable {
  readonly #foods: ReadonlyMap<FoodKey, Food>;
  readonly #children = new Map<FoodKey, FoodKey[]>();
  readonly #names: FoodNames;

  constructor(foods: readonly Food[]) {
    this.#foods = new Map(foods.map((food) => [food.key, food]));
    for (const { key, parent } of foods) {
      if (parent !== undefined) this.#children.set(parent, [...(this.#children.get(parent) ?? []), key]);
    }
    this.#names = namesOf(foods);
  }

  /** The food that a person means by a text; see {@linkcode matchFood}. */
  match(text: string): FoodKey | undefined {
    return matchFood(this.#names, text);
  }

  /** The needs that a food on hand serves: for itself, for its parent and for its children, and no further. */
  servedBy(key: FoodKey): FoodKey[] {
    const parent = this.#foods.get(key)?.parent;
    return [key, ...(parent === undefined ? [] : [parent]), ...(this.#children.get(key) ?? [])];
  }

  /** A food's name in the singular. */
  nameOf(key: FoodKey): string {
    return this.#foods.get(key)?.name ?? key.replaceAll("-", " ");
  }
}
