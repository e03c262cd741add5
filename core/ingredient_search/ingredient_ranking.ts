import { BestOf } from "./best_of.ts";
import {
  type IngredientPostings,
  listCode,
  NUMBER_SHIFT,
  type PackedNeeds,
  POINTS_BITS,
  POINTS_MAX,
} from "./ingredient_postings.ts";

// Casts of indexed values are sound: every index is within its table.

export interface IngredientRankingOptions {
  /** Numbers of the foods that are on hand. */
  readonly onHand: readonly number[];
  readonly limit: number;
  /** Added to every recipe's total before its share is computed. */
  readonly priorPoints: number;
}

/** If more recipes than these have to be looked at, it is faster to add up the points of all. */
const COMPARED_MAX = { atLeast: 20, shareOfAll: 1 / 200 };

/** The foods that are on hand, in points. */
interface PointsOnHand {
  /** For each need its points if it is on hand, otherwise 0. */
  readonly ofNeed: Uint8Array;
  /** The same for each food, and for the number after the last food. */
  readonly ofFood: Uint8Array;
  /** The sum over all more frequent foods. */
  readonly moreFrequent: Uint32Array;
}

/**
 * One search for the recipes of which the largest share is on hand. A recipe is found by the rarest of its foods on hand, so it
 * lacks all rarer ones. Its posting also names the next two foods. Together they limit the share that can be on hand, and
 * rule out nearly all recipes without a look at them: for common foods all but some hundred of a million.
 */
export class IngredientRanking {
  readonly #packed: PackedNeeds;
  readonly #postings: IngredientPostings;
  readonly #matched: Uint8Array;
  readonly #onHand: readonly number[];
  readonly #points: PointsOnHand;
  readonly #priorPoints: number;
  readonly #limit: number;
  readonly #comparedMax: number;
  #best: BestOf;
  #compared = 0;

  constructor(
    { packed, postings, matched }: { packed: PackedNeeds; postings: IngredientPostings; matched: Uint8Array },
    { onHand, limit, priorPoints }: IngredientRankingOptions,
  ) {
    this.#packed = packed;
    this.#postings = postings;
    this.#matched = matched;
    this.#onHand = onHand;
    this.#points = pointsOnHand(onHand, packed.weights);
    this.#priorPoints = priorPoints;
    this.#limit = limit;
    this.#comparedMax = Math.max(COMPARED_MAX.atLeast, postings.totals.length * COMPARED_MAX.shareOfAll);
    this.#best = new BestOf(limit);
  }

  /** How many recipes were looked at. */
  get compared(): number {
    return this.#compared;
  }

