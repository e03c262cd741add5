import type { FoodKey, FoodRole } from "../food/mod.ts";
import type { RecipeId, RecipeNeeds } from "../recipe/mod.ts";
import { GrowableTypedArray } from "./growable_typed_array.ts";
import {
  FOODS_MAX,
  IngredientPostings,
  NUMBER_SHIFT,
  OPTIONAL,
  type PackedNeeds,
  POINTS_MAX,
} from "./ingredient_postings.ts";
import { IngredientRanking } from "./ingredient_ranking.ts";
import { PackedIds, PackedIdsBuilder } from "./packed_ids.ts";

// Casts of indexed values are sound: every index is within its table.

/** A recipe of which at least one need is matched. */
export interface IngredientMatch {
  readonly id: RecipeId;
  readonly matched: readonly FoodKey[];
  readonly missing: readonly FoodKey[];
  /** Pantry basics that the recipe needs. */
  readonly assumed: readonly FoodKey[];
}

/** The stored form of an index, which saves reading all recipes again. */
export interface IngredientIndexParts {
  readonly idBytes: Uint8Array;
  /** Where each id begins; the last element is the end. */
  readonly idStarts: Uint32Array;
  /** From the rarest to the most frequent. */
  readonly foods: readonly FoodKey[];
  /** Where each recipe's needs begin; the last element is the end. */
  readonly starts: Uint32Array;
  readonly needs: Uint16Array;
}

/** Weight of a required food, in points. A missing spice is less of an obstacle than missing meat. */
const POINTS: Readonly<Record<FoodRole, number>> = { basic: 0, seasoning: 1, food: 2, main: 3 };

/**
 * Points added to every recipe's total before its matched share is computed. With few foods on hand many points, which prefer a dish
 * that uses most of them; with a full kitchen few, which prefer a dish that lacks little. Chosen with the judged pantries of
 * `tools/relevance`.
 */
const PRIOR_POINTS = { most: 12, dividedByFoodsSquared: 400 };

/**
 * An immutable, packed index of all recipes' needs. {@linkcode IngredientRanking} looks at a few of them only. Built by
 * {@linkcode IngredientIndexBuilder}.
 */
export class IngredientIndex {
  readonly #ids: PackedIds;
  /** From the rarest to the most frequent. */
  readonly #foods: readonly FoodKey[];
  readonly #numbers: ReadonlyMap<FoodKey, number>;
  readonly #packed: PackedNeeds;
  readonly #postings: IngredientPostings;
  /** Reused by every search, so that a search leaves no large garbage. */
  readonly #matched: Uint8Array;
  #compared = 0;

  constructor({ ids, foods, ...packed }: PackedNeeds & { ids: PackedIds; foods: readonly FoodKey[] }) {
    this.#ids = ids;
    this.#foods = foods;
    this.#numbers = new Map(foods.map((food, number) => [food, number]));
    this.#packed = packed;
    this.#postings = new IngredientPostings(packed);
    this.#matched = new Uint8Array(ids.length);
  }

  /**
   * The index of these parts.
   *
   * @param options.roleOf as it was when the index was built; see {@linkcode IngredientIndexBuilder}
   */
  static of(
    { idBytes, idStarts, foods, starts, needs }: IngredientIndexParts,
    { roleOf }: { roleOf: (food: FoodKey) => FoodRole },
  ): IngredientIndex {
    const weights = Uint8Array.from([...foods.map((food) => POINTS[roleOf(food)]), 0]);
    return new IngredientIndex({ ids: new PackedIds(idBytes, idStarts), foods, weights, starts, needs });
  }

