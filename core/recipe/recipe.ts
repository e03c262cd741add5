import type { Preference } from "../account/mod.ts";
import type { MeasuredFood, RecipeScales } from "../amounts/mod.ts";
import type { Content, Diet, FoodKey, Nutrition, PrincipalKind } from "../food/mod.ts";
import type { MealTime } from "../shared/mod.ts";

/** A readable id: `tomato-basil-soup`. Lower-case letters, digits and dashes, at most 200. */
export type RecipeId = string;

/** Whether a text has the form of a recipe id. */
export function isRecipeId(text: string): boolean {
  return /^[a-z0-9-]{1,200}$/u.test(text);
}

/** The kinds of dish that a person can filter by, spelled as the specification has them. */
export const DISH_TYPES = [
  "Beverage",
  "Bread",
  "Breakfast",
  "Dessert",
  "drinks",
  "main dish",
  "Salad",
  "Sauce",
  "Soup",
] as const;

export type DishType = (typeof DISH_TYPES)[number];

/** One line of an ingredient list. */
export interface IngredientLine {
  readonly food: FoodKey;
  /** The food's name in the singular: "cherry tomato". */
  readonly foodName: string;
  /** The line as shown: "2 lemons, one sliced, one juiced". */
  readonly text: string;
  /**
   * The parts of the text, to write it for other portions and in other units; absent for ingredients that are added to
   * taste.
   */
  readonly measured?: MeasuredFood | undefined;
  /** Grams as bought and prepared; absent for ingredients that are added to taste, and if the weight is unknown. */
  readonly grams?: number | undefined;
  /** True if the dish is complete without it. */
  readonly optional: boolean;
  /** True for the main foods of the dish: the tomatoes of a tomato soup, not the stock. */
  readonly principal: boolean;
  /** Foods to taste on the same line: the pepper of "salt, and black pepper to taste". Absent if there is none. */
  readonly seasonings?: readonly FoodKey[] | undefined;
  /** Foods that the cook may use instead of `food`: the margarine of "butter or margarine". Absent if there is none. */
  readonly alternatives?: readonly FoodKey[] | undefined;
}

/** How long the finished dish keeps. */
export interface Keeps {
  /** The whole dish, in the fridge or in a tin; 0 for a dish that is eaten at once. */
  readonly days: number;
  /** The dish, or a preparation of it, such as raw dumplings; 0 for a dish that cannot be frozen. */
  readonly freezerMonths: number;
}

/** Ingredients of one part of a dish, such as its sauce. */
export interface IngredientGroup {
  /** Absent if there is only one group. */
  readonly title: string | undefined;
  readonly items: readonly IngredientLine[];
}

/** A whole recipe of the catalogue. Only the importer creates it, after all checks. */
export interface Recipe {
  readonly id: RecipeId;
  readonly name: string;
  readonly description: string;
  readonly cuisine: string;
  /** Search keywords: kinds of dish, other names, occasions. */
  readonly keywords: readonly string[];
  readonly dishTypes: readonly DishType[];
  readonly preferences: readonly Preference[];
  readonly diets: readonly Diet[];
  /** The allergens and other constituents that the foods contain or may contain. */
  readonly contents: readonly Content[];
  /** The heaviest of these kinds among the principal foods; undefined if there is none, as in a leaf salad. */
  readonly principalKind: PrincipalKind | undefined;
  readonly servings: number;
  /** How its amounts can be scaled. */
  readonly scales: RecipeScales;
  readonly totalMinutes: number;
  /** Minutes of work. The rest is waiting: for an oven, a fridge, or dough. */
  readonly activeMinutes: number;
  /** Minutes of waiting on the day before, as a part of the total, such as oats that soak overnight. 0 if absent. */
  readonly aheadMinutes?: number | undefined;
  /** The meals that it is a whole dish of; none for a sauce. Absent in a recipe that was imported before they were known. */
  readonly meals?: readonly MealTime[] | undefined;
  /** Absent in a recipe that was imported before the field existed: its notes say it then. */
  readonly keeps?: Keeps | undefined;
  /** Foods of which leftovers are as good, or better: yesterday's potatoes, old bread. */
  readonly usesUp?: readonly FoodKey[] | undefined;
  /** Address of the 4:3 picture, relative to the server. */
  readonly mainImage: string;
  /** More pictures, without the main one. */
  readonly images: readonly string[];
  readonly ingredientGroups: readonly IngredientGroup[];
  /** One string per step; further lines of a step are its sub-steps. */
  readonly steps: readonly string[];
  /** How long it keeps, and other possible ingredients: one text each. */
  readonly notes: readonly string[];
  readonly nutrition: Nutrition;
}

/** A recipe's card. */
export interface RecipeSummary {
  readonly id: RecipeId;
  readonly name: string;
  /** Address of the 4:3 picture, relative to the server. */
  readonly mainImage: string;
  /** Energy of one serving in kilocalories, if known. */
  readonly kcal: number | undefined;
  readonly totalMinutes: number | undefined;
}
