import { constituentTag, type DishType, type ExclusionTag, type Recipe, type RecipeSummary } from "../recipe/mod.ts";
import type { MealTime } from "../shared/mod.ts";
import { FILTER_KCAL, type FilterTag, type SearchFilters, type SearchSort } from "./filter_choices.ts";
import type { ParsedQuery, RecipeQuery } from "./parse_query.ts";

const DIET_TAGS: Readonly<Record<NonNullable<SearchFilters["diet"]>, ExclusionTag>> = {
  vegetarian: "not:vegetarian",
  vegan: "not:vegan",
  "gluten-free": constituentTag("gluten"),
  "dairy-free": constituentTag("milk"),
};

/** All filter tags of a recipe. */
export function filterTagsOf({
  nutrition,
  meals = [],
  cuisine,
  dishTypes,
}: Pick<Recipe, "nutrition" | "meals" | "cuisine" | "dishTypes">): FilterTag[] {
  return [
    ...FILTER_KCAL.filter((kcal) => Math.round(nutrition.kcal) <= kcal).map((kcal): FilterTag => `kcal:${kcal}`),
    ...meals.map(mealTag),
    cuisineTag(cuisine),
    ...dishTypes.map(dishTag),
  ];
}

/** The query, and what it falls back to, with filters that every result meets. */
export function withFilters({ otherwise, ...query }: ParsedQuery, filters: SearchFilters): ParsedQuery {
  return {
    ...query,
    ...filtered(query, filters),
    otherwise: otherwise && { ...otherwise, ...filtered(otherwise, filters) },
  };
}

function filtered(
  { words, having, preferring, without, maxMinutes }: RecipeQuery,
  filters: SearchFilters,
): Partial<RecipeQuery> {
  const { maxKcal, diet, cuisine, meal, dishTypes = [] } = filters;
  const tags: FilterTag[][] = [
    ...(maxKcal === undefined ? [] : [[`kcal:${maxKcal}` as const]]),
    ...(meal === undefined ? [] : [[mealTag(meal)]]),
    ...(cuisine === undefined ? [] : [[cuisineTag(cuisine)]]),
    ...(dishTypes.length === 0 ? [] : [dishTypes.map(dishTag)]),
  ];
  const longest = Math.min(maxMinutes ?? Infinity, filters.maxMinutes ?? Infinity);
  const isBare = words.length + having.length + preferring.length === 0;
  return {
    filters: tags,
    without: diet === undefined ? without : [...new Set([...without, DIET_TAGS[diet]])],
    maxMinutes: longest === Infinity ? undefined : longest,
    filterMinutes: filters.maxMinutes,
    // Without words, dishes come before drinks and sauces.
    preferring: isBare && tags.length + (filters.maxMinutes ?? 0) > 0 ? ["best:food"] : preferring,
  };
}

/** Sorts recipes; those of which the figure is not known come last, equal ones stay as they are. */
export function sortRecipes<Summary extends RecipeSummary>(
  recipes: readonly Summary[],
  sort: SearchSort,
): readonly Summary[] {
  if (sort === "best") return recipes;
  const figureOf = ({ totalMinutes, kcal }: RecipeSummary) => (sort === "quickest" ? totalMinutes : kcal) ?? Infinity;
  return recipes.toSorted((a, b) => (figureOf(a) === figureOf(b) ? 0 : figureOf(a) - figureOf(b)));
}

function mealTag(meal: MealTime): FilterTag {
  return `meal:${meal.toLowerCase()}`;
}

function dishTag(dishType: DishType): FilterTag {
  return `dish:${dishType.toLowerCase().replaceAll(" ", "-")}`;
}

function cuisineTag(cuisine: string): FilterTag {
  return `cuisine:${cuisine.toLowerCase().replaceAll(" ", "-")}`;
}
