import { GrowableTypedArray } from "./growable_typed_array.ts";
import { type PackedIds, PackedIdsBuilder } from "./packed_ids.ts";
import { PANTRY_BASICS } from "./pantry.ts";
import type { FoodKey, RecipeId } from "./recipe.ts";

/** The foods that a recipe needs, for the ingredient search. */
export interface RecipeNeeds {
  readonly id: RecipeId;
  readonly required: readonly FoodKey[];
  /** Foods that the dish is complete without: they count if they are on hand, and are never missing. */
  readonly optional: readonly FoodKey[];
}

/** A recipe of which at least one need is matched. */
export interface IngredientMatch {
  readonly id: RecipeId;
  readonly matched: readonly FoodKey[];
  readonly missing: readonly FoodKey[];
  /** Pantry basics that the recipe needs. */
  readonly assumed: readonly FoodKey[];
}

// A need is its food's number and two flag bits, so that the needs of a million recipes fit into two typed arrays.
const OPTIONAL = 1;
const BASIC = 2;
const NUMBER_SHIFT = 2;
const FOODS_MAX = 1 << 14;

// A recipe's score is one sum; higher is better. A matched need counts more than all needs that can be missing, because
// no recipe has more than NEEDS_MAX needs.
const MATCHED = 256;
const MISSING = 1;
const NEEDS_MAX = 255;

/**
 * An immutable, packed index of all recipes' needs, by recipe and by food. A search makes one pass over the recipes of
 * the foods on hand and two over the scores: up to 0.7 ms for 100,000 recipes and 6 ms for a million. Built by
 * {@linkcode IngredientIndexBuilder}.
 */
export class IngredientIndex {
  readonly #ids: PackedIds;
  readonly #foods: readonly FoodKey[];
  /** Where each recipe's needs begin in {@linkcode #needs}; the last element is the end. */
  readonly #starts: Uint32Array;
  readonly #needs: Uint16Array;
  /** Posting lists: for each need the positions of the recipes that have it. */
  readonly #postings: Uint32Array;
  /** Where each need's recipes begin in {@linkcode #postings}; the last element is the end. */
  readonly #postingStarts: Uint32Array;
  /** Each recipe's score if nothing is on hand. */
  readonly #baseScores: Uint16Array;
  // Reused by every search, so that a search leaves no large garbage.
  readonly #scores: Uint16Array;
  readonly #counts: Uint32Array;

  constructor(packed: {
    ids: PackedIds;
    foods: readonly FoodKey[];
    starts: Uint32Array;
    needs: Uint16Array;
  }) {
    this.#ids = packed.ids;
    this.#foods = packed.foods;
    this.#starts = packed.starts;
    this.#needs = packed.needs;
    this.#postingStarts = startsOfPostings(packed.needs, packed.foods.length << NUMBER_SHIFT);
    this.#postings = new Uint32Array(packed.needs.length);
    this.#baseScores = new Uint16Array(packed.ids.length).fill(NEEDS_MAX);
    this.#scores = new Uint16Array(packed.ids.length);
    this.#counts = new Uint32Array(MATCHED * (mostNeeds(packed.starts) + 1));
    this.#fillPostings();
  }

  /**
   * The recipes that match the served foods best: most matched, then fewest missing, then quickest, then by id. Recipes
   * without a match are left out.
   */
  best(served: Iterable<FoodKey>, options: { limit: number }): IngredientMatch[] {
    const onHand = new Set(served);
    this.#score(onHand);
    return this.#topPositions(options.limit).map((position) => this.#match(position, onHand));
  }

