import type { Recipe } from "../../core/recipe/mod.ts";

/** Days in four weeks: the recipes that each meal needs without a repeat. */
export const FOUR_WEEKS = 28;

type Dish = Pick<Recipe, "dishTypes" | "preferences">;

const MEALS = ["Breakfast", "Lunch", "Dinner", "Snack"] as const;

export type Meal = (typeof MEALS)[number];

/** Which recipes suit which meal. */
const IS_FOR: Readonly<Record<Meal, (recipe: Dish) => boolean>> = {
  Breakfast: ({ dishTypes }) => dishTypes.includes("Breakfast"),
  Lunch: ({ dishTypes, preferences }) =>
    dishTypes.includes("Soup") || dishTypes.includes("Salad") || preferences.includes("sandwiches"),
  Dinner: ({ preferences }) => preferences.includes("Dinner"),
  Snack: ({ preferences }) => preferences.includes("Snack"),
};

/**
 * On how many of 28 days each meal can have a recipe of its own, if no recipe is used twice. This is a maximum bipartite
 * matching of meals and recipes, by augmenting paths.
 */
export function fourWeeksOf(recipes: readonly Dish[]): Record<Meal, number> {
  const days: Record<Meal, number> = { Breakfast: 0, Lunch: 0, Dinner: 0, Snack: 0 };
  const mealOf = new Map<Dish, Meal>();
  for (let day = 0; day < FOUR_WEEKS; day++) {
    for (const meal of MEALS) {
      if (assign(meal, { recipes, mealOf, visited: new Set() })) days[meal]++;
    }
  }
  return days;
}

/** Assigns one more recipe to the meal: a free one, or another meal's if that meal can switch to a different recipe. */
function assign(meal: Meal, state: { recipes: readonly Dish[]; mealOf: Map<Dish, Meal>; visited: Set<Dish> }): boolean {
  const { recipes, mealOf, visited } = state;
  const candidates = recipes.filter((recipe) => IS_FOR[meal](recipe));
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
