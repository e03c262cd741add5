import type { CalendarDate } from "../shared/mod.ts";
import type { Candidate, PersonalRecipe } from "./personal_recipes.ts";
import { type FoodKey, PRINCIPAL_KINDS, type PrincipalKind } from "./recipe.ts";
import { distanceInShuffle } from "./shuffled_order.ts";

// A favourite weighs as much as two preferences, four or five stars as much as one; one or two stars outweigh three.
const FAVOURITE = 2;
const LIKED = 1;
const DISLIKED = -3;
/** For a recipe similar to a liked one. Less than a preference, which the person chose. */
const SIMILAR = 0.75;
/** For another recipe of a liked cuisine. */
const OF_LIKED_CUISINE = 0.5;
/** The catalogue's word for no cuisine in particular. */
export const NO_CUISINE = "International";

/** For a dish that is not vegetarian if all liked ones are, and for a kind of which two are disliked. */
const UNWANTED = -2;
const KIND_DISLIKED = -1.5;

/** Number of the next best recipes among which one that differs from its neighbours may be moved forward. */
const WINDOW = 20;
/** Costs, in places of the ranking, of a lower score and of similarity to the recipes before. */
const COSTS = { lowerScore: 6, similarToLast: 3, similarToOneBefore: 0.5, thirdOfAKind: 12, oneTooMany: 9 };

/** What the first screen shows: of its recipes at most two favourites, and few that have much in common. */
const FIRST = { recipes: 10, favourites: 2, alike: 3 };

/** Options of {@linkcode rankForPerson}. */
export interface RankOptions {
  /** Position in the shuffled order at which the list begins. */
  readonly shuffleStart: number;
  /** Recipes that the person has planned for this day or a later one are left out. */
  readonly recentFrom: CalendarDate;
  /** How many recipes to return. */
  readonly limit: number;
}

/**
 * Ranks recipes for a person, best match first, by preferences, favourites, ratings and similarity to liked recipes.
 * Without recently planned ones. Neighbours differ in kind, cuisine and principal foods if there is a choice, and so do the
 * first ten, at most two of them favourites. Equal recipes follow the shuffled order from `shuffleStart` on, so that the
 * same input has the same result.
 */
export function rankForPerson(
  candidates: readonly Candidate[],
  { shuffleStart, recentFrom, limit }: RankOptions,
): PersonalRecipe[] {
  const taste = tasteOf(candidates);
  const ranked = candidates
    .filter(({ lastPlanned }) => lastPlanned === undefined || lastPlanned < recentFrom)
    .map((candidate) => ({ candidate, similarTo: findSimilarLiked(candidate, taste) }))
    .map(({ candidate, similarTo }) => ({ candidate, similarTo, score: scoreOf(candidate, { similarTo, taste }) }))
    .sort(
      (a, b) =>
        b.score - a.score ||
        distanceInShuffle(a.candidate.shufflePosition, shuffleStart) -
          distanceInShuffle(b.candidate.shufflePosition, shuffleStart) ||
        (a.candidate.id < b.candidate.id ? -1 : 1),
    );
  return diversify(ranked, limit).map(({ candidate, similarTo }) => ({
    id: candidate.id,
    name: candidate.name,
    mainImage: candidate.mainImage,
    kcal: candidate.kcal,
    totalMinutes: candidate.totalMinutes,
    favourite: candidate.favourite,
    reason: explainRank(candidate, { similarTo, taste }),
  }));
}

/** What follows from the person's favourites and ratings. */
interface Taste {
  /** Their favourites and the recipes with four or five stars, by id. */
  readonly liked: readonly Candidate[];
  /** Whether everything that they like is vegetarian. */
  readonly isVegetarian: boolean;
  readonly dislikedKinds: ReadonlySet<PrincipalKind | undefined>;
  /** Cuisines of at least two liked recipes. */
  readonly likedCuisines: ReadonlySet<string>;
  /** The liked recipes with a food. Without foods of so many dishes that sharing one means nothing. */
  readonly likedByFood: ReadonlyMap<FoodKey, readonly Candidate[]>;
}

/** What a recipe shares with what the person likes. */
interface Resemblance {
  readonly similarTo: Candidate | undefined;
  readonly taste: Taste;
}

