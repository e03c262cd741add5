import type { Food, FoodFit } from "./food.ts";
import { foodWordsOf } from "./match_food.ts";
import type { FoodKey } from "./recipe.ts";

/** How a food on hand meets a need, and over how many steps of the table: the fewer, the closer. */
export interface FoodSubstitution {
  readonly how: Exclude<FoodFit, "no">;
  readonly steps: number;
}

// In a name they make a food another one than its parent: dried basil is no basil, lemon juice no lemon.
const FORM_WORDS = new Set(
  "dried canned pickled smoked cooked boiled powder paste juice zest flour breadcrumbs sauce".split(" "),
);

/**
 * Which needs a food on hand serves. The rule, from the table alone: a more general food serves a more special one and
 * the other way round, along the line of parents. A food that its name or its category makes another form of its
 * parent is a swap. Foods side by side are nothing to each other. What cooks reviewed (`Food.standIns`) comes before
 * the rule. Of several steps the weakest counts, and two swaps are one too many.
 */
export class FoodSubstitutions {
  readonly #foods: ReadonlyMap<FoodKey, Food>;
  readonly #children = new Map<FoodKey, Food[]>();
  /** By the food on hand: what it stands in for, as reviewed. */
  readonly #standsIn = new Map<FoodKey, Map<FoodKey, FoodFit>>();
  readonly #reaches = new Map<FoodKey, ReadonlyMap<FoodKey, FoodSubstitution>>();

  constructor(foods: ReadonlyMap<FoodKey, Food>) {
    this.#foods = foods;
    for (const food of foods.values()) {
      if (food.parent !== undefined) pushTo(this.#children, food.parent, food);
      for (const { use, how } of food.standIns ?? []) {
        const needs = this.#standsIn.get(use) ?? new Map<FoodKey, FoodFit>();
        this.#standsIn.set(use, needs.set(food.key, how));
      }
    }
  }

  /** All needs that a food on hand serves or could be swapped in for; itself at no step. */
  replaceableBy(onHand: FoodKey): ReadonlyMap<FoodKey, FoodSubstitution> {
    const known = this.#reaches.get(onHand);
    if (known) return known;
    const reach = this.#reachFrom(onHand);
    this.#reaches.set(onHand, reach);
    return reach;
  }

  #reachFrom(onHand: FoodKey): Map<FoodKey, FoodSubstitution> {
    const found = new Map<FoodKey, FoodSubstitution>([[onHand, { how: "serves", steps: 0 }]]);
    this.#descend(onHand, { how: "serves", steps: 0 }, found);
    for (const [place, reach] of this.#ascend(onHand)) {
      keepBetter(found, place, reach);
      for (const [need, how] of this.#standsIn.get(place) ?? []) {
        const next = further(reach, how);
        // A child or parent that was reviewed is a step of its own line.
        if (!next || this.#isStep(place, need)) continue;
        keepBetter(found, need, next);
        this.#descend(need, next, found);
      }
    }
    for (const [need, how] of this.#standsIn.get(onHand) ?? []) {
      if (how === "no") found.delete(need);
      else found.set(need, { how, steps: 1 });
    }
    return found;
  }

  /** The food itself and what is more general, as far as it serves. */
  *#ascend(from: FoodKey): Generator<[FoodKey, FoodSubstitution]> {
    let reach: FoodSubstitution | undefined = { how: "serves", steps: 0 };
    let food = this.#foods.get(from);
    while (food && reach) {
      yield [food.key, reach];
      const parent = food.parent === undefined ? undefined : this.#foods.get(food.parent);
      reach = parent && further(reach, this.#step(food, { child: food, parent }));
      // More steps than any table has: a circle would never end.
      if (reach && reach.steps > 9) return;
      food = parent;
    }
  }

  #descend(from: FoodKey, reach: FoodSubstitution, found: Map<FoodKey, FoodSubstitution>): void {
    const parent = this.#foods.get(from);
    if (!parent || reach.steps > 9) return;
    for (const child of this.#children.get(from) ?? []) {
      const next = further(reach, this.#step(parent, { child, parent }));
      if (!next || child.key === from) continue;
      keepBetter(found, child.key, next);
      this.#descend(child.key, next, found);
    }
  }

  /** What one of a child and its parent, on hand, is to the other. */
  #step(onHand: Food, { child, parent }: { child: Food; parent: Food }): FoodFit {
    const need = onHand === child ? parent : child;
    const reviewed = this.#standsIn.get(onHand.key)?.get(need.key);
    if (reviewed !== undefined) return reviewed;
    return isOtherForm(child, parent) ? "swap" : "serves";
  }

  #isStep(one: FoodKey, other: FoodKey): boolean {
    return this.#foods.get(one)?.parent === other || this.#foods.get(other)?.parent === one;
  }
}

/** Whether one reach is closer to the need than another. */
export function isCloser(one: FoodSubstitution, other: FoodSubstitution): boolean {
  return one.how === other.how ? one.steps < other.steps : one.how === "serves";
}

function further({ how, steps }: FoodSubstitution, step: FoodFit): FoodSubstitution | undefined {
  if (step === "no" || (how === "swap" && step === "swap")) return undefined;
  return { how: how === "swap" ? how : step, steps: steps + 1 };
}

function isOtherForm(child: Food, parent: Food): boolean {
  if (child.category !== undefined && parent.category !== undefined && child.category !== parent.category) return true;
  const own = new Set(foodWordsOf(parent.name));
  return foodWordsOf(child.name).some((word) => FORM_WORDS.has(word) && !own.has(word));
}

function keepBetter(found: Map<FoodKey, FoodSubstitution>, need: FoodKey, reach: FoodSubstitution): void {
  const known = found.get(need);
  if (!known || isCloser(reach, known)) found.set(need, reach);
}

function pushTo<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
