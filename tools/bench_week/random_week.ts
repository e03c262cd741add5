import type { RandomIntegers, SlotMeal, WeekDish, WeekMeals, WeekProblem } from "../../core/week_plan/mod.ts";
import { findBrokenRules } from "./check_week.ts";

const TRIES = 30;

/**
 * A random week of dishes that satisfies the rules, as other planners fill it; without leftovers.
 *
 * @returns undefined if none was found.
 */
export function randomWeek(problem: WeekProblem, random: RandomIntegers): WeekMeals | undefined {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const meals = tryRandomWeek(problem, random);
    if (meals && findBrokenRules(problem, meals).length === 0) return meals;
  }
  return undefined;
}

/** Slot by slot, the next dish at random that breaks no rule with the slots before. */
function tryRandomWeek(problem: WeekProblem, random: RandomIntegers): WeekMeals | undefined {
  const meals: (SlotMeal | undefined)[] = problem.slots.map(({ fixed }) => fixed);
  const isAllowed = (dish: WeekDish, slot: number) => {
    meals[slot] = { recipeId: dish.recipeId, portions: problem.portions };
    const soFar: WeekProblem = {
      ...problem,
      slots: problem.slots.map((each, i) => (meals[i] || each.state === "fixed" ? each : { ...each, state: "empty" })),
    };
    return findBrokenRules(soFar, meals).length === 0;
  };
  for (const [slot, { state }] of problem.slots.entries()) {
    if (state !== "open") continue;
    const same =
      problem.wishes.sameBreakfast && slot % 4 === 0 ? meals.find((meal, i) => meal && i % 4 === 0) : undefined;
    const dishes = same
      ? problem.dishes.filter(({ recipeId }) => recipeId === same.recipeId)
      : shuffled(problem, random);
    if (!dishes.some((dish) => isAllowed(dish, slot))) return undefined;
  }
  return meals;
}

function shuffled({ dishes }: WeekProblem, random: RandomIntegers): WeekDish[] {
  return dishes
    .map((dish) => ({ dish, place: random.below(2 ** 31) }))
    .sort((a, b) => a.place - b.place)
    .map(({ dish }) => dish);
}
