import { type FoodSubstitution, isCloser } from "./food_substitutions.ts";
import type { FoodTable, ParsedFood } from "./food_table.ts";
import { PANTRY_BASICS } from "./pantry.ts";
import type { FoodKey } from "./recipe.ts";

interface Standing extends FoodSubstitution {
  readonly use: ParsedFood;
}

/** What somebody has, and which needs it serves. */
export class FoodsOnHand {
  readonly #foods: FoodTable;
  /** By the need, the food on hand that is closest to it; of equals the one that was named first. */
  readonly #closest = new Map<FoodKey, Standing>();

  constructor(foods: FoodTable, onHand: readonly ParsedFood[]) {
    this.#foods = foods;
    for (const use of onHand) this.#reachFrom(use);
    // Every kitchen has them, so they can stand in; they make no match.
    for (const key of PANTRY_BASICS) this.#reachFrom({ key, displayName: foods.nameOf(key) }, { isBasic: true });
  }

  /** The needs that count as matched. */
  served(): FoodKey[] {
    return [...this.#closest].filter(([, { how }]) => how === "serves").map(([need]) => need);
  }

  /** What stands in, or could, for a need; undefined where it is on hand itself, or nothing is known to. */
  swapFor(need: FoodKey): { for: string; use: string; onHand: boolean } | undefined {
    const name = this.#foods.nameOf(need);
    const closest = this.#closest.get(need);
    if (closest?.use.displayName === name) return undefined;
    if (closest) return { for: name, use: closest.use.displayName, onHand: true };
    const [use] = this.#foods.standInsOf(need);
    return use === undefined ? undefined : { for: name, use: this.#foods.nameOf(use), onHand: false };
  }

  #reachFrom(use: ParsedFood, { isBasic = false } = {}): void {
    for (const [need, reach] of this.#foods.replaceableBy(use.key)) {
      const standing: Standing = { use, steps: reach.steps, how: isBasic ? "swap" : reach.how };
      const known = this.#closest.get(need);
      if (!known || isCloser(standing, known)) this.#closest.set(need, standing);
    }
  }
}
