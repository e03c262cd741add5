import { NUTRIENTS } from "../../nutrition/mod.ts";
import { FoodCosts } from "./food_costs.ts";
import { leftoverSources } from "./leftover_pairs.ts";
import { MealCosts } from "./meal_costs.ts";
import { NUTRIENT_UNITS, NutritionCosts } from "./nutrition_costs.ts";
import { neighboursOf, type SlotNeighbours } from "./slot_neighbours.ts";
import { brokenSlotRules, repeatsOf } from "./slot_rules.ts";
import { type WeekCosts, weekCosts } from "./week_costs.ts";
import type { WeekDish } from "./week_dish.ts";
import { dayOfSlot, mealTimeOfSlot, type SlotNumber, WEEK_SLOTS, type WeekProblem } from "./week_problem.ts";

// Casts of indexed values are sound: every index is within its table.

/** Portions are quarters. */
export const QUARTERS = 4;
/** Eaters of a cooked dish beside the slot in which it is cooked. */
export const LEFTOVER_SLOTS_MAX = 2;
/** Above this a dish is a long one. */
export const LONG_DISH_MINUTES = 15;
/** Until breakfast is on the table. */
const BREAKFAST_MINUTES = 30;

/** The portions of a dish that a person may eat, in quarters of a usual portion. */
const PORTION_FACTORS = [3, 4, 5, 6, 7, 8];
/** No dish, slot, food or cuisine. */
export const NONE = -1;

/** A slot that may eat the leftovers of an earlier one. */
interface LeftoverPair {
  readonly source: SlotNumber;
  readonly target: SlotNumber;
}

/** A meal that is planned already. */
export interface FixedMeal {
  readonly dish: number;
  /** The slot whose leftovers it is, −1 if it is cooked. */
  readonly source: number;
  readonly quarters: number;
}

/** A problem as arrays of numbers. Dishes, foods, slots and cuisines are numbered; −1 is none. Nothing here changes during a search. */
export interface WeekModel {
  readonly problem: WeekProblem;
  readonly costs: WeekCosts;
  readonly foodCosts: FoodCosts;
  readonly nutritionCosts: NutritionCosts;
  readonly mealCosts: MealCosts;
  /** The household's portions of a meal, in quarters. */
  readonly householdQuarters: number;
  /** Portions that an open slot can have, in quarters, ascending. */
  readonly portionChoices: readonly number[];
  readonly dishNumbers: ReadonlyMap<string, number>;
  /** Where the foods of each dish begin in the next two; the last element is the end. Without staples. */
  readonly dishFoodStarts: Int32Array;
  readonly dishFoods: Int32Array;
  /** Per portion, in 0.1 g: for a quarter of a portion the same number in quarters of 0.1 g. */
  readonly dishAmounts: Int32Array;
  /** Of a portion, by dish and nutrient, in hundredths of a kilocalorie or gram. */
  readonly dishNutrients: Float64Array;
  readonly dishMinutes: Int32Array;
  /** Minutes until a dish is on the table, beyond those that one may wait for a breakfast. */
  readonly dishWaits: Int32Array;
  readonly dishKeepsDays: Int32Array;
  /** The smallest number of quarters of a portion of which a whole multiple can be cooked. */
  readonly dishBatchQuarters: Int32Array;
  /** The recipe's yield, in quarters of a portion. */
  readonly dishServingsQuarters: Int32Array;
  readonly dishKinds: Int32Array;
  readonly dishCuisines: Int32Array;
  readonly dishForms: Int32Array;
  readonly cuisines: number;
  readonly kinds: number;
  /** 1 where two dishes share a main food, by dish and dish. */
  readonly sharedMainFoods: Uint8Array;
  /** How often each dish may be cooked in the week. */
  readonly dishRepeats: Int32Array;
  /** Micro-points for preferences, being a favourite, and stars, by dish. */
  readonly dishOpinions: Float64Array;
  /** Meals that are planned already, by slot. */
  readonly fixed: readonly (FixedMeal | undefined)[];
  /** Whether a slot is open, by slot. */
  readonly isOpen: readonly boolean[];
  readonly openSlots: readonly SlotNumber[];
  /** Dishes that may be cooked in each slot; none for a slot that is not open. */
  readonly candidates: readonly Int32Array[];
  /** 1 where a dish may be cooked, by slot and dish. */
  readonly isCandidate: Uint8Array;
  /** Pairs whose target is open; none if leftovers are not wanted. */
  readonly pairs: readonly LeftoverPair[];
  /** For each slot, the later slots that may eat its leftovers, those of fixed meals included. */
  readonly targets: readonly (readonly SlotNumber[])[];
  readonly neighbours: SlotNeighbours;
  /** How many long dishes each day may have. */
  readonly longDishesMax: Int32Array;
  /** Open breakfasts that all have the same dish; none without the wish. */
  readonly sameBreakfasts: readonly SlotNumber[];
}

