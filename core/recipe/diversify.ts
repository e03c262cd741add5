import type { Preference } from "../account/mod.ts";
import type { Candidate } from "./personal_recipes.ts";
import { KINDS_OF_DISH } from "./similar_liked.ts";

// Casts of indexed values are sound: every index is within its table.

/** The catalogue's word for no cuisine in particular. */
export const NO_CUISINE = "International";

/** Number of the next best recipes among which one that differs from its neighbours may be moved forward. */
const WINDOW = 20;
/** Costs, in places of the ranking, of a lower score and of similarity to the recipes before. */
const COSTS = { lowerScore: 6, similarToLast: 3, similarToOneBefore: 0.5, thirdOfAKind: 12, oneTooMany: 9 };

/** The criteria of the first screen: at most two favourites, and few recipes that have much in common. */
const FIRST = { recipes: 10, favourites: 2, alike: 3 };

/** Among how many recipes each preference of the person is met. */
const PREFERENCES_WITHIN = 12;

/** A recipe with its score for a person. */
export interface Scored {
  readonly candidate: Candidate;
  readonly score: number;
}

/** A recipe that is not in the list yet. */
interface Waiting<Each> extends Scored {
  readonly each: Each;
  /** Its common traits with the recipe that was the last one when the list had `comparedAt` recipes. */
  common: number;
  comparedAt: number;
}

/**
 * The first ones, in their order, except that a recipe moves forward that differs more from the ones before it, or is the
 * first to meet a preference.
 */
export function diversify<Each extends Scored>(ranked: readonly Each[], limit: number): Each[] {
  const waiting = ranked.map((each): Waiting<Each> => {
    const { candidate, score } = each;
    return { each, candidate, score, common: 0, comparedAt: 0 };
  });
  const result: Waiting<Each>[] = [];
  const unmet = new Set(ranked.filter(isWelcome).flatMap(({ candidate }) => candidate.matchedPreferences));
  while (waiting.length > 0 && result.length < limit) {
    const isDue = result.length < PREFERENCES_WITHIN && unmet.size >= PREFERENCES_WITHIN - result.length;
    const due = isDue ? waiting.filter((each) => isWelcome(each) && meetsOneOf(each, unmet)) : [];
    const next = nextOf(due.length > 0 ? due : waiting, result);
    waiting.splice(waiting.indexOf(next), 1);
    result.push(next);
    for (const preference of next.candidate.matchedPreferences) unmet.delete(preference);
  }
  return result.map(({ each }) => each);
}

/** Not one that the person has rated badly. */
function isWelcome({ score }: Scored): boolean {
  return score > 0;
}

function meetsOneOf({ candidate }: Scored, preferences: ReadonlySet<Preference>): boolean {
  return candidate.matchedPreferences.some((preference) => preferences.has(preference));
}

function nextOf<Each>(waiting: readonly Waiting<Each>[], result: readonly Waiting<Each>[]): Waiting<Each> {
  const last = result.at(-1)?.candidate;
  const oneBefore = result.at(-2)?.candidate;
  const first = result.length < FIRST.recipes ? result.map(({ candidate }) => candidate) : [];
  const eligible = eligibleOf(waiting, first);
  let next = eligible[0] as Waiting<Each>;
  let lowestCost = Number.POSITIVE_INFINITY;
  for (let place = 0; place < eligible.length && place < WINDOW; place++) {
    const each = eligible[place] as Waiting<Each>;
    const { candidate } = each;
    // A recipe that was in the last window too was compared with the one that is now the one before.
    const similarToOneBefore = each.comparedAt === result.length - 1 ? each.common : similarity(candidate, oneBefore);
    each.common = similarity(candidate, last);
    each.comparedAt = result.length;
    const cost =
      place -
      COSTS.lowerScore * each.score +
      COSTS.similarToLast * each.common +
      COSTS.similarToOneBefore * similarToOneBefore +
      (isThirdOfAKind(candidate, last, oneBefore) ? COSTS.thirdOfAKind : 0) +
      COSTS.oneTooMany * crowdedProperties(candidate, first);
    if (cost >= lowestCost) continue;
    next = each;
    lowestCost = cost;
  }
  return next;
}