  #fillPostings(): void {
    const next = this.#postingStarts.slice();
    for (let position = 0; position < this.#ids.length; position++) {
      const end = this.#starts[position + 1] as number;
      for (let i = this.#starts[position] as number; i < end; i++) {
        const need = this.#needs[i] as number;
        const place = next[need] as number;
        this.#postings[place] = position;
        next[need] = place + 1;
        if ((need & (OPTIONAL | BASIC)) !== 0) continue;
        this.#baseScores[position] = (this.#baseScores[position] as number) - MISSING;
      }
    }
  }

  /** Pantry basics add nothing, even if they are on hand. */
  #score(onHand: ReadonlySet<FoodKey>): void {
    this.#scores.set(this.#baseScores);
    this.#foods.forEach((food, number) => {
      if (!onHand.has(food) || PANTRY_BASICS.has(food)) return;
      const need = number << NUMBER_SHIFT;
      this.#add(need, MATCHED + MISSING);
      this.#add(need | OPTIONAL, MATCHED);
    });
  }

  #add(need: number, points: number): void {
    const scores = this.#scores;
    const postings = this.#postings;
    const end = this.#postingStarts[need + 1] as number;
    for (let i = this.#postingStarts[need] as number; i < end; i++) {
      const position = postings[i] as number;
      scores[position] = (scores[position] as number) + points;
    }
  }

  #topPositions(limit: number): number[] {
    const scores = this.#scores;
    const counts = this.#counts.fill(0);
    for (let position = 0; position < scores.length; position++) {
      // Also counts recipes without a match: a branch here is mispredicted so often that it doubles the time.
      const score = scores[position] as number;
      counts[score] = (counts[score] as number) + 1;
    }
    // Scores below MATCHED have no match.
    let least = counts.length - 1;
    let better = 0;
    for (; better + (counts[least] as number) < limit && least > MATCHED; least--) better += counts[least] as number;

    // Of the recipes with the lowest accepted score only the first ones: a frequent food has thousands.
    let remaining = limit - better;
    const top: number[] = [];
    for (let position = 0; position < scores.length; position++) {
      const score = scores[position] as number;
      if (score > least || (score === least && remaining-- > 0)) top.push(position);
    }
    // The sort is stable, so recipes with equal scores stay in the order of the index.
    return top.sort((a, b) => (scores[b] as number) - (scores[a] as number));
  }

  #match(position: number, onHand: ReadonlySet<FoodKey>): IngredientMatch {
    const needs = [...this.#needs.subarray(this.#starts[position], this.#starts[position + 1])];
    const foodOf = (need: number) => this.#foods[need >> NUMBER_SHIFT] as FoodKey;
    const counted = needs.filter((need) => (need & BASIC) === 0);
    return {
      id: this.#ids.at(position),
      matched: counted.map(foodOf).filter((food) => onHand.has(food)),
      missing: counted
        .filter((need) => (need & OPTIONAL) === 0)
        .map(foodOf)
        .filter((food) => !onHand.has(food)),
      assumed: needs.filter((need) => (need & BASIC) !== 0).map(foodOf),
    };
  }
}

function mostNeeds(starts: Uint32Array): number {
  return starts.reduce((most, start, position) => Math.max(most, start - (starts[position - 1] ?? 0)), 1);
}

function startsOfPostings(needs: Uint16Array, codes: number): Uint32Array {
  const starts = new Uint32Array(codes + 1);
  for (const need of needs) starts[need + 1] = (starts[need + 1] as number) + 1;
  for (let need = 0; need < codes; need++) starts[need + 1] = (starts[need + 1] as number) + (starts[need] as number);
  return starts;
}

/** Packs recipes into an {@linkcode IngredientIndex}, one at a time, so that they need not all be in memory at once. */
export class IngredientIndexBuilder {
  readonly #ids = new PackedIdsBuilder();
  readonly #foods: FoodKey[] = [];
  readonly #codes = new Map<FoodKey, number>();
  readonly #starts = new GrowableTypedArray((length) => new Uint32Array(length));
  readonly #needs = new GrowableTypedArray((length) => new Uint16Array(length));

  constructor() {
    this.#starts.push(0);
  }

  /**
   * Add recipes by time, then by id: results with equal scores keep this order.
   *
   * @throws {RangeError} if a recipe has more than 255 needs, all recipes have more than 16,384 foods, or the id is
   * invalid.
   */
  add({ id, required, optional }: RecipeNeeds): void {
    const needed = new Set(required);
    const extra = new Set(optional.filter((food) => !needed.has(food)));
    if (needed.size + extra.size > NEEDS_MAX) throw new RangeError(`Cannot index ${id}: it has too many needs`);
    this.#ids.add(id);
    for (const food of needed) this.#needs.push(this.#codeOf(food));
    for (const food of extra) this.#needs.push(this.#codeOf(food) | OPTIONAL);
    this.#starts.push(this.#needs.length);
  }

  build(): IngredientIndex {
    return new IngredientIndex({
      ids: this.#ids.build(),
      foods: this.#foods,
      starts: this.#starts.packed(),
      needs: this.#needs.packed(),
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