/** Number of recipes from which on a common property counts as a rule. */
const RULE_MIN = 2;
const COMMON_SHARE = 0.1;

function tasteOf(candidates: readonly Candidate[]): Taste {
  const liked = candidates
    .filter(({ favourite, stars = 0 }) => favourite || stars > 3)
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const disliked = candidates.filter(({ stars = 3 }) => stars < 3);
  return {
    liked,
    isVegetarian: liked.length >= RULE_MIN && liked.every(({ diets }) => diets.includes("vegetarian")),
    dislikedKinds: new Set(
      PRINCIPAL_KINDS.filter(
        (kind) => disliked.filter(({ principalKind }) => principalKind === kind).length >= RULE_MIN,
      ),
    ),
    likedCuisines: new Set(
      [...countEach(liked.map(({ cuisine }) => cuisine))]
        .filter(([cuisine, count]) => cuisine !== NO_CUISINE && count >= RULE_MIN)
        .map(([cuisine]) => cuisine),
    ),
    likedByFood: groupByFood(liked, { without: commonFoodsOf(candidates) }),
  };
}

function commonFoodsOf(candidates: readonly Candidate[]): ReadonlySet<FoodKey> {
  const counts = countEach(candidates.flatMap(({ principalFoods }) => principalFoods));
  const limit = Math.max(10, candidates.length * COMMON_SHARE);
  return new Set([...counts].filter(([, count]) => count > limit).map(([food]) => food));
}

function groupByFood(
  recipes: readonly Candidate[],
  { without }: { without: ReadonlySet<FoodKey> },
): ReadonlyMap<FoodKey, readonly Candidate[]> {
  const groups = new Map<FoodKey, Candidate[]>();
  for (const recipe of recipes) {
    for (const food of recipe.principalFoods.filter((each) => !without.has(each))) {
      groups.set(food, [...(groups.get(food) ?? []), recipe]);
    }
  }
  return groups;
}

