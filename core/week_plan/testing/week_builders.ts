import type { MealTime } from "../../meal_plan/mod.ts";
import { NUTRIENTS, type Nutrient, type Nutrients } from "../../nutrition/mod.ts";
import type { DishFood, WeekDish, WeekFood } from "../search/week_dish.ts";
import {
  type SlotMeal,
  slotNumber,
  WEEK_SLOTS,
  type WeekProblem,
  type WeekSlot,
  type WeekWishes,
} from "../search/week_problem.ts";

// Small weeks for tests. Everything that a test does not name is harmless: it costs nothing and forbids nothing.

/** Nutrients of one serving; 0 of those that are not named. */
export function nutrients(amounts: Partial<Record<Nutrient, number>> = {}): Nutrients {
  return Object.fromEntries(
    NUTRIENTS.map((nutrient) => [nutrient, { amount: amounts[nutrient] ?? 0, weightShare: 1 }]),
  ) as Nutrients;
}

/** A food that is sold by weight and keeps for a year. */
export function weekFood(key: string, food: Partial<WeekFood> = {}): WeekFood {
  return {
    key,
    name: key,
    plural: key,
    packDecigrams: undefined,
    pieceDecigrams: undefined,
    keepsDays: 365,
    keepsOpenedDays: 365,
    isStaple: false,
    ...food,
  };
}

/** Grams of foods for one serving. */
export function grams(amounts: Readonly<Record<string, number>>): DishFood[] {
  return Object.entries(amounts).map(([food, amount]) => ({ food, decigrams: Math.round(amount * 10) }));
}

/** A dish for one portion, for every meal, without work and foods, each of a cuisine of its own. */
export function weekDish(recipeId: string, dish: Partial<WeekDish> = {}): WeekDish {
  return {
    recipeId,
    name: recipeId,
    meals: ["Breakfast", "Lunch", "Dinner", "Snacks"],
    activeMinutes: 0,
    totalMinutes: 0,
    aheadMinutes: 0,
    servings: 1,
    scales: "freely",
    keepsDays: 0,
    cuisine: `of ${recipeId}`,
    principalKind: undefined,
    form: undefined,
    mainFoods: [],
    nutrients: nutrients(),
    foods: [],
    opinion: { isFavourite: false, stars: undefined, preferences: 0 },
    ...dish,
  };
}

const MONDAY = 0;
export const openSlot: WeekSlot = { state: "open", activeMinutesMax: undefined, totalMinutesMax: undefined };
export const emptySlot: WeekSlot = { ...openSlot, state: "empty" };

/** A slot with a meal that is planned already. */
export function fixedSlot(recipeId: string, meal: Partial<SlotMeal> = {}): WeekSlot {
  return { ...openSlot, state: "fixed", fixed: { recipeId, portions: 1, ...meal } };
}

/** The slot of a meal, by day from Monday, 0. */
export function slotOf(day: number, mealTime: MealTime): number {
  return slotNumber(day, mealTime);
}

/** All slots of a week: those that are not named are not wanted. */
export function slots(named: Readonly<Record<number, WeekSlot>>): WeekSlot[] {
  return Array.from({ length: WEEK_SLOTS }, (_, slot) => named[slot] ?? emptySlot);
}

/** A week of one person who shops on Monday. */
export function weekProblem(
  problem: Partial<Omit<WeekProblem, "wishes">> & { readonly wishes?: Partial<WeekWishes> },
): WeekProblem {
  return {
    dishes: [],
    foods: [],
    slots: slots({}),
    pantry: [],
    portions: 1,
    aims: {},
    shoppingDays: [MONDAY],
    recentDinners: [],
    seed: 1,
    ...problem,
    wishes: { leftovers: true, variety: 50, sameBreakfast: false, longDishesPerDay: 4, ...problem.wishes },
  };
}
