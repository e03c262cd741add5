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

// A need is its food's number and a flag, so that the needs of a million recipes fit into two typed arrays.
const OPTIONAL = 1;
const NUMBER_SHIFT = 1;
const FOODS_MAX = 1 << 15;

// What a required food weighs, in points. A missing spice is less of an obstacle than a missing vegetable.
const BASIC_POINTS = 0;
const SEASONING_POINTS = 1;
const FOOD_POINTS = 2;

// A recipe's score has the points of all its required foods in the lower byte and those that are matched above them.
const MATCHED_SHIFT = 8;
const POINTS_MAX = (1 << MATCHED_SHIFT) - 1;
const NEEDS_MAX = Math.floor(POINTS_MAX / FOOD_POINTS);

/**
 * Points added to every recipe's total before its matched share is computed. With few foods on hand many points, which prefer a dish
 * that uses most of them; with a full kitchen few, which prefer a dish that lacks little. Chosen with the judged pantries of
 * `tools/relevance`.
 */
const PRIOR_POINTS = { most: 12, dividedByFoods: 60 };

/** More than there are scores. */
const UNRANKED = 0xff_ff;

/**
 * An immutable, packed index of all recipes' needs, by recipe and by food. A search makes one pass over the recipes of
 * the foods on hand and two over the scores: up to 0.7 ms for 100,000 recipes and 6 ms for a million. Built by
 * {@linkcode IngredientIndexBuilder}.
 */
export class IngredientIndex {
  readonly #ids: PackedIds;
  readonly #foods: readonly FoodKey[];
  /** What each food weighs, in points. */
  readonly #weights: Uint8Array;
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
  readonly #ranks: Uint16Array;

  constructor(packed: {
    ids: PackedIds;
    foods: readonly FoodKey[];
    weights: Uint8Array;
    starts: Uint32Array;
    needs: Uint16Array;
  }) {
    this.#ids = packed.ids;
    this.#foods = packed.foods;
    this.#weights = packed.weights;
    this.#starts = packed.starts;
    this.#needs = packed.needs;
    this.#postingStarts = startsOfPostings(packed.needs, packed.foods.length << NUMBER_SHIFT);
    this.#postings = new Uint32Array(packed.needs.length);
    this.#baseScores = new Uint16Array(packed.ids.length);
    this.#scores = new Uint16Array(packed.ids.length);
    this.#fillPostings();
    const mostPoints = this.#baseScores.reduce((most, points) => Math.max(most, points), 0);
    this.#counts = new Uint32Array((mostPoints + 1) << MATCHED_SHIFT);
    this.#ranks = new Uint16Array(this.#counts.length);
  }

