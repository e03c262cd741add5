import type { Candidate, PersonalRecipe } from "./personal_recipes.ts";
import { afterTurn } from "./variety.ts";

// A favourite weighs as much as two preferences, four or five stars as much as one; one or two stars outweigh three.
const FAVOURITE = 2;
const LIKED = 1;
const DISLIKED = -3;
/** What is like a recipe that the person likes: less than a preference, which they chose themselves. */
const AKIN = 0.75;

/** As many of the next best are looked through for one that differs from what stands before it… */
const WINDOW = 12;
/** … unless it fits worse by as much as a preference. */
const MUCH_WORSE = 1;

/** What a person likes, by their favourites and their four and five stars. */
type Liked = readonly Candidate[];

/**
 * Best match first: preferences, favourites and the person's own ratings count together, and what is akin to a
 * favourite; what the plan already holds comes after all that it does not. Neighbours differ in kind, cuisine and
 * principal foods where there is a choice. Equals lie in the order of variety from `turn` on, so the same question
 * has the same answer.
 */
export function rankForPerson(candidates: readonly Candidate[], { turn }: { turn: number }): PersonalRecipe[] {
  const liked = candidates
    .filter(({ favourite, stars = 0 }) => favourite || stars > 3)
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const ranked = candidates
    .map((candidate) => ({ candidate, akinTo: likedLike(candidate, liked) }))
    .map((each) => ({ ...each, score: scoreOf(each.candidate) + (each.akinTo ? AKIN : 0) }))
    .sort(
      (a, b) =>
        b.score - a.score ||
        afterTurn(a.candidate.variety, turn) - afterTurn(b.candidate.variety, turn) ||
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

function scoreOf({ matchedPreferences, favourite, stars }: Candidate): number {
  return matchedPreferences.length + (favourite ? FAVOURITE : 0) + weightOf(stars);
}

function weightOf(stars: number | undefined): number {
  if (stars === undefined || stars === 3) return 0;
  return stars > 3 ? LIKED : DISLIKED;
}

/** The first liked recipe that shares two principal foods with this one, or one and the cuisine. */
function likedLike(candidate: Candidate, liked: Liked): Candidate | undefined {
  return liked.find((each) => {
    if (each.id === candidate.id) return false;
    const shared = each.principalFoods.filter((food) => candidate.principalFoods.includes(food)).length;
    return shared >= 2 || (shared === 1 && each.cuisine === candidate.cuisine);
  });
}

interface Scored {
  readonly candidate: Candidate;
  readonly score: number;
}

/** In their order, but for those that are like the one before them: of the next best, the one that differs goes ahead. */
function spread<Each extends Scored>(ranked: readonly Each[]): Each[] {
  const waiting = [...ranked];
  const laid: Each[] = [];
  while (waiting.length > 0) {
    const [before, earlier] = [laid.at(-1)?.candidate, laid.at(-2)?.candidate];
    const least = (waiting[0]?.score ?? 0) - MUCH_WORSE;
    const costs = waiting
      .slice(0, WINDOW)
      .filter(({ score }) => score > least)
      .map(({ candidate }, place) => place + 4 * likeness(candidate, before) + likeness(candidate, earlier) / 2);
    const [next] = waiting.splice(costs.indexOf(Math.min(...costs)), 1);
    if (next) laid.push(next);
  }
  return laid;
}

/** In how many ways two dishes are alike: kind, cuisine, a principal food; 0 to 3. */
function likeness(one: Candidate, other: Candidate | undefined): number {
  if (!other) return 0;
  return (
    Number(one.dishTypes.some((type) => other.dishTypes.includes(type))) +
    Number(one.cuisine === other.cuisine) +
    Number(one.principalFoods.some((food) => other.principalFoods.includes(food)))
  );
}

function reasonOf(candidate: Candidate, akinTo: Candidate | undefined): string | undefined {
  const { planned, favourite, stars = 0, matchedPreferences } = candidate;
  if (planned) return "In your plan";
  if (favourite) return "One of your favourites";
  if (stars > 3) return `You gave it ${stars} stars`;
  if (akinTo) return akinTo.favourite ? `Because you keep ${akinTo.name}` : `Because you liked ${akinTo.name}`;
  return matchedPreferences.length > 0 ? matchedPreferences.join(", ") : undefined;
}
