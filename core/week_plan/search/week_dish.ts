import type { RecipeScales } from "../../amounts/mod.ts";
import type { FoodKey, PrincipalKind } from "../../food/mod.ts";
import type { MealTime } from "../../meal_plan/mod.ts";
import type { Nutrients } from "../../nutrition/mod.ts";
import type { DishType, RecipeId } from "../../recipe/mod.ts";

/** A dish that may be put into a week: all that the search knows of a recipe. */
export interface WeekDish {
  readonly recipeId: RecipeId;
  readonly name: string;
  /** The meals that it suits. None of a dish that is only among them because it is planned already. */
  readonly meals: readonly MealTime[];
  /** Minutes of work on the day. */
  readonly activeMinutes: number;
  /** Minutes until it is on the table, waiting included, without work that was done ahead. */
  readonly totalMinutes: number;
  /** Minutes of waiting that pass on the day before, such as oats that soak overnight; 0 for most. */
  readonly aheadMinutes: number;
  readonly servings: number;
  readonly scales: RecipeScales;
  /** Days for which leftovers keep in the fridge; 0 for a dish that is eaten at once. */
  readonly keepsDays: number;
  readonly cuisine: string;
  readonly principalKind: PrincipalKind | undefined;
  /** Whether it is one of the forms of which two running are too many; undefined for most. */
  readonly form: DishForm | undefined;
  /** The foods that it mainly consists of, without those that season many dishes, such as onions; bread for each kind of bread. */
  readonly mainFoods: readonly FoodKey[];
  /** For one serving. */
  readonly nutrients: Nutrients;
  /** The purchases for one serving, each food once. Without tap water, and without foods that are only added to taste. */
  readonly foods: readonly DishFood[];
  readonly opinion: DishOpinion;
}

/** A soup or a salad, whatever is in it. */
export type DishForm = Extract<DishType, "Soup" | "Salad">;

/** A food that a dish needs. */
export interface DishFood {
  /** The food as it is bought: lemons for lemon juice. A key of the problem's `foods`. */
  readonly food: FoodKey;
  /** For one serving, in tenths of a gram; a whole number. */
  readonly decigrams: number;
}

/** The planning person's opinion of a dish. */
export interface DishOpinion {
  readonly isFavourite: boolean;
  /** 1 to 5. */
  readonly stars: number | undefined;
  /** How many of their preferences it meets. */
  readonly preferences: number;
}

/** How a food is bought and how long it keeps. */
export interface WeekFood {
  readonly key: FoodKey;
  readonly name: string;
  readonly plural: string;
  /** The smallest amount that shops sell, in tenths of a gram; undefined for a food that is sold by weight. */
  readonly packDecigrams: number | undefined;
  /** Grams of one piece, in tenths; undefined for a food that is not counted. For texts: "2 lemons". */
  readonly pieceDecigrams: number | undefined;
  readonly keepsDays: number;
  /** Days after its pack was opened. */
  readonly keepsOpenedDays: number;
  /** Salt, oil, spices, and the household's staples: using them costs nothing. */
  readonly isStaple: boolean;
}