/** @throws Error if a dish's food, or a fixed slot's dish, is not in the problem: it was not built as documented. */
export function buildWeekModel(problem: WeekProblem): WeekModel {
  const { dishes, foods, slots, wishes } = problem;
  const costs = weekCosts(wishes.variety);
  const householdQuarters = Math.max(1, Math.round(problem.portions * QUARTERS));
  const dishNumbers = new Map(dishes.map(({ recipeId }, index) => [recipeId, index]));
  const foodNumbers = new Map(foods.map(({ key }, index) => [key, index]));
  const inPantry = new Set(problem.pantry.map(({ food }) => food));
  const bought = dishes.map((dish) =>
    dish.foods.flatMap(({ food, decigrams }) => {
      const number = foodNumbers.get(food);
      if (number === undefined) throw new Error(`Cannot fill the week: the food ${food} of ${dish.name} is unknown`);
      const isFree = foods[number]?.isStaple && !inPantry.has(food);
      return isFree || decigrams === 0 ? [] : [{ number, decigrams }];
    }),
  );
  const cuisineNumbers = numbersOf(dishes.map(({ cuisine }) => cuisine));
  const kindNumbers = numbersOf(dishes.flatMap(({ principalKind }) => principalKind ?? []));
  const formNumbers = numbersOf(dishes.flatMap(({ form }) => form ?? []));
  const fixed = fixedMeals(problem, dishNumbers);
  const isOpen = slots.map(({ state }) => state === "open");
  const sameBreakfasts = wishes.sameBreakfast
    ? allSlots().filter((slot) => isOpen[slot] && mealTimeOfSlot(slot) === "Breakfast")
    : [];
  const isCandidate = candidateTable(problem, sameBreakfasts);
  const candidates = allSlots().map((slot) =>
    Int32Array.from(dishes.keys()).filter((dish) => isCandidate[slot * dishes.length + dish] === 1),
  );
  const possiblePairs = leftoverPairs().filter(({ target }) => isOpen[target]);
  const targets = allSlots().map((slot) => [
    ...possiblePairs.filter(({ source }) => source === slot).map(({ target }) => target),
    ...allSlots().filter((target) => fixed[target]?.source === slot),
  ]);

  return {
    problem,
    costs,
    foodCosts: new FoodCosts(problem, costs),
    nutritionCosts: new NutritionCosts(problem, { costs, householdQuarters }),
    mealCosts: new MealCosts(problem, { costs, householdQuarters }),
    householdQuarters,
    portionChoices: portionChoices(householdQuarters),
    dishNumbers,
    dishFoodStarts: starts(bought.map(({ length }) => length)),
    dishFoods: Int32Array.from(bought.flat(), ({ number }) => number),
    dishAmounts: Int32Array.from(bought.flat(), ({ decigrams }) => decigrams),
    dishNutrients: Float64Array.from(
      dishes.flatMap(({ nutrients }) => NUTRIENTS.map((name) => Math.round(nutrients[name].amount * NUTRIENT_UNITS))),
    ),
    dishMinutes: Int32Array.from(dishes, ({ activeMinutes }) => activeMinutes),
    dishWaits: Int32Array.from(dishes, ({ totalMinutes }) => Math.max(0, totalMinutes - BREAKFAST_MINUTES)),
    dishKeepsDays: Int32Array.from(dishes, ({ keepsDays }) => keepsDays),
    dishBatchQuarters: Int32Array.from(dishes, (dish) => batchQuarters(dish)),
    dishServingsQuarters: Int32Array.from(dishes, ({ servings }) => servings * QUARTERS),
    dishKinds: Int32Array.from(dishes, ({ principalKind: kind }) => kindNumbers.get(kind ?? "") ?? NONE),
    dishCuisines: Int32Array.from(dishes, ({ cuisine }) => cuisineNumbers.get(cuisine) ?? NONE),
    dishForms: Int32Array.from(dishes, ({ form }) => formNumbers.get(form ?? "") ?? NONE),
    cuisines: cuisineNumbers.size,
    kinds: kindNumbers.size,
    sharedMainFoods: sharedMainFoods(dishes),
    dishRepeats: Int32Array.from(dishes, (dish, number) =>
      Math.max(
        Math.min(repeatsOf(dish, wishes), WEEK_SLOTS),
        fixed.filter((meal) => meal?.dish === number && meal.source === NONE).length,
      ),
    ),
    dishOpinions: Float64Array.from(dishes.flatMap((dish) => opinionPoints(dish, costs))),
    fixed,
    isOpen,
    openSlots: allSlots().filter((slot) => isOpen[slot]),
    candidates,
    isCandidate,
    pairs: wishes.leftovers ? possiblePairs : [],
    targets,
    neighbours: neighboursOf({ sameBreakfasts }),
    longDishesMax: longDishesMax(problem, fixed),
    sameBreakfasts,
  };
}

