import type { Food } from "./food.ts";
import type { FoodKey } from "./food_key.ts";
import { foodsWithin } from "./made_from.ts";

/** Which foods are kinds of another, or made from it. */
export class FoodFamilies {
  readonly #kinds = new Map<FoodKey, FoodKey[]>();
  readonly #madeFrom = new Map<FoodKey, FoodKey[]>();

  constructor(foods: ReadonlyMap<FoodKey, Food>) {
    const parentOf = (key: FoodKey) => foods.get(key)?.parent;
    for (const { key, name } of foods.values()) {
      const general = new Set<FoodKey>();
      for (let each: FoodKey | undefined = key; each !== undefined && !general.has(each); each = parentOf(each)) {
        general.add(each);
        this.#kinds.set(each, [...(this.#kinds.get(each) ?? []), key]);
      }
      for (const from of foodsWithin([key], parentOf)) {
        const isNamedAfter = ` ${name} `.includes(` ${foods.get(from)?.name} `);
        if (!general.has(from) && isNamedAfter) this.#madeFrom.set(from, [...(this.#madeFrom.get(from) ?? []), key]);
      }
    }
  }

  /** The food and all its kinds, theirs included. */
  kindsOf(key: FoodKey): readonly FoodKey[] {
    return this.#kinds.get(key) ?? [];
  }

  /** Foods that are named after this one and made from it: coconut milk for coconut. */
  madeFrom(key: FoodKey): readonly FoodKey[] {
    return this.#madeFrom.get(key) ?? [];
  }
}
