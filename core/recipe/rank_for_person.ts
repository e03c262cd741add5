import type { Candidate, PersonalRecipe } from "./personal_recipes.ts";

// A favourite weighs as much as two preferences, four or five stars as much as one; one or two stars outweigh three.
const FAVOURITE = 2;
const LIKED = 1;
const DISLIKED = -3;

/**
 * Best match first: preferences, favourites and the person's own ratings count together; what the plan already holds
 * comes after all that it does not. Equals lie in the order of variety, so the same question has the same answer.
 */
export function rankForPerson(candidates: readonly Candidate[]): PersonalRecipe[] {
  return [...candidates]
    .sort(
      (a, b) =>
        Number(a.planned) - Number(b.planned) ||
        scoreOf(b) - scoreOf(a) ||
        a.variety - b.variety ||
        (a.id < b.id ? -1 : 1),
    )
    .map(({ id, name, mainImage, kcal, totalMinutes, favourite }) => ({
      id,
      name,
      mainImage,
      kcal,
      totalMinutes,
      favourite,
    }));
}

function scoreOf({ matchedPreferences, favourite, stars }: Candidate): number {
  return matchedPreferences + (favourite ? FAVOURITE : 0) + weightOf(stars);
}

function weightOf(stars: number | undefined): number {
  if (stars === undefined || stars === 3) return 0;
  return stars > 3 ? LIKED : DISLIKED;
}
