import type { FoodKey } from "../../food/mod.ts";
import { MEAL_TIMES, type MealTime } from "../../meal_plan/mod.ts";
import type { NutritionAims } from "../../nutrition/mod.ts";
import type { RecipeId } from "../../recipe/mod.ts";
import type { WeekDish, WeekFood } from "./week_dish.ts";

export const DAYS = 7;
export const MEALS_A_DAY = MEAL_TIMES.length;
export const WEEK_SLOTS = DAYS * MEALS_A_DAY;

/** A slot of the week: 4 × day + meal, from 0, Monday's breakfast, to 27, Sunday's snacks. */
export type SlotNumber = number;

/** A week with open slots: everything that decides what is suggested. The same problem has the same result everywhere. */
export interface WeekProblem {
  /** The dishes to choose from, each once, without those that break a food rule. At most 160 of a meal. */
  readonly dishes: readonly WeekDish[];
  /** Every food of the dishes and of the pantry. */
  readonly foods: readonly WeekFood[];
  /** 28 slots in their order. */
  readonly slots: readonly WeekSlot[];
  /** Foods at home whose amount is known. */
  readonly pantry: readonly FoodOnHand[];
  /**
   * How many portions a meal has if nothing else is said, a multiple of ¼; 1 is an adult's. Where the aims need it, an open
   * slot gets ¾ of them up to twice as many.
   */
  readonly portions: number;
  /** Aims of one adult's day; none for a nutrient that is absent. */
  readonly aims: NutritionAims;
  /**
   * Days on which the household shops every week, 0 is Monday. At least one. Food for days before the first of them is bought on
   * the last one of the week before.
   */
  readonly shoppingDays: readonly number[];
  /** Recipes that were dinner in the two weeks before, or are in the week after. */
  readonly recentDinners: readonly RecipeId[];
  readonly wishes: WeekWishes;
  /** A whole number from 0; another one gives another good week. */
  readonly seed: number;
}

/** The person's wishes for this week. */
export interface WeekWishes {
  /** Whether leftovers are planned. */
  readonly leftovers: boolean;
  /** 0: the shortest list; 100: the most variety; 50 weighs both as documented. */
  readonly variety: number;
  /** Whether all open breakfasts are the same dish. */
  readonly sameBreakfast: boolean;
  /** Most dishes of a day with more than 15 minutes of work. */
  readonly longDishesPerDay: number;
  /** How many more times than usual a dish may come; 0 by default. */
  readonly moreRepeats?: number | undefined;
}

/** One place of the week, and its possible meals. */
export interface WeekSlot {
  /** `open`: to be filled. `fixed`: planned or locked, with its dish. `empty`: not wanted. */
  readonly state: "open" | "fixed" | "empty";
  /** Only in a fixed slot. Its recipe need not be among the dishes of its meal, but is among `dishes`. */
  readonly fixed?: SlotMeal | undefined;
  /** Whether a fixed meal was suggested, and is not planned yet: it has reasons. Default false. */
  readonly isSuggested?: boolean | undefined;
  /** Most minutes of work of a cooked dish; undefined for any. */
  readonly activeMinutesMax: number | undefined;
  /** Most minutes until it is on the table; undefined for any. */
  readonly totalMinutesMax: number | undefined;
  /** Dishes that must not be put here: those that the person has replaced. */
  readonly not?: readonly RecipeId[] | undefined;
}

/** A slot's meal: a dish that is cooked there, or leftovers of an earlier slot. */
export interface SlotMeal {
  readonly recipeId: RecipeId;
  /** The slot in which it was cooked; undefined for a dish that is cooked here. */
  readonly leftoversOf?: SlotNumber | undefined;
  /** Portions that are eaten here by all, a multiple of ¼. Those of leftovers are cooked with the dish. */
  readonly portions: number;
}

/** A food at home. */
export interface FoodOnHand {
  /** The food as it is bought. */
  readonly food: FoodKey;
  readonly decigrams: number;
  /** The last day on which it is good, counted from the week's Monday; undefined if it keeps. */
  readonly useByDay: number | undefined;
}

/** A week as it is filled, by slot number; undefined for a slot that is empty. */
export type WeekMeals = readonly (SlotMeal | undefined)[];

/** A problem, and a week for it that is filled, or partly. */
export interface MealsForProblem {
  readonly problem: WeekProblem;
  readonly meals: WeekMeals;
}

export function slotNumber(day: number, mealTime: MealTime): SlotNumber {
  return day * MEALS_A_DAY + MEAL_TIMES.indexOf(mealTime);
}

/** 0 is Monday. */
export function dayOfSlot(slot: SlotNumber): number {
  return Math.floor(slot / MEALS_A_DAY);
}

export function mealTimeOfSlot(slot: SlotNumber): MealTime {
  return MEAL_TIMES[slot % MEALS_A_DAY] as MealTime; // sound: a place of the list
}