function countEach<Value>(values: readonly Value[]): Map<Value, number> {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function scoreOf(candidate: Candidate, { similarTo, taste }: Resemblance): number {
  const { matchedPreferences, favourite, stars, diets, principalKind, cuisine } = candidate;
  const { isVegetarian, dislikedKinds, likedCuisines } = taste;
  const isUnwanted = isVegetarian && !diets.includes("vegetarian");
  const isOfDislikedKind = stars === undefined && dislikedKinds.has(principalKind);
  return (
    matchedPreferences.length +
    (favourite ? FAVOURITE : 0) +
    weightOf(stars) +
    (similarTo ? SIMILAR : likedCuisines.has(cuisine) ? OF_LIKED_CUISINE : 0) +
    (isUnwanted ? UNWANTED : 0) +
    (isOfDislikedKind ? KIND_DISLIKED : 0)
  );
}

function weightOf(stars = 3): number {
  return stars > 3 ? LIKED : stars < 3 ? DISLIKED : 0;
}

/**
 * The first liked recipe that this one is similar to: they share two foods that few dishes have, or the cuisine and one
 * such food, kind of dish or main component.
 */
function findSimilarLiked(candidate: Candidate, { liked, likedByFood }: Taste): Candidate | undefined {
  const sharing = candidate.principalFoods.flatMap((food) => likedByFood.get(food) ?? []);
  return liked.find((each) => {
    const isSimilar =
      each.cuisine === candidate.cuisine
        ? sharing.includes(each) || isSameDish(each, candidate) || isSameKind(each, candidate)
        : sharing.indexOf(each) !== sharing.lastIndexOf(each);
    return isSimilar && each.id !== candidate.id;
  });
}

interface Scored {
  readonly candidate: Candidate;
  readonly score: number;
}

/** The first ones, in their order, except that a recipe moves forward that differs more from the ones before it. */
function diversify<Each extends Scored>(ranked: readonly Each[], limit: number): Each[] {
  const waiting = [...ranked];
  const result: Each[] = [];
  while (waiting.length > 0 && result.length < limit) {
    const [last, oneBefore] = [result.at(-1)?.candidate, result.at(-2)?.candidate];
    const first = result.length < FIRST.recipes ? result.map(({ candidate }) => candidate) : [];
    const next = nextOf(waiting, first);
    const costs = next.map(({ candidate, score }, place) => {
      const isThird =
        last &&
        oneBefore &&
        ((isSameKind(candidate, last) && isSameKind(candidate, oneBefore)) ||
          (isSameCuisine(candidate, last) && isSameCuisine(candidate, oneBefore)));
      return (
        place -
        COSTS.lowerScore * score +
        COSTS.similarToLast * similarity(candidate, last) +
        COSTS.similarToOneBefore * similarity(candidate, oneBefore) +
        (isThird ? COSTS.thirdOfAKind : 0) +
        COSTS.oneTooMany * crowdedProperties(candidate, first)
      );
    });
    const chosen = next[costs.indexOf(Math.min(...costs))] as Each;
    waiting.splice(waiting.indexOf(chosen), 1);
    result.push(chosen);
  }
  return result;
}

/** The next best recipes. While others are left, the first ones have two favourites and three of a cuisine at most. */
function nextOf<Each extends Scored>(waiting: readonly Each[], first: readonly Candidate[]): readonly Each[] {
  if (first.length === 0) return waiting.slice(0, WINDOW);
  const isFull = first.filter(({ favourite }) => favourite).length >= FIRST.favourites;
  const others = isFull ? waiting.filter(({ candidate }) => !candidate.favourite) : waiting;
  const varied = others.filter(({ candidate }) => !isCrowded(first, (each) => isSameCuisine(candidate, each)));
  const best = [varied, others, waiting].find((some) => some.length > 0);
  return (best ?? []).slice(0, WINDOW);
}

/** How many properties a dish shares with three of the first ones. */
function crowdedProperties(candidate: Candidate, first: readonly Candidate[]): number {
  const properties = [isSameDish, isSameKind, isOfSameFood, isOfSameType];
  return properties.filter((isShared) => isCrowded(first, (each) => isShared(candidate, each))).length;
}

function isCrowded(first: readonly Candidate[], isAlike: (each: Candidate) => boolean): boolean {
  return first.filter(isAlike).length >= FIRST.alike;
}

/** How many properties two dishes share of dish type, kind of dish, cuisine, main component and principal food. */
function similarity(one: Candidate, other: Candidate | undefined): number {
  if (!other) return 0;
  return (
    Number(one.dishTypes.some((type) => other.dishTypes.includes(type))) +
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
  return one.principalFoods.some((food) => other.principalFoods.includes(food));
}

/** Whether both are soups, or of another type that most dishes do not have and the person did not ask for. */
function isOfSameType(one: Candidate, other: Candidate): boolean {
  const wanted: readonly string[] = ["main dish", ...one.matchedPreferences];
  return one.dishTypes.some((type) => !wanted.includes(type) && other.dishTypes.includes(type));
}

/** Whether both are curries, or both are pies: by their first keywords. */
function isSameDish(one: Candidate, other: Candidate): boolean {
  const kinds = other.keywords.slice(0, KINDS_OF_DISH);
  return one.keywords.slice(0, KINDS_OF_DISH).some((kind) => kinds.includes(kind));
}

const KINDS_OF_DISH = 2;

function isSameKind(one: Candidate, other: Candidate): boolean {
  return one.principalKind !== undefined && one.principalKind === other.principalKind;
}

/** The part of the score that tells the person most, as text for the card. */
function explainRank(
  { favourite, stars, matchedPreferences, cuisine, lastPlanned }: Candidate,
  { similarTo, taste }: Resemblance,
): string {
  if (favourite) return "One of your favourites";
  if (stars !== undefined && stars > 3) return `You gave it ${stars} stars`;
  if (similarTo) return `Because you like ${similarTo.name}`;
  if (taste.likedCuisines.has(cuisine)) return `Because you like ${cuisine} food`;
  if (matchedPreferences.length > 0) return `Matches ${matchedPreferences.join(", ")}`;
  if (stars !== undefined) return `You gave it ${stars} ${stars === 1 ? "star" : "stars"}`;
  return lastPlanned === undefined ? "New to you" : "Not planned lately";
}
