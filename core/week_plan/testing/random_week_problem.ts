import { RECIPE_SCALES } from "../../amounts/mod.ts";
import { PRINCIPAL_KINDS } from "../../food/mod.ts";
import type { MealTime } from "../../meal_plan/mod.ts";
import { RandomIntegers } from "../search/random_integers.ts";
import type { WeekDish, WeekFood } from "../search/week_dish.ts";
import { DAYS, mealTimeOfSlot, WEEK_SLOTS, type WeekProblem, type WeekSlot } from "../search/week_problem.ts";
import { nutrients } from "./week_builders.ts";

/** How large a random problem is. */
export interface RandomProblemSize {
  readonly dishes: number;
  readonly foods: number;
}

/** Resembles the catalogue's dishes for a household with 160 candidates a meal. */
export const CATALOGUE_SIZE: RandomProblemSize = { dishes: 240, foods: 320 };

const CUISINES = ["Italian", "Indian", "Greek", "Thai", "Mexican", "German", "Persian", "Japanese"];
const AIMS = { kcal: 2_100, proteinGrams: 60, fiberGrams: 28, saltGrams: 6, saturatedFatGrams: 20 };
const PLANNED_PERCENT = 8;

/** A problem with all kinds of dishes, foods, slots and wishes. The same seed and size give the same problem. */
export function randomWeekProblem(seed: number, { dishes, foods }: RandomProblemSize = CATALOGUE_SIZE): WeekProblem {
  const random = new RandomIntegers(seed);
  const weekFoods = Array.from({ length: foods }, (_, number) => randomFood(number, random));
  const weekDishes = Array.from({ length: dishes }, (_, number) => randomDish(number, { random, foods: weekFoods }));
  return {
    dishes: weekDishes,
    foods: weekFoods,
    slots: Array.from({ length: WEEK_SLOTS }, (_, slot) => randomSlot(slot, { random, dishes: weekDishes })),
    pantry: weekFoods
      .filter(() => random.below(12) === 0)
      .map(({ key }) => ({
        food: key,
        decigrams: 200 + 100 * random.below(50),
        useByDay: random.below(2) === 0 ? random.below(20) : undefined,
      })),
    portions: [1, 2, 2.5, 4][random.below(4)] as number,
    aims: random.below(4) === 0 ? {} : AIMS,
    shoppingDays: [[0], [0, 3], [5], [2, 5]][random.below(4)] as number[],
    recentDinners: weekDishes.filter(() => random.below(20) === 0).map(({ recipeId }) => recipeId),
    wishes: {
      leftovers: random.below(4) > 0,
      variety: 25 * random.below(5),
      sameBreakfast: random.below(4) === 0,
      longDishesPerDay: 1 + random.below(3),
    },
    seed,
  };
}

function randomFood(number: number, random: RandomIntegers): WeekFood {
  const key = `food-${number}`;
  const keepsDays = [2, 5, 9, 14, 30, 365][random.below(6)] as number;
  return {
    key,
    name: key,
    plural: `${key}s`,
    packDecigrams: random.below(3) > 0 ? 500 + 500 * random.below(10) : undefined,
    pieceDecigrams: undefined,
    keepsDays,
    keepsOpenedDays: Math.min(keepsDays, [2, 4, 10, 365][random.below(4)] as number),
    isStaple: random.below(8) === 0,
  };
}

function randomDish(
  number: number,
  { random, foods }: { random: RandomIntegers; foods: readonly WeekFood[] },
): WeekDish {
  const recipeId = `dish-${number}`;
  const needed = new Set(Array.from({ length: 4 + random.below(8) }, () => random.below(foods.length)));
  const activeMinutes = 2 + random.below(40);
  return {
    recipeId,
    name: `Dish ${number}`,
    meals: ([["Breakfast"], ["Lunch", "Dinner"], ["Dinner"], ["Snacks"], ["Breakfast", "Snacks"]] as MealTime[][])[
      random.below(5)
    ] as MealTime[],
    activeMinutes,
    totalMinutes: activeMinutes + 10 * random.below(5),
    aheadMinutes: 0,
    servings: [1, 2, 4, 4, 6, 12][random.below(6)] as number,
    scales: RECIPE_SCALES[random.below(5) < 3 ? 0 : 1 + random.below(2)] as WeekDish["scales"],
    keepsDays: random.below(5),
    cuisine: CUISINES[random.below(CUISINES.length)] as string,
    principalKind: PRINCIPAL_KINDS[random.below(PRINCIPAL_KINDS.length + 2)],
    form: (["Soup", "Salad", undefined, undefined] as const)[random.below(4)],
    mainFoods: [...needed].slice(0, 2).map((food) => `food-${food}`),
    nutrients: nutrients({
      kcal: 200 + random.below(500),
      proteinGrams: 5 + random.below(30),
      carbsGrams: 20 + random.below(60),
      fatGrams: 5 + random.below(25),
      saturatedFatGrams: random.below(12),
      fiberGrams: 1 + random.below(14),
      saltGrams: random.below(30) / 10,
    }),
    foods: [...needed].map((food) => ({ food: `food-${food}`, decigrams: 100 + 50 * random.below(40) })),
    opinion: {
      isFavourite: random.below(10) === 0,
      stars: random.below(4) === 0 ? 1 + random.below(5) : undefined,
      preferences: random.below(3),
    },
  };
}

function randomSlot(
  slot: number,
  { random, dishes }: { random: RandomIntegers; dishes: readonly WeekDish[] },
): WeekSlot {
  const mealTime = mealTimeOfSlot(slot);
  const limits = {
    activeMinutesMax: random.below(3) === 0 ? 25 : undefined,
    totalMinutesMax: random.below(6) === 0 ? 50 : undefined,
  };
  if (random.below(100) < PLANNED_PERCENT) return { state: "empty", ...limits };
  const suitable = dishes.filter(({ meals }) => meals.includes(mealTime));
  const dish = suitable[random.below(Math.max(1, suitable.length))];
  if (dish && random.below(100) < PLANNED_PERCENT) {
    const portions = (1 + random.below(2 * DAYS)) / 4;
    return { state: "fixed", fixed: { recipeId: dish.recipeId, portions }, ...limits };
  }
  return { state: "open", ...limits, ...(dish && random.below(6) === 0 ? { not: [dish.recipeId] } : {}) };
}
