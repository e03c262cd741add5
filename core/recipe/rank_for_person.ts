import type { Candidate, PersonalRecipe } from "./personal_recipes.ts";
import { type FoodKey, PRINCIPAL_KINDS, type PrincipalKind } from "./recipe.ts";
import { distanceInShuffle } from "./shuffled_order.ts";

// A favourite weighs as much as two preferences, four or five stars as much as one; one or two stars outweigh three.
const FAVOURITE = 2;
const LIKED = 1;
const DISLIKED = -3;
/** For a recipe similar to a liked one. Less than a preference, which the person chose. */
const SIMILAR = 0.75;

/** For a dish that is not vegetarian if all liked ones are, and for a kind of which two are disliked. */
const UNWANTED = -2;
const KIND_DISLIKED = -1.5;

/** Number of the next best recipes among which one that differs from its neighbours may be moved forward. */
const WINDOW = 20;
/** Costs, in places of the ranking, of a lower score and of similarity to the recipes before. */
const COSTS = { lowerScore: 6, similarToLast: 3, similarToOneBefore: 0.5, thirdOfAKind: 12 };

/**
 * Ranks recipes for a person, best match first, by preferences, favourites, ratings and similarity to liked recipes.
 * Planned recipes come last. Neighbours differ in kind, cuisine and principal foods if there is a choice. Equal recipes
 * follow the shuffled order from `shuffleStart` on, so that the same input has the same result.
 */
export function rankForPerson(
  candidates: readonly Candidate[],
  { shuffleStart }: { shuffleStart: number },
): PersonalRecipe[] {
  const taste = tasteOf(candidates);
  const ranked = candidates
    .map((candidate) => ({ candidate, similarTo: findSimilarLiked(candidate, taste) }))
    .map((each) => ({ ...each, score: scoreOf(each.candidate, taste) + (each.similarTo ? SIMILAR : 0) }))
    .sort(
      (a, b) =>
        b.score - a.score ||
        distanceInShuffle(a.candidate.shufflePosition, shuffleStart) -
          distanceInShuffle(b.candidate.shufflePosition, shuffleStart) ||
        (a.candidate.id < b.candidate.id ? -1 : 1),
    );
  return [
    ...diversify(ranked.filter(({ candidate }) => !candidate.planned)),
    ...diversify(ranked.filter(({ candidate }) => candidate.planned)),
  ].map(({ candidate, similarTo }) => ({
    id: candidate.id,
    name: candidate.name,
    mainImage: candidate.mainImage,
    kcal: candidate.kcal,
    totalMinutes: candidate.totalMinutes,
    favourite: candidate.favourite,
    reason: explainRank(candidate, similarTo),
  }));
}

/** What follows from the person's favourites and ratings. */
interface Taste {
  /** Their favourites and the recipes with four or five stars, by id. */
  readonly liked: readonly Candidate[];
  /** Whether everything that they like is vegetarian. */
  readonly isVegetarian: boolean;
  readonly dislikedKinds: ReadonlySet<PrincipalKind | undefined>;
  /** Foods of so many dishes that sharing one means nothing. */
  readonly commonFoods: ReadonlySet<FoodKey>;
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
    commonFoods: commonFoodsOf(candidates),
  };
}

function commonFoodsOf(candidates: readonly Candidate[]): ReadonlySet<FoodKey> {
  const counts = new Map<FoodKey, number>();
  for (const food of candidates.flatMap(({ principalFoods }) => principalFoods)) {
    counts.set(food, (counts.get(food) ?? 0) + 1);
  }
  const limit = Math.max(10, candidates.length * COMMON_SHARE);
  return new Set([...counts].filter(([, count]) => count > limit).map(([food]) => food));
}

function scoreOf(candidate: Candidate, { isVegetarian, dislikedKinds }: Taste): number {
  const { matchedPreferences, favourite, stars, diets, principalKind } = candidate;
  const isUnwanted = isVegetarian && !diets.includes("vegetarian");
  const isOfDislikedKind = stars === undefined && dislikedKinds.has(principalKind);
  return (
    matchedPreferences.length +
    (favourite ? FAVOURITE : 0) +
    weightOf(stars) +
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
function findSimilarLiked(candidate: Candidate, { liked, commonFoods }: Taste): Candidate | undefined {
  return liked.find((each) => {
    if (each.id === candidate.id) return false;
    const shared = each.principalFoods.filter(
      (food) => candidate.principalFoods.includes(food) && !commonFoods.has(food),
    ).length;
    if (each.cuisine !== candidate.cuisine) return shared >= 2;
    return shared >= 1 || isSameDish(each, candidate) || isSameKind(each, candidate);
  });
}

interface Scored {
  readonly candidate: Candidate;
  readonly score: number;
}

/** Keeps the order, but moves a recipe forward that differs more from the ones before it. */
function diversify<Each extends Scored>(ranked: readonly Each[]): Each[] {
  const waiting = [...ranked];
  const result: Each[] = [];
  while (waiting.length > 0) {
    const [last, oneBefore] = [result.at(-1)?.candidate, result.at(-2)?.candidate];
    const costs = waiting.slice(0, WINDOW).map(({ candidate, score }, place) => {
      const isThird =
        last &&
        oneBefore &&
        ((isSameKind(candidate, last) && isSameKind(candidate, oneBefore)) ||
          (candidate.cuisine === last.cuisine && candidate.cuisine === oneBefore.cuisine));
      return (
        place -
        COSTS.lowerScore * score +
        COSTS.similarToLast * similarity(candidate, last) +
        COSTS.similarToOneBefore * similarity(candidate, oneBefore) +
        (isThird ? COSTS.thirdOfAKind : 0)
      );
    });
    result.push(...waiting.splice(costs.indexOf(Math.min(...costs)), 1));
  }
  return result;
}

/** How many properties two dishes share of dish type, kind of dish, cuisine, main component and principal food. */
function similarity(one: Candidate, other: Candidate | undefined): number {
  if (!other) return 0;
  return (
    Number(one.dishTypes.some((type) => other.dishTypes.includes(type))) +
    Number(isSameDish(one, other)) +
    Number(one.cuisine === other.cuisine) +
    Number(isSameKind(one, other)) +
    Number(one.principalFoods.some((food) => other.principalFoods.includes(food)))
  );
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

function explainRank(candidate: Candidate, similarTo: Candidate | undefined): string | undefined {
  const { planned, favourite, stars = 0, matchedPreferences } = candidate;
  if (planned) return "In your plan";
  if (favourite) return "One of your favourites";
  if (stars > 3) return `You gave it ${stars} stars`;
  if (similarTo)
    return similarTo.favourite ? `Because you keep ${similarTo.name}` : `Because you liked ${similarTo.name}`;
  return matchedPreferences.length > 0 ? matchedPreferences.join(", ") : undefined;
}
