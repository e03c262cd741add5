import type { Recipe } from "../../core/recipe/mod.ts";
import { MEAL_TIMES, type MealTime } from "../../core/shared/mod.ts";

/** Days in four weeks: the recipes that each meal needs without a repeat. */
export const FOUR_WEEKS = 28;

type Dish = Pick<Recipe, "meals">;

/**
 * On how many of 28 days each meal can have a recipe of its own, if no recipe is used twice. This is a maximum bipartite
 * matching of meals and recipes, by augmenting paths.
 */
export function fourWeeksOf(recipes: readonly Dish[]): Record<MealTime, number> {
  const days: Record<MealTime, number> = { Breakfast: 0, Lunch: 0, Dinner: 0, Snacks: 0 };
  const mealOf = new Map<Dish, MealTime>();
  for (let day = 0; day < FOUR_WEEKS; day++) {
    for (const meal of MEAL_TIMES) {
      if (assign(meal, { recipes, mealOf, visited: new Set() })) days[meal]++;
    }
  }
  return days;
}

/** Assigns one more recipe to the meal: a free one, or another meal's if that meal can switch to a different recipe. */
function assign(
  meal: MealTime,
  state: { recipes: readonly Dish[]; mealOf: Map<Dish, MealTime>; visited: Set<Dish> },
): boolean {
  const { recipes, mealOf, visited } = state;
  const candidates = recipes.filter(({ meals = [] }) => meals.includes(meal));
  const free = candidates.find((recipe) => !mealOf.has(recipe));
  if (free) {
    mealOf.set(free, meal);
    return true;
  }
  for (const recipe of candidates) {
    const otherMeal = mealOf.get(recipe);
    if (otherMeal === undefined || otherMeal === meal || visited.has(recipe)) continue;
    visited.add(recipe);
    if (!assign(otherMeal, state)) continue;
    mealOf.set(recipe, meal);
    return true;
  }
  return false;
}
