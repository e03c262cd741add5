import { type FoodKey, PRINCIPAL_KINDS, type PrincipalKind } from "../food/mod.ts";
import type { CalendarDate } from "../shared/mod.ts";
import { diversify, NO_CUISINE } from "./diversify.ts";
import type { Candidate, PersonalRecipe } from "./personal_recipes.ts";
import { distanceInShuffle } from "./shuffled_order.ts";
import { SimilarLiked } from "./similar_liked.ts";

// A favourite weighs as much as two preferences, four or five stars as much as one; one or two stars outweigh three.
const FAVOURITE = 2;
const LIKED = 1;
const DISLIKED = -3;
/** For a recipe similar to a liked one. Less than a preference, which the person chose. */
const SIMILAR = 0.75;
/** For another recipe of a liked cuisine. */
const OF_LIKED_CUISINE = 0.5;

/** For a dish that is not vegetarian if all liked ones are, and for a kind of which two are disliked. */
const UNWANTED = -2;
const KIND_DISLIKED = -1.5;

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
 * first ten, at most two of them favourites. Each preference is met among the first twelve. Equal recipes follow the shuffled order from `shuffleStart` on, so that the
 * same input has the same result.
 */
export function rankForPerson(
  candidates: readonly Candidate[],
  { shuffleStart, recentFrom, limit }: RankOptions,
): PersonalRecipe[] {
  const taste = tasteOf(candidates);
  const ranked = candidates
    .filter(({ lastPlanned }) => lastPlanned === undefined || lastPlanned < recentFrom)
    .map((candidate) => {
      const similarTo = taste.liked.find(candidate);
      const distance = distanceInShuffle(candidate.shufflePosition, shuffleStart);
      return { candidate, similarTo, distance, score: scoreOf(candidate, { similarTo, taste }) };
    })
    .sort((a, b) => b.score - a.score || a.distance - b.distance || (a.candidate.id < b.candidate.id ? -1 : 1));
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

/** Preferences that are derived from the person's favourites and ratings. */
interface Taste {
  /** Their favourites and the recipes with four or five stars, by id. */
  readonly liked: SimilarLiked;
  /** Whether everything that they like is vegetarian. */
  readonly isVegetarian: boolean;
  readonly dislikedKinds: ReadonlySet<PrincipalKind | undefined>;
  /** Cuisines of at least two liked recipes. */
  readonly likedCuisines: ReadonlySet<string>;
}

/** Properties that a recipe shares with liked ones. */
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
    liked: new SimilarLiked(liked, { without: commonFoodsOf(candidates) }),
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
  };
}

function commonFoodsOf(candidates: readonly Candidate[]): ReadonlySet<FoodKey> {
  const counts = countEach(candidates.flatMap(({ principalFoods }) => principalFoods));
  const limit = Math.max(10, candidates.length * COMMON_SHARE);
  return new Set([...counts].filter(([, count]) => count > limit).map(([food]) => food));
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

/** The part of the score that is most informative for the person, as text for the card. */
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
