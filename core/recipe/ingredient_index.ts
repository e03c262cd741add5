import { PANTRY_BASICS } from "./pantry.ts";
import type { FoodKey, RecipeId } from "./recipe.ts";

/** What ingredient search needs to know of a recipe. */
export interface RecipeNeeds {
  readonly id: RecipeId;
  readonly required: readonly FoodKey[];
  /** Foods that the dish is complete without: they count where they are on hand and are never missing. */
  readonly optional: readonly FoodKey[];
}

/** A recipe that some of the foods on hand serve. */
export interface IngredientMatch {
  readonly id: RecipeId;
  readonly matched: readonly FoodKey[];
  readonly missing: readonly FoodKey[];
  /** Basics of the pantry that it takes for granted. */
  readonly assumed: readonly FoodKey[];
}

// A need is its food's number with two flags below it, so that a hundred thousand recipes are one short array.
const OPTIONAL = 1;
const BASIC = 2;
const NUMBER_SHIFT = 2;
const FOODS_MAX = 1 << 14;

// A recipe's score is one sum, and a higher score is a better match: a matched need counts more than all that could be
// missing, since no recipe has more needs than that.
const MATCHED = 256;
const MISSING = -1;
const NEEDS_MAX = 255;

/**
 * The needs of the whole catalogue, packed. To look through all of them takes one pass over an array: a few
 * milliseconds for 100,000 recipes, however many foods are on hand. Never changes; {@linkcode IngredientIndexBuilder}
 * makes one.
 */
export class IngredientIndex {
  readonly #ids: readonly RecipeId[];
  readonly #foods: readonly FoodKey[];
  /** Where each recipe's needs begin in {@linkcode #needs}, and at last where they end. */
  readonly #starts: Uint32Array;
  readonly #needs: Uint16Array;

  constructor(packed: {
    ids: readonly RecipeId[];
    foods: readonly FoodKey[];
    starts: Uint32Array;
    needs: Uint16Array;
  }) {
    this.#ids = packed.ids;
    this.#foods = packed.foods;
    this.#starts = packed.starts;
    this.#needs = packed.needs;
  }

  /**
   * The recipes that the served foods match best: most matched, then fewest missing, then quickest, then by id.
   * Recipes of which nothing matches are no results.
   */
  best(served: Iterable<FoodKey>, options: { limit: number }): IngredientMatch[] {
    const weights = this.#weights(new Set(served));
    return this.#topPositions(this.#scores(weights), options.limit).map((position) => this.#match(position, weights));
  }

  /** What each possible need adds to a score. Basics add nothing, whether or not somebody names them. */
  #weights(served: ReadonlySet<FoodKey>): Int16Array {
    const weights = new Int16Array(this.#foods.length << NUMBER_SHIFT);
    this.#foods.forEach((food, number) => {
      if (PANTRY_BASICS.has(food)) return;
      const need = number << NUMBER_SHIFT;
      weights[need] = served.has(food) ? MATCHED : MISSING;
      weights[need | OPTIONAL] = served.has(food) ? MATCHED : 0;
    });
    return weights;
  }

  /** Without a branch on each need: with one it takes three times as long. */
  #scores(weights: Int16Array): Uint16Array {
    const starts = this.#starts;
    const needs = this.#needs;
    const scores = new Uint16Array(this.#ids.length);
    let i = 0;
    for (let position = 0; position < scores.length; position++) {
      const end = starts[position + 1] as number;
      let score = NEEDS_MAX;
      for (; i < end; i++) score += weights[needs[i] as number] as number;
      scores[position] = score;
    }
    return scores;
  }

  #topPositions(scores: Uint16Array, limit: number): number[] {
    const counts = new Uint32Array(0x1_0000);
    for (let position = 0; position < scores.length; position++) {
      const score = scores[position] as number;
      counts[score] = (counts[score] as number) + 1;
    }
    // Below MATCHED nothing matches.
    let least = counts.length - 1;
    for (let found = counts[least] as number; found < limit && least > MATCHED; found += counts[least] as number)
      least--;

    const top: number[] = [];
    for (let position = 0; position < scores.length; position++) {
      if ((scores[position] as number) >= least) top.push(position);
    }
    // A stable sort, so positions stay in the order of the index where the scores are the same.
    return top.sort((a, b) => (scores[b] as number) - (scores[a] as number)).slice(0, limit);
  }

  #match(position: number, weights: Int16Array): IngredientMatch {
    const needs = [...this.#needs.subarray(this.#starts[position], this.#starts[position + 1])];
    const foodsWhere = (holds: (need: number) => boolean) =>
      needs.filter(holds).map((need) => this.#foods[need >> NUMBER_SHIFT] as FoodKey);
    return {
      id: this.#ids[position] as RecipeId,
      matched: foodsWhere((need) => weights[need] === MATCHED),
      missing: foodsWhere((need) => weights[need] === MISSING),
      assumed: foodsWhere((need) => (need & BASIC) !== 0),
    };
  }
}

/** Packs recipes into an {@linkcode IngredientIndex}, one at a time, so that they need not all be in memory at once. */
export class IngredientIndexBuilder {
  readonly #ids: RecipeId[] = [];
  readonly #foods: FoodKey[] = [];
  readonly #codes = new Map<FoodKey, number>();
  readonly #starts = [0];
  readonly #needs: number[] = [];

  /**
   * Quickest first, then by id: results that are alike come out in the order in which they went in.
   *
   * @throws {RangeError} where a recipe has more than 255 needs, or all of them more than 16,384 foods.
   */
  add({ id, required, optional }: RecipeNeeds): void {
    const first = this.#needs.length;
    const needed = new Set(required);
    for (const food of needed) this.#needs.push(this.#codeOf(food));
    for (const food of new Set(optional)) if (!needed.has(food)) this.#needs.push(this.#codeOf(food) | OPTIONAL);
    if (this.#needs.length - first > NEEDS_MAX) throw new RangeError(`Cannot index ${id}: it has too many needs`);
    this.#ids.push(id);
    this.#starts.push(this.#needs.length);
  }

  build(): IngredientIndex {
    return new IngredientIndex({
      ids: this.#ids,
      foods: this.#foods,
      starts: Uint32Array.from(this.#starts),
      needs: Uint16Array.from(this.#needs),
    });
  }

  #codeOf(food: FoodKey): number {
    const known = this.#codes.get(food);
    if (known !== undefined) return known;
    const number = this.#foods.push(food) - 1;
    if (number >= FOODS_MAX) throw new RangeError(`Cannot index more than ${FOODS_MAX} foods`);
    const code = (number << NUMBER_SHIFT) | (PANTRY_BASICS.has(food) ? BASIC : 0);
    this.#codes.set(food, code);
    return code;
  }
}