/** All slot numbers. */
function allSlots(): SlotNumber[] {
  return [...Array.from({ length: WEEK_SLOTS }).keys()];
}

/** Leftovers of a dish that is not planned any more are cooked, as everywhere else. */
function fixedMeals({ slots }: WeekProblem, dishNumbers: ReadonlyMap<string, number>): (FixedMeal | undefined)[] {
  const meals = slots.map(({ state, fixed }) => (state === "fixed" ? fixed : undefined));
  return meals.map((meal, slot) => {
    if (slots[slot]?.state !== "fixed") return undefined;
    const dish = meal && dishNumbers.get(meal.recipeId);
    if (dish === undefined) throw new Error(`Cannot fill the week: the dish of the fixed slot ${slot} is unknown`);
    const cooked = meal?.leftoversOf === undefined ? undefined : meals[meal.leftoversOf];
    const isLeftovers = cooked?.recipeId === meal?.recipeId && cooked?.leftoversOf === undefined;
    return {
      dish,
      source: isLeftovers ? (meal?.leftoversOf ?? NONE) : NONE,
      quarters: Math.round((meal?.portions ?? 1) * QUARTERS),
    };
  });
}

function candidateTable(problem: WeekProblem, sameBreakfasts: readonly SlotNumber[]): Uint8Array {
  const { dishes, slots } = problem;
  const table = new Uint8Array(WEEK_SLOTS * dishes.length);
  slots.forEach((wish, slot) => {
    dishes.forEach((dish, number) => {
      table[slot * dishes.length + number] = Number(
        wish.state === "open" && brokenSlotRules(dish, { slot, problem }).length === 0,
      );
    });
  });
  for (const dish of dishes.keys()) {
    const suitsAll = sameBreakfasts.every((slot) => table[slot * dishes.length + dish] === 1);
    if (!suitsAll) for (const slot of sameBreakfasts) table[slot * dishes.length + dish] = 0;
  }
  return table;
}

function leftoverPairs(): LeftoverPair[] {
  return allSlots().flatMap((target) => leftoverSources(target).map((source) => ({ source, target })));
}

function portionChoices(householdQuarters: number): number[] {
  const choices = PORTION_FACTORS.map((factor) => Math.round((householdQuarters * factor) / QUARTERS));
  return [...new Set(choices)].filter((quarters) => quarters > 0);
}

function batchQuarters({ servings, scales }: WeekDish): number {
  if (scales === "freely") return 1;
  return QUARTERS * (servings % 2 === 0 ? servings / 2 : servings);
}

function opinionPoints({ opinion }: WeekDish, costs: WeekCosts): number[] {
  const { isFavourite, preferences, stars } = opinion;
  const rating = stars === undefined || stars === 3 ? 0 : stars > 3 ? costs.wellRated : costs.badlyRated;
  return [preferences * costs.preference, isFavourite ? costs.favourite : 0, rating];
}

function longDishesMax({ dishes, wishes }: WeekProblem, fixed: readonly (FixedMeal | undefined)[]): Int32Array {
  const most = new Int32Array(WEEK_SLOTS / 4);
  fixed.forEach((meal, slot) => {
    const minutes = meal?.source === NONE ? (dishes[meal.dish] as WeekDish).activeMinutes : 0;
    if (minutes > LONG_DISH_MINUTES) (most[dayOfSlot(slot)] as number)++;
  });
  return most.map((count) => Math.max(count, wishes.longDishesPerDay));
}

function sharedMainFoods(dishes: readonly WeekDish[]): Uint8Array {
  const shared = new Uint8Array(dishes.length * dishes.length);
  const byFood = new Map<string, number[]>();
  dishes.forEach(({ mainFoods }, dish) => {
    for (const food of mainFoods) byFood.set(food, [...(byFood.get(food) ?? []), dish]);
  });
  for (const sharing of byFood.values()) {
    for (const one of sharing) for (const other of sharing) shared[one * dishes.length + other] = 1;
  }
  return shared;
}

function numbersOf(names: readonly string[]): Map<string, number> {
  return new Map([...new Set(names)].map((name, index) => [name, index]));
}

function starts(lengths: readonly number[]): Int32Array {
  const result = new Int32Array(lengths.length + 1);
  lengths.forEach((length, index) => {
    result[index + 1] = (result[index] as number) + length;
  });
  return result;
}
