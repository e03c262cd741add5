import type { FoodKey } from "../../core/food/mod.ts";
import type { FoodRules } from "../../core/food_rules/mod.ts";
import type { MealTime } from "../../core/meal_plan/mod.ts";
import type { NutritionAims } from "../../core/nutrition/mod.ts";
import type { WeekWishes } from "../../core/week_plan/mod.ts";

/** A household and its wishes for a week. Absent fields have their defaults: one adult who eats everything, and all meals. */
export interface BenchHousehold {
  readonly name: string;
  readonly portions?: number;
  readonly rules?: Partial<FoodRules>;
  readonly aims?: NutritionAims;
  /** The meals that are filled. */
  readonly meals?: readonly MealTime[];
  readonly activeMinutes?: { readonly weekdays?: MealMinutes; readonly weekends?: MealMinutes };
  readonly wishes?: Partial<WeekWishes>;
  /** 0 is Monday. */
  readonly shoppingDays?: readonly number[];
  /** Food, grams and the last day on which it is good. */
  readonly pantry?: readonly (readonly [FoodKey, number, number?])[];
  /** How many slots are planned already, and how many dinners of the two weeks before may not come again. */
  readonly fixedSlots?: number;
  readonly recentDinners?: number;
}

export type MealMinutes = Partial<Readonly<Record<MealTime, number>>>;

const ADULT: NutritionAims = { kcal: 2_000, proteinGrams: 50, fiberGrams: 25, saltGrams: 6, saturatedFatGrams: 20 };
const QUICK_WEEKDAYS = { weekdays: { Breakfast: 10, Lunch: 20, Dinner: 30 } };

/** Twenty households that differ in the difficulties of their weeks. */
export const HOUSEHOLDS: readonly BenchHousehold[] = [
  { name: "one adult, no wishes" },
  { name: "one adult with aims", aims: ADULT, activeMinutes: QUICK_WEEKDAYS },
  {
    name: "a runner",
    aims: { kcal: 2_800, proteinGrams: 120, fiberGrams: 35 },
    activeMinutes: { weekdays: { Breakfast: 15, Lunch: 20, Dinner: 40 } },
  },
  {
    name: "a family with a coeliac child",
    portions: 3,
    rules: { intolerances: ["coeliac"] },
    activeMinutes: { weekdays: { Breakfast: 10, Lunch: 25, Dinner: 35 } },
  },
  { name: "two vegetarians and a meat-eater", portions: 3, rules: { diet: "vegetarian" }, aims: ADULT },
  {
    name: "a student with one pan",
    activeMinutes: {
      weekdays: { Breakfast: 10, Lunch: 15, Dinner: 20 },
      weekends: { Breakfast: 15, Lunch: 20, Dinner: 30 },
    },
    wishes: { variety: 0, sameBreakfast: true, longDishesPerDay: 1 },
    shoppingDays: [5],
  },
  { name: "a vegan couple", portions: 2, rules: { diet: "vegan" }, aims: ADULT },
  { name: "a pescatarian who eats little salt", rules: { diet: "pescatarian" }, aims: { kcal: 2_000, saltGrams: 5 } },
  { name: "two with lactose intolerance", portions: 2, rules: { intolerances: ["lactose"] } },
  {
    name: "a family without nuts",
    portions: 3.5,
    rules: { intolerances: ["nuts", "peanuts", "sesame"] },
    activeMinutes: QUICK_WEEKDAYS,
  },
  { name: "a retired couple with time", portions: 2, wishes: { variety: 100 }, aims: ADULT, shoppingDays: [0, 2, 4] },
  {
    name: "a shift worker with little time",
    activeMinutes: {
      weekdays: { Breakfast: 15, Lunch: 15, Dinner: 15, Snacks: 15 },
      weekends: { Breakfast: 15, Lunch: 15, Dinner: 20, Snacks: 15 },
    },
    wishes: { longDishesPerDay: 1 },
  },
  {
    name: "a full fridge",
    portions: 2,
    pantry: [
      ["tofu", 304, 4],
      ["spinach", 250, 1],
      ["feta", 180, 5],
      ["mushroom", 200, 3],
      ["greek-yogurt", 400, 6],
      ["cream", 150, 3],
      ["chicken-breast", 400, 1],
      ["potato", 1_500, 13],
      ["carrot", 600, 13],
      ["parsley", 30, 4],
      ["red-lentil", 500],
      ["rice", 800],
    ],
  },
  {
    name: "dinners of a family",
    portions: 4,
    meals: ["Dinner"],
    activeMinutes: { weekdays: { Dinner: 30 } },
    recentDinners: 14,
  },
  {
    name: "breakfasts and lunches for the office",
    meals: ["Breakfast", "Lunch"],
    activeMinutes: QUICK_WEEKDAYS,
    aims: { fiberGrams: 12 },
  },
  { name: "no leftovers", wishes: { leftovers: false }, aims: ADULT },
  {
    name: "much protein",
    aims: { kcal: 2_200, proteinGrams: 130, fiberGrams: 25 },
  },
  { name: "a household of six", portions: 6, wishes: { longDishesPerDay: 1 }, activeMinutes: QUICK_WEEKDAYS },
  { name: "a week that is half planned", portions: 2, fixedSlots: 8, recentDinners: 14, aims: ADULT },
  {
    name: "no pork, no alcohol, no mushrooms",
    portions: 2.5,
    rules: { avoids: ["pork", "alcohol"], dislikedFoods: ["mushroom", "cilantro"] },
    wishes: { sameBreakfast: true },
    shoppingDays: [2, 6],
  },
];