  /** Positions of the best recipes, the best first. */
  run(): readonly number[] {
    // First the recipes that are not known to lack anything more. Good results rule out most of the others.
    this.#compareLikely({ areLacking: false });
    this.#compareLikely({ areLacking: true });
    if (this.#compared > this.#comparedMax) this.#compareAll();
    return this.#best.numbers();
  }

  #compareLikely({ areLacking }: { areLacking: boolean }): void {
    const rest = this.#onHand.map((food) => ({ food, ...this.#postings.listsOf(food) }));
    const { mostPoints } = this.#postings;
    // A recipe lacks at least these points, besides those of rarer foods.
    const lacking = Number(areLacking);
    for (let rarer = 0; rarer < mostPoints; rarer++) {
      if (this.#share(mostPoints - rarer - lacking, mostPoints) < this.#best.lowestScore) return;
      // The largest dishes first: if the same foods are missing, the largest dish has the largest share on hand.
      for (let total = mostPoints; total > rarer; total--) {
        if (total - rarer - lacking < this.#leastPoints(total)) break;
        const code = listCode(rarer, total);
        for (const lists of rest) {
          while (lists.first < lists.end && this.#postings.codeOf(lists.first) < code) lists.first++;
          if (lists.first === lists.end || this.#postings.codeOf(lists.first) !== code) continue;
          this.#compareList(lists.first, { food: lists.food, rarer, total, areLacking });
          if (this.#compared > this.#comparedMax) return;
        }
      }
    }
  }

  #compareAll(): void {
    const { positions, totals } = this.#postings;
    const matched = this.#matched.fill(0);
    for (const food of this.#onHand) {
      const { start, end } = this.#postings.recipesOf(food);
      const points = this.#packed.weights[food] as number;
      for (let i = start; i < end; i++) {
        const position = positions[i] as number;
        matched[position] = (matched[position] as number) + points;
      }
    }
    this.#best = new BestOf(this.#limit);
    const needed = this.#leastPointsOfBest();
    for (let position = 0; position < matched.length; position++) {
      const points = matched[position] as number;
      const total = totals[position] as number;
      if (points < (needed[total] as number)) continue;
      const share = this.#share(points, total);
      if (this.#best.accepts(position, share)) this.#best.add(position, share);
    }
    this.#compared += totals.length;
  }

  /** For each total the least points on hand that are enough to be among the best. */
  #leastPointsOfBest(): Uint16Array {
    const { totals, mostPoints } = this.#postings;
    const counts = new Uint32Array((mostPoints + 1) << POINTS_BITS);
    for (let position = 0; position < totals.length; position++) {
      // Also counts recipes without a match: a branch here is mispredicted so often that it doubles the time.
      const score = ((this.#matched[position] as number) << POINTS_BITS) | (totals[position] as number);
      counts[score] = (counts[score] as number) + 1;
    }
    const least = new Uint16Array(POINTS_MAX + 1).fill(POINTS_MAX + 1);
    let found = 0;
    let lowest = 0;
    for (const { matched, total, share } of this.#scoresByShare(counts)) {
      if (found >= this.#limit && share < lowest) break;
      lowest = share;
      least[total] = matched;
      found += counts[(matched << POINTS_BITS) | total] as number;
    }
    return least;
  }

  /** The best first, without recipes of which nothing is on hand. */
  #scoresByShare(counts: Uint32Array): { matched: number; total: number; share: number }[] {
    const scores: { matched: number; total: number; share: number }[] = [];
    for (let score = 1 << POINTS_BITS; score < counts.length; score++) {
      if (counts[score] === 0) continue;
      const [matched, total] = [score >> POINTS_BITS, score & POINTS_MAX];
      scores.push({ matched, total, share: this.#share(matched, total) });
    }
    return scores.sort((a, b) => b.share - a.share);
  }

  #compareList(
    list: number,
    { food, rarer, total, areLacking }: { food: number; rarer: number; total: number; areLacking: boolean },
  ): void {
    const { positions, next, afterNext } = this.#postings;
    const { weights } = this.#packed;
    const { ofFood, moreFrequent } = this.#points;
    const needed = this.#leastPoints(total);
    const own = weights[food] as number;
    const following = total - rarer - own;
    if (own + Math.min(following, moreFrequent[food] as number) < needed) return;
    const end = this.#postings.startOf(list + 1);
    for (let i = this.#postings.startOf(list); i < end; i++) {
      const one = next[i] as number;
      const two = afterNext[i] as number;
      const known = (weights[one] as number) + (weights[two] as number);
      const knownOnHand = (ofFood[one] as number) + (ofFood[two] as number);
      if (known > knownOnHand !== areLacking) continue;
      const most = own + knownOnHand + Math.min(following - known, moreFrequent[two] as number);
      if (most >= needed) this.#compare(positions[i] as number, { food, total });
    }
  }

  #compare(position: number, { food, total }: { food: number; total: number }): void {
    this.#compared++;
    const matched = this.#matchedPoints(position, food);
    if (matched === 0) return;
    const share = this.#share(matched, total);
    if (this.#best.accepts(position, share)) this.#best.add(position, share);
  }

  /** Points of a recipe's foods on hand; 0 if one of them is rarer than this food, because that one finds the recipe too. */
  #matchedPoints(position: number, food: number): number {
    const { starts, needs } = this.#packed;
    const end = starts[position + 1] as number;
    let matched = 0;
    for (let i = starts[position] as number; i < end; i++) {
      const need = needs[i] as number;
      const points = this.#points.ofNeed[need] as number;
      if (points > 0 && need >> NUMBER_SHIFT < food) return 0;
      matched += points;
    }
    return matched;
  }

  /** Higher is better. A recipe that lacks nothing is above all others. */
  #share(matched: number, total: number): number {
    return Number(matched === total) + matched / (total + this.#priorPoints);
  }

  /** A recipe with fewer points on hand is not among the best; perhaps nor is one with as many. */
  #leastPoints(total: number): number {
    const lowest = this.#best.lowestScore;
    if (lowest > this.#share(total, total)) return Number.POSITIVE_INFINITY;
    // Rounded down further than a division can be inexact.
    return Math.min(total, Math.ceil(lowest * (total + this.#priorPoints) - 1e-6));
  }
}

function pointsOnHand(onHand: readonly number[], weights: Uint8Array): PointsOnHand {
  const ofNeed = new Uint8Array(weights.length << NUMBER_SHIFT);
  const ofFood = new Uint8Array(weights.length);
  for (const food of onHand) {
    ofFood[food] = weights[food] as number;
    ofNeed[food << NUMBER_SHIFT] = weights[food] as number;
  }
  const moreFrequent = new Uint32Array(weights.length);
  for (let food = weights.length - 2; food >= 0; food--) {
    moreFrequent[food] = (moreFrequent[food + 1] as number) + (ofFood[food + 1] as number);
  }
  return { ofNeed, ofFood, moreFrequent };
}
