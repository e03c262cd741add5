import type { FoodKey, FoodTable, ParsedFood } from "../food/mod.ts";
import { type FoodSubstitution, isCloser, STAPLES } from "../food/mod.ts";

interface BestFood extends FoodSubstitution {
  readonly use: ParsedFood;
}

/** The foods that a person has, and the needs that they serve. */
export class FoodsOnHand {
  readonly #foods: FoodTable;
  /** The best food on hand for each need; of equally good ones, the first that the person named. */
  readonly #closest = new Map<FoodKey, BestFood>();

  constructor(foods: FoodTable, onHand: readonly ParsedFood[]) {
    this.#foods = foods;
    for (const use of onHand) this.#add(use);
    // Pantry basics can be suggested as a swap but never count as a match.
    for (const key of STAPLES) this.#add({ key, displayName: foods.nameOf(key) }, { isBasic: true });
  }

  /** The needs that count as matched. */
  served(): FoodKey[] {
    return [...this.#closest].filter(([, { how }]) => how === "serves").map(([need]) => need);
  }

  /** A substitute for a need; undefined if the food itself is on hand, or no substitute is known. */
  swapFor(need: FoodKey): { for: string; use: string; onHand: boolean } | undefined {
    const name = this.#foods.nameOf(need);
    const closest = this.#closest.get(need);
    if (closest?.use.displayName === name) return undefined;
    if (closest) return { for: name, use: closest.use.displayName, onHand: true };
    const [use] = this.#foods.standInsOf(need);
    return use === undefined ? undefined : { for: name, use: this.#foods.nameOf(use), onHand: false };
  }

  #add(use: ParsedFood, { isBasic = false } = {}): void {
    for (const [need, substitution] of this.#foods.replaceableBy(use.key)) {
      const candidate: BestFood = { use, steps: substitution.steps, how: isBasic ? "swap" : substitution.how };
      const known = this.#closest.get(need);
      if (!known || isCloser(candidate, known)) this.#closest.set(need, candidate);
    }
  }
}
