import type { Recipe } from "../../core/recipe/mod.ts";

/** Days of four weeks: so many recipes each meal of the day takes when none comes twice. */
export const FOUR_WEEKS = 28;

type Served = Pick<Recipe, "dishTypes" | "preferences">;

const MEALS = ["Breakfast", "Lunch", "Dinner", "Snack"] as const;

export type Meal = (typeof MEALS)[number];

/** Which recipes can be eaten when. */
const IS_FOR: Readonly<Record<Meal, (recipe: Served) => boolean>> = {
  Breakfast: ({ dishTypes }) => dishTypes.includes("Breakfast"),
  Lunch: ({ dishTypes, preferences }) =>
    dishTypes.includes("Soup") || dishTypes.includes("Salad") || preferences.includes("sandwiches"),
  Dinner: ({ preferences }) => preferences.includes("Dinner"),
  Snack: ({ preferences }) => preferences.includes("Snack"),
};

/**
 * For how many of the 28 days each meal has a recipe that no other meal and no other day has: the largest matching of
 * meals and recipes, by augmenting paths.
 */
export function fourWeeksOf(recipes: readonly Served[]): Record<Meal, number> {
  const days: Record<Meal, number> = { Breakfast: 0, Lunch: 0, Dinner: 0, Snack: 0 };
  const servedAt = new Map<Served, Meal>();
  for (let day = 0; day < FOUR_WEEKS; day++) {
    for (const meal of MEALS) {
      if (serve(meal, { recipes, servedAt, asked: new Set() })) days[meal]++;
    }
  }
  return days;
}

/** Finds one more recipe for the meal, from another meal if that one finds a new recipe for itself. */
function serve(
  meal: Meal,
  state: { recipes: readonly Served[]; servedAt: Map<Served, Meal>; asked: Set<Served> },
): boolean {
  const { recipes, servedAt, asked } = state;
  const candidates = recipes.filter((recipe) => IS_FOR[meal](recipe));
  const free = candidates.find((recipe) => !servedAt.has(recipe));
  if (free) {
    servedAt.set(free, meal);
    return true;
  }
  for (const recipe of candidates) {
    const holder = servedAt.get(recipe);
    if (holder === undefined || holder === meal || asked.has(recipe)) continue;
    asked.add(recipe);
    if (!serve(holder, state)) continue;
    servedAt.set(recipe, meal);
    return true;
  }
  return false;
}
