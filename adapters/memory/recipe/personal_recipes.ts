import { type PreferenceStore, STRICT_PREFERENCES, type UserId } from "../../../core/account/mod.ts";
import type { MealPlanStore } from "../../../core/meal_plan/mod.ts";
import {
  type Candidate,
  type CandidatesRequest,
  type DishType,
  distanceInShuffle,
  type ExclusionTag,
  exclusionTagsOf,
  type MealOptions,
  type MealOptionsRequest,
  type PersonalRecipe,
  type PersonalRecipes,
  type Rank,
  type Recipe,
  type RecipeId,
  type RecipeNeeds,
} from "../../../core/recipe/mod.ts";
import type { MemoryFoodStore } from "../food/food_store.ts";
import { needsOf } from "../ingredient_search/ingredient_source.ts";
import type { MemoryOpinionStore } from "./opinion_store.ts";
import { type MemoryRecipeStore, toSummary } from "./recipe_store.ts";

/** The memory stores that a person's lists are read from. */
export interface MemoryPersonalRecipesParts {
  readonly recipes: MemoryRecipeStore;
  readonly foods: MemoryFoodStore;
  readonly opinions: MemoryOpinionStore;
  readonly preferences: Pick<PreferenceStore, "list">;
  readonly mealPlans: Pick<MealPlanStore, "listWeek">;
}

const OPINIONS = 120;

/** {@linkcode PersonalRecipes} over the memory stores. */
export class MemoryPersonalRecipes implements PersonalRecipes {
  readonly #parts: MemoryPersonalRecipesParts;

  constructor(parts: MemoryPersonalRecipesParts) {
    this.#parts = parts;
  }

