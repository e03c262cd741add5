import type { Candidate, PersonalRecipe } from "./personal_recipes.ts";
import { type FoodKey, PRINCIPAL_KINDS, type PrincipalKind } from "./recipe.ts";
import { distanceInShuffle } from "./shuffled_order.ts";

// A favourite weighs as much as two preferences, four or five stars as much as one; one or two stars outweigh three.
const FAVOURITE = 2;
const LIKED = 1;
const DISLIKED = -3;
/** What is like a recipe that the person likes: less than a preference, which they chose themselves. */
const AKIN = 0.75;

/** What is no dish of a vegetarian's, and a kind of which two were disliked: more than a preference outweighs. */
const UNWANTED = -2;
const KIND_DISLIKED = -1.5;

/** As many of the next best are looked through for one that differs from what stands before it. */
const WINDOW = 20;
/** What goes ahead of a better one costs as many places. */
const PLACES = { worse: 6, likeTheLast: 3, likeTheOneBefore: 0.5, thirdOfAKind: 12 };

/** What a person likes, by their favourites and their four and five stars. */
type Liked = readonly Candidate[];

/**
 * Best match first: preferences, favourites and the person's own ratings count together, and what is akin to a
 * favourite; what the plan already holds comes after all that it does not. Neighbours differ in kind, cuisine and
 * principal foods where there is a choice. Equals lie in the shuffled order from `shuffleStart` on, so the same question
 * has the same answer.
 */
export function rankForPerson(
  candidates: readonly Candidate[],
  { shuffleStart }: { shuffleStart: number },
): PersonalRecipe[] {
  const taste = tasteOf(candidates);
  const ranked = candidates
    .map((candidate) => ({ candidate, akinTo: likedLike(candidate, taste) }))
    .map((each) => ({ ...each, score: scoreOf(each.candidate, taste) + (each.akinTo ? AKIN : 0) }))
    .sort(
      (a, b) =>
        b.score - a.score ||
        distanceInShuffle(a.candidate.shufflePosition, shuffleStart) -
          distanceInShuffle(b.candidate.shufflePosition, shuffleStart) ||
        (a.candidate.id < b.candidate.id ? -1 : 1),
    );
  return [
    ...spread(ranked.filter(({ candidate }) => !candidate.planned)),
    ...spread(ranked.filter(({ candidate }) => candidate.planned)),
  ].map(({ candidate, akinTo }) => ({
    id: candidate.id,
    name: candidate.name,
    mainImage: candidate.mainImage,
    kcal: candidate.kcal,
    totalMinutes: candidate.totalMinutes,
    favourite: candidate.favourite,
    reason: reasonOf(candidate, akinTo),
  }));
}

/** What the person's favourites and ratings tell. */
interface Taste {
  readonly liked: Liked;
  /** Everything that they like is vegetarian. */
  readonly isVegetarian: boolean;
  readonly dislikedKinds: ReadonlySet<PrincipalKind>;
  /** Foods that so many dishes have that to share one means nothing. */
  readonly commonFoods: ReadonlySet<FoodKey>;
}

/** From so many on, favourites tell of a rule. */
const TELLING = 2;
const COMMON_SHARE = 0.1;

function tasteOf(candidates: readonly Candidate[]): Taste {
  const liked = candidates
    .filter(({ favourite, stars = 0 }) => favourite || stars > 3)
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const disliked = candidates.filter(({ stars = 3 }) => stars < 3);
  return {
    liked,
    isVegetarian: liked.length >= TELLING && liked.every(({ diets }) => diets.includes("vegetarian")),
    dislikedKinds: new Set(
      PRINCIPAL_KINDS.filter(
        (kind) => disliked.filter(({ principalKind }) => principalKind === kind).length >= TELLING,
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
  const most = Math.max(10, candidates.length * COMMON_SHARE);
  return new Set([...counts].filter(([, count]) => count > most).map(([food]) => food));
}

function scoreOf(candidate: Candidate, { isVegetarian, dislikedKinds }: Taste): number {
  const { matchedPreferences, favourite, stars, diets, principalKind } = candidate;
  const isUnwanted = isVegetarian && !diets.includes("vegetarian");
  const isOfDislikedKind = stars === undefined && principalKind !== undefined && dislikedKinds.has(principalKind);
  return (
    matchedPreferences.length +
    (favourite ? FAVOURITE : 0) +
    weightOf(stars) +
    (isUnwanted ? UNWANTED : 0) +
    (isOfDislikedKind ? KIND_DISLIKED : 0)
  );
}

function weightOf(stars: number | undefined): number {
  if (stars === undefined || stars === 3) return 0;
  return stars > 3 ? LIKED : DISLIKED;
}

/** The first liked recipe that this one is akin to: by two foods that few dishes have, or by its cuisine and one, its kind of dish or what it is built round. */
function likedLike(candidate: Candidate, { liked, commonFoods }: Taste): Candidate | undefined {
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

/** In their order, but for those that are like the ones before them: of the next best, one that differs goes ahead. */
function spread<Each extends Scored>(ranked: readonly Each[]): Each[] {
  const waiting = [...ranked];
  const laid: Each[] = [];
  while (waiting.length > 0) {
    const [last, oneBefore] = [laid.at(-1)?.candidate, laid.at(-2)?.candidate];
    const best = waiting[0]?.score ?? 0;
    const costs = waiting.slice(0, WINDOW).map(({ candidate, score }, place) => {
      const isThird =
        last &&
        oneBefore &&
        ((isSameKind(candidate, last) && isSameKind(candidate, oneBefore)) ||
          (candidate.cuisine === last.cuisine && candidate.cuisine === oneBefore.cuisine));
      return (
        place +
        PLACES.worse * (best - score) +
        PLACES.likeTheLast * likeness(candidate, last) +
        PLACES.likeTheOneBefore * likeness(candidate, oneBefore) +
        (isThird ? PLACES.thirdOfAKind : 0)
      );
    });
    const [next] = waiting.splice(costs.indexOf(Math.min(...costs)), 1);
    if (next) laid.push(next);
  }
  return laid;
}

/** In how many ways two dishes are alike: dish type, dish, cuisine, what they are built round, a principal food; 0 to 5. */
function likeness(one: Candidate, other: Candidate | undefined): number {
  if (!other) return 0;
  return (
    Number(one.dishTypes.some((type) => other.dishTypes.includes(type))) +
    Number(isSameDish(one, other)) +
    Number(one.cuisine === other.cuisine) +
    Number(isSameKind(one, other)) +
    Number(one.principalFoods.some((food) => other.principalFoods.includes(food)))
  );
}

/** Both curries, or both pies: by the keywords that come first. */
function isSameDish(one: Candidate, other: Candidate): boolean {
  const kinds = other.keywords.slice(0, KINDS_OF_DISH);
  return one.keywords.slice(0, KINDS_OF_DISH).some((kind) => kinds.includes(kind));
}

const KINDS_OF_DISH = 2;

function isSameKind(one: Candidate, other: Candidate): boolean {
  return one.principalKind !== undefined && one.principalKind === other.principalKind;
}

function reasonOf(candidate: Candidate, akinTo: Candidate | undefined): string | undefined {
  const { planned, favourite, stars = 0, matchedPreferences } = candidate;
  if (planned) return "In your plan";
  if (favourite) return "One of your favourites";
  if (stars > 3) return `You gave it ${stars} stars`;
  if (akinTo) return akinTo.favourite ? `Because you keep ${akinTo.name}` : `Because you liked ${akinTo.name}`;
  return matchedPreferences.length > 0 ? matchedPreferences.join(", ") : undefined;
}
