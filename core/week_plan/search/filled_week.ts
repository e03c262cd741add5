import type { FoodKey } from "../../food/mod.ts";
import type { RecipeId } from "../../recipe/mod.ts";
import type { SlotNumber, WeekMeals } from "./week_problem.ts";

/** A week that satisfies every rule. */
export interface FilledWeek {
  readonly kind: "filled";
  readonly meals: WeekMeals;
  /** In micro-points; the lower the better. */
  readonly cost: number;
  /** For each open slot, by slot number, at most two. */
  readonly reasons: readonly (readonly Reason[])[];
  readonly figures: WeekFigures;
}

/** The figures of the bar under the week. */
export interface WeekFigures {
  /** Different foods to buy, staples left out. */
  readonly foodsToBuy: number;
  readonly perishableFoodsToBuy: number;
  /** Remainders of opened packs that keep for at most 30 days more, in tenths of a pack. */
  readonly packsLeftOver: number;
  readonly activeMinutes: number;
  /** For each day, the nutrients that miss their aim. */
  readonly daysOutsideAims: readonly number[];
}

/** Why a dish is in its slot. Every figure can be computed again from the week; texts are made of it on the screen. */
export type Reason =
  | {
      readonly kind: "usesPantry";
      readonly food: FoodKey;
      readonly grams: number;
      readonly ofGrams: number;
      readonly useByDay: number | undefined;
    }
  | { readonly kind: "sharesFood"; readonly food: FoodKey; readonly with: SlotNumber }
  | { readonly kind: "boughtAnyway"; readonly foods: number; readonly ofFoods: number }
  | { readonly kind: "finishesPack"; readonly food: FoodKey; readonly grams: number; readonly with: SlotNumber }
  | { readonly kind: "leftovers"; readonly of: SlotNumber }
  | {
      readonly kind: "aim";
      readonly nutrient: "kcal" | "proteinGrams" | "fiberGrams" | "saltGrams" | "saturatedFatGrams";
      readonly amount: number;
      readonly dayAmount: number;
      readonly aim: number;
    }
  | { readonly kind: "favourite" }
  | { readonly kind: "rated"; readonly stars: number }
  | { readonly kind: "preferences"; readonly count: number }
  | { readonly kind: "quick"; readonly activeMinutes: number }
  | { readonly kind: "variety"; readonly of: "kind" | "cuisine"; readonly unlike: SlotNumber }
  | { readonly kind: "wholeBatch"; readonly portions: number };

/** No week satisfies every rule. */
export interface ImpossibleWeek {
  readonly kind: "impossible";
  /** One for each group of slots that cannot be filled, at most six. */
  readonly conflicts: readonly WeekConflict[];
}

/** Slots for which there are too few dishes. */
export interface WeekConflict {
  readonly slots: readonly SlotNumber[];
  /** Rules that these slots cannot satisfy together; without any one of them they could. Never empty. */
  readonly rules: readonly WeekRule[];
  /** Each was tried, and fills the slots. The smallest changes first; at most four. */
  readonly relaxations: readonly Relaxation[];
}

/**
 * `foodRules`: those of all members; their removal is never offered. `repeats`: how often a dish may come. `replaced`:
 * dishes that the person rejected.
 */
export const WEEK_RULES = [
  "foodRules",
  "mealTime",
  "activeMinutes",
  "totalMinutes",
  "repeats",
  "recentDinners",
  "longDishes",
  "replaced",
] as const;

export type WeekRule = (typeof WEEK_RULES)[number];

/** A change of one rule for the slots of a conflict. */
export interface Relaxation {
  readonly rule: Exclude<WeekRule, "foodRules" | "mealTime">;
  /** The new limit: minutes, dishes a day, or times a dish may come; undefined if the rule is dropped. */
  readonly to: number | undefined;
  /** How many more dishes the slots can have. */
  readonly dishes: number;
}

/** The price of putting another dish into a slot, beside the week as it is. */
export interface Alternative {
  readonly recipeId: RecipeId;
  /** Different foods to buy, more or fewer. */
  readonly foodsToBuy: number;
  readonly activeMinutes: number;
  /** Tolerances of a day: grams and kilocalories of one portion, more or less. */
  readonly proteinGrams: number;
  readonly kcal: number;
  /** In micro-points. */
  readonly cost: number;
}