  async listCandidates(
    userId: UserId,
    { plannedFrom, plannedTo, limit, shuffleStart, without }: CandidatesRequest,
  ): Promise<Candidate[]> {
    const { recipes, opinions, preferences, mealPlans } = this.#parts;
    const { stars, places } = opinions.opinionsOf(userId);
    const mine = await preferences.list(userId);
    const meals = await mealPlans.listWeek(userId, { monday: plannedFrom, sunday: plannedTo });
    // In the order of their dates, so that the last one stays.
    const lastPlanned = new Map(meals.map(({ recipeId, date }) => [recipeId, date]));

    const strict = STRICT_PREFERENCES.filter((preference) => mine.includes(preference));
    const allowed = (await untagged(this.#parts, without, recipes.allFor(userId))).filter((recipe) =>
      strict.every((each) => recipe.preferences.includes(each)),
    );
    const all = allowed.map((recipe) => ({
      ...toSummary(recipe),
      favourite: places.has(recipe.id),
      matchedPreferences: recipe.preferences.filter((preference) => mine.includes(preference)),
      stars: stars.get(recipe.id),
      lastPlanned: lastPlanned.get(recipe.id),
      shufflePosition: recipes.positionOf(recipe.id),
      cuisine: recipe.cuisine,
      dishTypes: recipe.dishTypes,
      diets: recipe.diets,
      keywords: recipe.keywords,
      principalKind: recipe.principalKind,
      principalFoods: recipe.ingredientGroups
        .flatMap(({ items }) => items)
        .filter(({ principal }) => principal)
        .map(({ food }) => food),
    }));
    const thoughtOf = new Set([...[...places.keys()].slice(-OPINIONS), ...[...stars.keys()].slice(-OPINIONS)]);
    const best = new Set(
      [...all]
        .sort(
          (a, b) =>
            b.matchedPreferences.length - a.matchedPreferences.length ||
            distanceInShuffle(a.shufflePosition, shuffleStart) - distanceInShuffle(b.shufflePosition, shuffleStart),
        )
        .slice(0, limit),
    );
    return all.filter((candidate) => best.has(candidate) || thoughtOf.has(candidate.id));
  }

  async listRanked(userId: UserId, request: CandidatesRequest, rank: Rank): Promise<readonly PersonalRecipe[]> {
    return rank(await this.listCandidates(userId, request));
  }

  async listDiverse(userId: UserId, { limit }: { limit: number }): Promise<PersonalRecipe[]> {
    const { places } = this.#parts.opinions.opinionsOf(userId);
    return this.#parts.recipes
      .all()
      .slice(0, limit)
      .map((recipe) => ({ ...toSummary(recipe), favourite: places.has(recipe.id) }));
  }

  async listForMeal(
    userId: UserId | undefined,
    { mealTime, dishTypes, without, cookedFrom, cookedTo, skip, limit, countedMax }: MealOptionsRequest,
  ): Promise<MealOptions> {
    const { recipes, opinions, mealPlans } = this.#parts;
    const catalogue = new Set(recipes.all().map(({ id }) => id));
    const { places } = userId === undefined ? { places: new Map<RecipeId, number>() } : opinions.opinionsOf(userId);
    const favourites = new Set([...places.keys()].slice(-OPINIONS));
    const week = { monday: cookedFrom, sunday: cookedTo };
    const meals = userId === undefined ? [] : await mealPlans.listWeek(userId, week);
    const cookedOn = new Map(meals.map(({ recipeId, date }) => [recipeId, date]));
    const published = [...favourites, ...cookedOn.keys()].flatMap((id) => recipes.get(id, userId) ?? []);
    const all = new Map([...recipes.allFor(userId), ...published].map((recipe) => [recipe.id, recipe]));
    const ofKind = [...all.values()].filter((recipe) => isOfDishTypes(recipe, dishTypes));
    const allowed = await untagged(this.#parts, without, ofKind);
    const ranked = allowed.map((recipe) => {
      const isOwn = !catalogue.has(recipe.id);
      const isLiked = favourites.has(recipe.id) || isOwn;
      const tiers = recipe.meals?.includes(mealTime) ? [1, 2, 3] : [4, 4, 5];
      const tier = tiers[isLiked ? 0 : cookedOn.has(recipe.id) ? 1 : 2] ?? 0;
      const place = favourites.has(recipe.id) ? (places.get(recipe.id) ?? 0) : -1;
      return { recipe, tier, place, cooked: isLiked ? "" : (cookedOn.get(recipe.id) ?? "") };
    });
    // Stable: equal ones stay in the shuffled order.
    const shuffled = ranked.toSorted(
      (a, b) =>
        recipes.positionOf(a.recipe.id) - recipes.positionOf(b.recipe.id) || (a.recipe.id < b.recipe.id ? -1 : 1),
    );
    const ordered = shuffled.toSorted(
      (a, b) => a.tier - b.tier || b.place - a.place || (a.cooked < b.cooked ? 1 : a.cooked > b.cooked ? -1 : 0),
    );
    return {
      recipes: ordered
        .slice(skip, skip + limit)
        .map(({ recipe }) => ({ ...toSummary(recipe), favourite: places.has(recipe.id) })),
      total: Math.min(countedMax, allowed.length),
      hiddenByRules: Math.min(countedMax, ofKind.length - allowed.length),
    };
  }

  async countTagged(tags: readonly ExclusionTag[], { most }: { most: number }): Promise<number> {
    return Math.min(most, this.#parts.recipes.all().length - (await untagged(this.#parts, tags)).length);
  }

  listOwnNeeds(userId: UserId): Promise<RecipeNeeds[]> {
    return memoryTags(this.#parts).listOwnNeeds(userId);
  }

  listTagged(ids: readonly RecipeId[], tags: readonly ExclusionTag[]): Promise<ReadonlySet<RecipeId>> {
    return memoryTags(this.#parts).listTagged(ids, tags);
  }
}

function isOfDishTypes(recipe: Recipe, dishTypes: readonly DishType[]): boolean {
  return dishTypes.length === 0 || recipe.dishTypes.some((kind) => dishTypes.includes(kind));
}

type TaggedParts = Pick<MemoryPersonalRecipesParts, "recipes" | "foods">;

/** The part of {@linkcode PersonalRecipes} that needs no opinions and plans. */
export function memoryTags(parts: TaggedParts): Pick<PersonalRecipes, "listTagged" | "listOwnNeeds"> {
  return {
    async listOwnNeeds(userId) {
      const catalogue = new Set(parts.recipes.all().map(({ id }) => id));
      return parts.recipes
        .allFor(userId)
        .filter(({ id }) => !catalogue.has(id))
        .map(needsOf);
    },
    async listTagged(ids, tags) {
      const recipes = ids.flatMap((id) => parts.recipes.getAny(id) ?? []);
      const kept = new Set(await untagged(parts, tags, recipes));
      return new Set(recipes.filter((recipe) => !kept.has(recipe)).map(({ id }) => id));
    },
  };
}

async function untagged(
  { recipes, foods }: TaggedParts,
  tags: readonly ExclusionTag[],
  among: readonly Recipe[] = recipes.all(),
): Promise<Recipe[]> {
  const parents = new Map((await foods.all()).map(({ key, parent }) => [key, parent]));
  return among.filter(
    (recipe) => !exclusionTagsOf(recipe, (key) => parents.get(key)).some((tag) => tags.includes(tag)),
  );
}