  /**
   * The recipes of which the largest share is served: first those that lack nothing, then by share, then quickest, then by
   * id. Optional foods and pantry basics are left out of the share, and a seasoning counts half. Recipes without a match
   * of a required food are left out.
   *
   * @param options.foods number of foods on hand; by default that of the served needs
   */
  best(served: Iterable<FoodKey>, options: { limit: number; foods?: number }): IngredientMatch[] {
    const onHand = new Set(served);
    this.#score(onHand);
    const { limit, foods = onHand.size } = options;
    const priorPoints = Math.min(PRIOR_POINTS.most, PRIOR_POINTS.dividedByFoods / Math.max(1, foods));
    return this.#topPositions({ limit, priorPoints }).map((position) => this.#match(position, onHand));
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
        if ((need & OPTIONAL) !== 0) continue;
        this.#baseScores[position] = (this.#baseScores[position] as number) + this.#weightOf(need);
      }
    }
  }

  /** Pantry basics add nothing, even if they are on hand. */
  #score(onHand: ReadonlySet<FoodKey>): void {
    this.#scores.set(this.#baseScores);
    this.#foods.forEach((food, number) => {
      const need = number << NUMBER_SHIFT;
      const points = this.#weightOf(need);
      if (points > 0 && onHand.has(food)) this.#add(need, points << MATCHED_SHIFT);
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

  #topPositions({ limit, priorPoints }: { limit: number; priorPoints: number }): number[] {
    const scores = this.#scores;
    const counts = this.#counts.fill(0);
    for (let position = 0; position < scores.length; position++) {
      // Also counts recipes without a match: a branch here is mispredicted so often that it doubles the time.
      const score = scores[position] as number;
      counts[score] = (counts[score] as number) + 1;
    }
    const { last, better } = this.#rankScores({ limit, priorPoints });

    // Of the recipes with the last accepted rank only the first ones: a frequent food has thousands.
    const ranks = this.#ranks;
    let remaining = limit - better;
    const top: number[] = [];
    for (let position = 0; position < scores.length; position++) {
      const rank = ranks[scores[position] as number] as number;
      if (rank < last || (rank === last && remaining-- > 0)) top.push(position);
    }
    // The sort is stable, so recipes of equal rank stay in the order of the index.
    const rankOf = (position: number) => ranks[scores[position] as number] as number;
    return top.sort((a, b) => rankOf(a) - rankOf(b));
  }

  /** Ranks the counted scores, 0 first, until there are enough recipes. Returns the last rank, and how many are better. */
  #rankScores({ limit, priorPoints }: { limit: number; priorPoints: number }): { last: number; better: number } {
    const counts = this.#counts;
    const ranks = this.#ranks.fill(UNRANKED);
    const scores: number[] = [];
    for (let score = 1 << MATCHED_SHIFT; score < counts.length; score++) if (counts[score] !== 0) scores.push(score);
    const shareOf = (score: number) => servedShare(score, priorPoints);
    scores.sort((a, b) => shareOf(b) - shareOf(a));
    let last = 0;
    let better = 0;
    let equal = 0;
    for (const [place, score] of scores.entries()) {
      if (place > 0 && shareOf(score) < shareOf(scores[place - 1] as number)) {
        if (better + equal >= limit) break;
        last += 1;
        better += equal;
        equal = 0;
      }
      ranks[score] = last;
      equal += counts[score] as number;
    }
    return { last, better };
  }

  #match(position: number, onHand: ReadonlySet<FoodKey>): IngredientMatch {
    const needs = [...this.#needs.subarray(this.#starts[position], this.#starts[position + 1])];
    const foodOf = (need: number) => this.#foods[need >> NUMBER_SHIFT] as FoodKey;
    const counted = needs.filter((need) => this.#weightOf(need) > 0);
    return {
      id: this.#ids.at(position),
      matched: counted.map(foodOf).filter((food) => onHand.has(food)),
      missing: counted
        .filter((need) => (need & OPTIONAL) === 0)
        .map(foodOf)
        .filter((food) => !onHand.has(food)),
      assumed: needs.filter((need) => this.#weightOf(need) === 0).map(foodOf),
    };
  }

  #weightOf(need: number): number {
    return this.#weights[need >> NUMBER_SHIFT] as number;
  }
}

/** Higher is better. A recipe that lacks nothing is above all others. */
function servedShare(score: number, priorPoints: number): number {
  const total = score & POINTS_MAX;
  const matched = score >> MATCHED_SHIFT;
  return Number(matched === total) + matched / (total + priorPoints);
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
  readonly #isSeasoning: (food: FoodKey) => boolean;
  readonly #foods: FoodKey[] = [];
  readonly #weights: number[] = [];
  readonly #codes = new Map<FoodKey, number>();
  readonly #starts = new GrowableTypedArray((length) => new Uint32Array(length));
  readonly #needs = new GrowableTypedArray((length) => new Uint16Array(length));

  /** @param options.isSeasoning whether a food only seasons a dish; see {@linkcode FoodTable.isSeasoning}. */
  constructor({ isSeasoning }: { isSeasoning: (food: FoodKey) => boolean }) {
    this.#isSeasoning = isSeasoning;
    this.#starts.push(0);
  }

  /**
   * Add recipes by time, then by id: results with equal scores keep this order.
   *
   * @throws {RangeError} if a recipe requires more than 127 foods, all recipes have more than 32,768 foods, or the id is
   * invalid.
   */
  add({ id, required, optional }: RecipeNeeds): void {
    const needed = new Set(required);
    const extra = new Set(optional.filter((food) => !needed.has(food)));
    if (needed.size > NEEDS_MAX) throw new RangeError(`Cannot index ${id}: it has too many needs`);
    this.#ids.add(id);
    for (const food of needed) this.#needs.push(this.#codeOf(food));
    for (const food of extra) this.#needs.push(this.#codeOf(food) | OPTIONAL);
    this.#starts.push(this.#needs.length);
  }

  build(): IngredientIndex {
    return new IngredientIndex({
      ids: this.#ids.build(),
      foods: this.#foods,
      weights: Uint8Array.from(this.#weights),
      starts: this.#starts.packed(),
      needs: this.#needs.packed(),
    });
  }

  #codeOf(food: FoodKey): number {
    const known = this.#codes.get(food);
    if (known !== undefined) return known;
    const number = this.#foods.push(food) - 1;
    if (number >= FOODS_MAX) throw new RangeError(`Cannot index more than ${FOODS_MAX} foods`);
    this.#weights.push(
      PANTRY_BASICS.has(food) ? BASIC_POINTS : this.#isSeasoning(food) ? SEASONING_POINTS : FOOD_POINTS,
    );
    const code = number << NUMBER_SHIFT;
    this.#codes.set(food, code);
    return code;
  }
}