  /** Its stored form, for {@linkcode IngredientIndex.of}. */
  get parts(): IngredientIndexParts {
    const { starts, needs } = this.#packed;
    return { idBytes: this.#ids.bytes, idStarts: this.#ids.starts, foods: this.#foods, starts, needs };
  }

  /** How many recipes all searches together have looked at. */
  get compared(): number {
    return this.#compared;
  }

  /**
   * The recipes of which the largest share is served: first those that lack nothing, then by share, then quickest, then by
   * id. Optional foods and pantry basics are left out of the share, and a seasoning counts less than other foods, meat and fish more. Recipes without a match
   * of a required food are left out.
   *
   * @param options.foods number of foods on hand; by default that of the served needs
   */
  best(served: Iterable<FoodKey>, options: { limit: number; foods?: number }): IngredientMatch[] {
    const onHand = new Set(served);
    const { limit, foods = onHand.size } = options;
    const priorPoints = Math.min(PRIOR_POINTS.most, PRIOR_POINTS.dividedByFoodsSquared / Math.max(1, foods) ** 2);
    const numbers = [...onHand].flatMap((food) => this.#numbers.get(food) ?? []);
    const search = new IngredientRanking(
      { packed: this.#packed, postings: this.#postings, matched: this.#matched },
      { onHand: numbers, limit, priorPoints },
    );
    const best = search.run();
    this.#compared += search.compared;
    return best.map((position) => this.#match(position, onHand));
  }

  #match(position: number, onHand: ReadonlySet<FoodKey>): IngredientMatch {
    const { starts, needs, weights } = this.#packed;
    const [matched, missing, assumed]: [FoodKey[], FoodKey[], FoodKey[]] = [[], [], []];
    const end = starts[position + 1] as number;
    for (let i = starts[position] as number; i < end; i++) {
      const need = needs[i] as number;
      const food = this.#foods[need >> NUMBER_SHIFT] as FoodKey;
      if (weights[need >> NUMBER_SHIFT] === 0) assumed.push(food);
      else if (onHand.has(food)) matched.push(food);
      else if ((need & OPTIONAL) === 0) missing.push(food);
    }
    return { id: this.#ids.at(position), matched, missing, assumed };
  }
}

/** Packs recipes into an {@linkcode IngredientIndex}, one at a time, so that they need not all be in memory at once. */
export class IngredientIndexBuilder {
  readonly #ids = new PackedIdsBuilder();
  readonly #roleOf: (food: FoodKey) => FoodRole;
  readonly #foods: FoodKey[] = [];
  readonly #weights: number[] = [];
  readonly #codes = new Map<FoodKey, number>();
  readonly #starts = new GrowableTypedArray((length) => new Uint32Array(length));
  readonly #needs = new GrowableTypedArray((length) => new Uint16Array(length));

  /** @param options.roleOf a food's role; see {@linkcode FoodTable.roleOf}. */
  constructor({ roleOf }: { roleOf: (food: FoodKey) => FoodRole }) {
    this.#roleOf = roleOf;
    this.#starts.push(0);
  }

  /**
   * Add recipes by time, then by id: results with equal scores stay in this order.
   *
   * @throws {RangeError} if a recipe requires more than about 120 foods, all recipes have more than 32,768 foods, or the id
   *   is invalid.
   */
  add({ id, required, optional }: RecipeNeeds): void {
    const needed = new Set(required);
    const extra = new Set(optional.filter((food) => !needed.has(food)));
    const points = [...needed].reduce((sum, food) => sum + POINTS[this.#roleOf(food)], 0);
    if (points > POINTS_MAX) throw new RangeError(`Cannot index ${id}: it has too many needs`);
    this.#ids.add(id);
    for (const food of needed) this.#needs.push(this.#codeOf(food));
    for (const food of extra) this.#needs.push(this.#codeOf(food) | OPTIONAL);
    this.#starts.push(this.#needs.length);
  }

  build(): IngredientIndex {
    const needs = this.#needs.packed();
    const byFrequency = this.#numbersByFrequency(needs);
    const renumbered = new Uint16Array(byFrequency.length);
    byFrequency.forEach((old, number) => {
      renumbered[old] = number;
    });
    for (let i = 0; i < needs.length; i++) {
      const need = needs[i] as number;
      needs[i] = ((renumbered[need >> NUMBER_SHIFT] as number) << NUMBER_SHIFT) | (need & OPTIONAL);
    }
    return new IngredientIndex({
      ids: this.#ids.build(),
      foods: byFrequency.map((number) => this.#foods[number] as FoodKey),
      weights: Uint8Array.from([...byFrequency.map((number) => this.#weights[number] as number), 0]),
      starts: this.#starts.packed(),
      needs,
    });
  }

  /** The rarest first. */
  #numbersByFrequency(needs: Uint16Array): number[] {
    const counts = new Uint32Array(this.#foods.length);
    for (const need of needs) {
      const number = need >> NUMBER_SHIFT;
      if ((need & OPTIONAL) === 0) counts[number] = (counts[number] as number) + 1;
    }
    return [...counts.keys()].sort((a, b) => (counts[a] as number) - (counts[b] as number));
  }

  #codeOf(food: FoodKey): number {
    const known = this.#codes.get(food);
    if (known !== undefined) return known;
    if (this.#foods.length === FOODS_MAX) throw new RangeError(`Cannot index more than ${FOODS_MAX} foods`);
    const number = this.#foods.push(food) - 1;
    this.#weights.push(POINTS[this.#roleOf(food)]);
    const code = number << NUMBER_SHIFT;
    this.#codes.set(food, code);
    return code;
  }
}