/** The recipes of which the next one is chosen. While others are left, the first ones have two favourites and three of a cuisine at most. */
function eligibleOf<Each extends Scored>(waiting: readonly Each[], first: readonly Candidate[]): readonly Each[] {
  if (first.length === 0) return waiting;
  const isFull = first.filter(({ favourite }) => favourite).length >= FIRST.favourites;
  const others = isFull ? waiting.filter(({ candidate }) => !candidate.favourite) : waiting;
  const crowded = new Set(first.filter((one) => isCrowded(first, one, isSameCuisine)).map(({ cuisine }) => cuisine));
  const varied = crowded.size === 0 ? others : others.filter(({ candidate }) => !crowded.has(candidate.cuisine));
  return [varied, others].find((some) => some.length > 0) ?? waiting;
}

type Comparison = (one: Candidate, other: Candidate) => boolean;

function isThirdOfAKind(candidate: Candidate, last: Candidate | undefined, oneBefore: Candidate | undefined): boolean {
  if (!last || !oneBefore) return false;
  return (
    (isSameKind(candidate, last) && isSameKind(candidate, oneBefore)) ||
    (isSameCuisine(candidate, last) && isSameCuisine(candidate, oneBefore))
  );
}

const PROPERTIES: readonly Comparison[] = [isSameDish, isSameKind, isOfSameFood, isOfSameType];

/** How many properties a dish shares with three of the first ones. */
function crowdedProperties(candidate: Candidate, first: readonly Candidate[]): number {
  if (first.length < FIRST.alike) return 0;
  let count = 0;
  for (const isShared of PROPERTIES) if (isCrowded(first, candidate, isShared)) count += 1;
  return count;
}

function isCrowded(first: readonly Candidate[], candidate: Candidate, isShared: Comparison): boolean {
  let count = 0;
  for (const each of first) if (isShared(candidate, each)) count += 1;
  return count >= FIRST.alike;
}

/** How many properties two dishes share of dish type, kind of dish, cuisine, main component and principal food. */
function similarity(one: Candidate, other: Candidate | undefined): number {
  if (!other) return 0;
  return (
    Number(haveCommon(one.dishTypes, other.dishTypes)) +
    Number(isSameDish(one, other)) +
    Number(isSameCuisine(one, other)) +
    Number(isSameKind(one, other)) +
    Number(isOfSameFood(one, other))
  );
}

function isSameCuisine(one: Candidate, other: Candidate): boolean {
  return one.cuisine === other.cuisine && one.cuisine !== NO_CUISINE;
}

function isOfSameFood(one: Candidate, other: Candidate): boolean {
  return haveCommon(one.principalFoods, other.principalFoods);
}

/** Whether both are soups, or of another type that most dishes do not have and the person did not ask for. */
function isOfSameType({ dishTypes, matchedPreferences }: Candidate, other: Candidate): boolean {
  const wanted: readonly string[] = matchedPreferences;
  return dishTypes.some((type) => type !== "main dish" && !wanted.includes(type) && other.dishTypes.includes(type));
}

/** Whether both are curries, or both are pies. */
function isSameDish(one: Candidate, other: Candidate): boolean {
  return haveCommon(one.keywords, other.keywords, KINDS_OF_DISH);
}

function isSameKind(one: Candidate, other: Candidate): boolean {
  return one.principalKind !== undefined && one.principalKind === other.principalKind;
}

/** Whether two short lists have a value in common, among the `first` values of each. */
function haveCommon<Value>(one: readonly Value[], other: readonly Value[], first = Number.POSITIVE_INFINITY): boolean {
  const [ofOne, ofOther] = [Math.min(one.length, first), Math.min(other.length, first)];
  for (let i = 0; i < ofOne; i++) for (let j = 0; j < ofOther; j++) if (one[i] === other[j]) return true;
  return false;
}
