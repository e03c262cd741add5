import { type PreferenceStore, STRICT_PREFERENCES } from "../../../core/account/mod.ts";
import { distanceInShuffle, type Recipe, type RecipeId } from "../../../core/recipe/mod.ts";
import type { MealTime } from "../../../core/shared/mod.ts";
import {
  CANDIDATE_CHOICE,
  CANDIDATES_PER_MEAL,
  shuffleStartOf,
  type WeekCandidate,
  type WeekCandidates,
  type WeekCandidatesRequest,
} from "../../../core/week_plan/mod.ts";
import type { MemoryFoodStore } from "../food/food_store.ts";
import type { MemoryOpinionStore } from "../recipe/opinion_store.ts";
import { memoryTags } from "../recipe/personal_recipes.ts";
import type { MemoryRecipeStore } from "../recipe/recipe_store.ts";

/** The memory stores that candidates are read from. */
export interface MemoryWeekCandidatesParts {
  readonly recipes: MemoryRecipeStore;
  readonly foods: MemoryFoodStore;
  readonly opinions: MemoryOpinionStore;
  readonly preferences: Pick<PreferenceStore, "list">;
}

/** {@linkcode WeekCandidates} over the memory stores. */
export class MemoryWeekCandidates implements WeekCandidates {
  readonly #parts: MemoryWeekCandidatesParts;

  constructor(parts: MemoryWeekCandidatesParts) {
    this.#parts = parts;
  }

  async list(request: WeekCandidatesRequest): Promise<readonly WeekCandidate[]> {
    const { recipes, opinions, preferences } = this.#parts;
    const all = recipes.allFor(request.userId);
    const { stars, places } = opinions.opinionsOf(request.userId);
    const mine = await preferences.list(request.userId);
    const tagged = await memoryTags(this.#parts).listTagged(
      all.map(({ id }) => id),
      request.exclude,
    );
    const strict = STRICT_PREFERENCES.filter((preference) => mine.includes(preference));
    const toCandidate = (recipe: Recipe): WeekCandidate => ({
      recipe: weekRecipe(recipe),
      isFavourite: places.has(recipe.id),
      stars: stars.get(recipe.id),
      preferences: recipe.preferences.filter((preference) => mine.includes(preference)).length,
    });
    const allowed = all
      .filter(({ id, preferences: met }) => !tagged.has(id) && strict.every((each) => met.includes(each)))
      .map(toCandidate);
    const start = shuffleStartOf(request.seed);
    const distanceOf = (id: RecipeId) => distanceInShuffle(recipes.positionOf(id), start);
    const thoughtOf = new Set([
      ...[...places.keys()].slice(-CANDIDATE_CHOICE.opinions),
      ...[...stars.keys()].slice(-CANDIDATE_CHOICE.opinions),
    ]);
    const chosen = request.meals.flatMap((meal) => choose(allowed, { meal, request, thoughtOf, distanceOf }));
    const chosenOnce = new Map<RecipeId, { place: number; candidate: WeekCandidate }>();
    for (const { place, candidate } of chosen) {
      const known = chosenOnce.get(candidate.recipe.id);
      if (!known || place < known.place) chosenOnce.set(candidate.recipe.id, { place, candidate });
    }
    for (const recipe of all.filter(({ id }) => request.withRecipes.includes(id) && !chosenOnce.has(id))) {
      chosenOnce.set(recipe.id, { place: Infinity, candidate: toCandidate(recipe) });
    }
    return [...chosenOnce.values()]
      .sort((a, b) => a.place - b.place || (a.candidate.recipe.id < b.candidate.recipe.id ? -1 : 1))
      .map(({ candidate }) => candidate);
  }
}

interface Choosing {
  readonly meal: MealTime;
  readonly request: WeekCandidatesRequest;
  readonly thoughtOf: ReadonlySet<RecipeId>;
  readonly distanceOf: (id: RecipeId) => number;
}

/** The candidates of one meal with their places, from 1. */
function choose(
  allowed: readonly WeekCandidate[],
  { meal, request, thoughtOf, distanceOf }: Choosing,
): { place: number; candidate: WeekCandidate }[] {
  const { comparedPerCandidate, shareOfCuisine, shareOfKind, noCuisine } = CANDIDATE_CHOICE;
  const { perMeal = CANDIDATES_PER_MEAL, activeMinutesMax } = request;
  const suitable = allowed
    .filter(({ recipe: { meals = [] } }) => meals.includes(meal))
    .filter(({ recipe }) => recipe.activeMinutes <= (activeMinutesMax[meal] ?? Infinity))
    .sort((a, b) => distanceOf(a.recipe.id) - distanceOf(b.recipe.id) || (a.recipe.id < b.recipe.id ? -1 : 1));
  const compared = suitable.filter(
    ({ recipe: { id } }, index) => index < perMeal * comparedPerCandidate || thoughtOf.has(id),
  );
  // Sorting is stable: equal ones stay in the shuffled order.
  const best = compared.sort((a, b) => pointsOf(b) - pointsOf(a));
  const cuisines = new Map<string, number>();
  const kinds = new Map<string, number>();
  const inRounds = best.map((candidate) => {
    const { cuisine, principalKind } = candidate.recipe;
    const ofCuisine = count(cuisines, cuisine);
    const ofKind = principalKind === undefined ? 0 : count(kinds, principalKind);
    const isLiked = candidate.isFavourite || (candidate.stars ?? 0) > 3;
    const round = Math.max(
      cuisine === noCuisine ? 0 : Math.floor(ofCuisine / Math.ceil(perMeal / shareOfCuisine)),
      Math.floor(ofKind / Math.ceil(perMeal / shareOfKind)),
    );
    return { candidate, round: isLiked ? -1 : round };
  });
  return inRounds
    .sort((a, b) => a.round - b.round)
    .slice(0, perMeal)
    .map(({ candidate }, index) => ({ place: index + 1, candidate }));
}

function pointsOf({ preferences, isFavourite, stars = 3 }: WeekCandidate): number {
  const { favourite, liked, disliked } = CANDIDATE_CHOICE;
  return preferences + (isFavourite ? favourite : 0) + (stars > 3 ? liked : stars < 3 ? disliked : 0);
}

/** How many there were before. */
function count(counts: Map<string, number>, key: string): number {
  const before = counts.get(key) ?? 0;
  counts.set(key, before + 1);
  return before;
}

function weekRecipe(recipe: Recipe): WeekCandidate["recipe"] {
  return {
    id: recipe.id,
    name: recipe.name,
    mainImage: recipe.mainImage,
    cuisine: recipe.cuisine,
    dishTypes: recipe.dishTypes,
    principalKind: recipe.principalKind,
    meals: recipe.meals ?? [],
    keeps: recipe.keeps,
    totalMinutes: recipe.totalMinutes,
    activeMinutes: recipe.activeMinutes,
    aheadMinutes: recipe.aheadMinutes ?? 0,
    servings: recipe.servings,
    scales: recipe.scales,
    ingredientGroups: recipe.ingredientGroups,
    nutrition: recipe.nutrition,
  };
}
