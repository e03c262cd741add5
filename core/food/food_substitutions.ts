import type { Food, FoodFit } from "./food.ts";
import type { FoodKey } from "./food_key.ts";
import { foodWordsOf } from "./match_food.ts";

/** How a food on hand meets a need, and in how many steps of the food table. Fewer steps are a closer match. */
export interface FoodSubstitution {
  readonly how: Exclude<FoodFit, "no">;
  readonly steps: number;
}

// Words that make a food a different one from its parent: dried basil is not basil, lemon juice is not a lemon.
const FORM_WORDS = new Set(
  "dried canned pickled smoked cooked boiled powder paste juice zest flour breadcrumbs sauce".split(" "),
);

const ITSELF: FoodSubstitution = { how: "serves", steps: 0 };

/** Deeper than any food table, as a guard against cycles. */
const STEPS_MAX = 9;

/**
 * Which needs a food on hand serves. A food serves its parents and children in the food table, in any number of steps.
 * If name or category make it another form of its parent, it is a swap. Siblings do not serve each other. Reviewed
 * substitutes (`Food.standIns`) override these rules. The weakest step decides, and two swaps in a row are no substitute.
 */
export class FoodSubstitutions {
  readonly #foods: ReadonlyMap<FoodKey, Food>;
  readonly #children = new Map<FoodKey, Food[]>();
  /** Reviewed substitutes: food on hand -> needed food -> fit. */
  readonly #reviewed = new Map<FoodKey, Map<FoodKey, FoodFit>>();
  readonly #cache = new Map<FoodKey, ReadonlyMap<FoodKey, FoodSubstitution>>();

  constructor(foods: ReadonlyMap<FoodKey, Food>) {
    this.#foods = foods;
    for (const food of foods.values()) {
      if (food.parent !== undefined) {
        this.#children.set(food.parent, [...(this.#children.get(food.parent) ?? []), food]);
      }
      for (const { use, how } of food.standIns ?? []) {
        const needs = this.#reviewed.get(use) ?? new Map<FoodKey, FoodFit>();
        this.#reviewed.set(use, needs.set(food.key, how));
      }
    }
  }

  /** All foods that a food on hand can replace, and itself with 0 steps. */
  replaceableBy(onHand: FoodKey): ReadonlyMap<FoodKey, FoodSubstitution> {
    const known = this.#cache.get(onHand);
    if (known) return known;
    const found = this.#findReplaceable(onHand);
    this.#cache.set(onHand, found);
    return found;
  }

  #findReplaceable(onHand: FoodKey): Map<FoodKey, FoodSubstitution> {
    const found = new Map([[onHand, ITSELF]]);
    this.#descend(onHand, ITSELF, found);
    for (const [ancestor, substitution] of this.#ascend(onHand)) {
      replaceIfBetter(found, ancestor, substitution);
      for (const [need, how] of this.#reviewed.get(ancestor) ?? []) {
        const next = addStep(substitution, how);
        // Reviewed parents and children are handled by #step.
        if (!next || this.#isStep(ancestor, need)) continue;
        replaceIfBetter(found, need, next);
        this.#descend(need, next, found);
      }
    }
    for (const [need, how] of this.#reviewed.get(onHand) ?? []) {
      if (how === "no") found.delete(need);
      else found.set(need, { how, steps: 1 });
    }
    return found;
  }

  /** The food itself and its ancestors, as far as it can replace them. */
  *#ascend(from: FoodKey): Generator<[FoodKey, FoodSubstitution]> {
    let substitution: FoodSubstitution | undefined = ITSELF;
    let food = this.#foods.get(from);
    while (food && substitution) {
      yield [food.key, substitution];
      if (substitution.steps === STEPS_MAX) return;
      const parent: Food | undefined = this.#foods.get(food.parent ?? "");
      substitution = parent && addStep(substitution, this.#step(food, { child: food, parent }));
      food = parent;
    }
  }

  #descend(from: FoodKey, substitution: FoodSubstitution, found: Map<FoodKey, FoodSubstitution>): void {
    const parent = this.#foods.get(from);
    if (!parent || substitution.steps >= STEPS_MAX) return;
    for (const child of this.#children.get(from) ?? []) {
      const next = addStep(substitution, this.#step(parent, { child, parent }));
      if (!next) continue;
      replaceIfBetter(found, child.key, next);
      this.#descend(child.key, next, found);
    }
  }

  /** How a child replaces its parent, or a parent its child. */
  #step(onHand: Food, { child, parent }: { child: Food; parent: Food }): FoodFit {
    const need = onHand === child ? parent : child;
    const reviewed = this.#reviewed.get(onHand.key)?.get(need.key);
    if (reviewed !== undefined) return reviewed;
    return isOtherForm(child, parent) ? "swap" : "serves";
  }

  #isStep(one: FoodKey, other: FoodKey): boolean {
    return this.#foods.get(one)?.parent === other || this.#foods.get(other)?.parent === one;
  }
}

/** Whether one substitution is better than another. */
export function isCloser(one: FoodSubstitution, other: FoodSubstitution): boolean {
  return one.how === other.how ? one.steps < other.steps : one.how === "serves";
}

function addStep({ how, steps }: FoodSubstitution, step: FoodFit): FoodSubstitution | undefined {
  if (step === "no" || (how === "swap" && step === "swap")) return undefined;
  return { how: how === "swap" ? how : step, steps: steps + 1 };
}

/** Whether a food is another form of its more general food: its category differs, or its name says so, as of juice. */
export function isOtherForm(child: Food, parent: Food): boolean {
  if (child.category !== undefined && parent.category !== undefined && child.category !== parent.category) return true;
  const own = new Set(foodWordsOf(parent.name));
  return foodWordsOf(child.name).some((word) => FORM_WORDS.has(word) && !own.has(word));
}

function replaceIfBetter(found: Map<FoodKey, FoodSubstitution>, need: FoodKey, substitution: FoodSubstitution): void {
  const known = found.get(need);
  if (!known || isCloser(substitution, known)) found.set(need, substitution);
}
