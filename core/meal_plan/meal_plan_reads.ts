import type { UserId } from "../account/mod.ts";
import type { Nutrition } from "../food/mod.ts";
import type { HouseholdId } from "../household/mod.ts";
import type { RecipeId } from "../recipe/mod.ts";
import type { CalendarDate } from "../shared/mod.ts";
import type { PlannedMeal } from "./planned_meal.ts";
import type { Week } from "./week.ts";

/** A planned meal with its picture, as the week's grid shows it. */
export interface WeekMeal extends Omit<PlannedMeal, "userId"> {
  /** Address of the recipe's current picture. */
  readonly mainImage: string;
}

/** A week of a household's plan. */
export interface WeekPlan {
  /** The household, and its version that has these meals. */
  readonly household: { readonly id: HouseholdId; readonly version: number };
  /** With their pictures, by date and meal time; at most 28. */
  readonly meals: readonly WeekMeal[];
}

/** Days of a plan, both included. The caller limits their number. */
export interface PlanDays {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/**
 * Reads for the screens of the week. Every implementation passes `adapters/contracts/meal_plan/meal_plan_reads_contract.ts`.
 */
export interface MealPlanReads {
  /**
   * The planned week of a person's household.
   *
   * @returns undefined if there is no such person.
   */
  findWeek(userId: UserId, week: Week): Promise<WeekPlan | undefined>;

  /**
   * The nutrition of a serving of each recipe that a person's household has planned for a week, in no particular order.
   *
   * @returns undefined if there is no such person.
   */
  listNutrition(userId: UserId, week: Week): Promise<ReadonlyMap<RecipeId, Nutrition> | undefined>;

  /** The planned meals of a person's household for these days, by date and meal time. */
  listMeals(userId: UserId, days: PlanDays): Promise<WeekMeal[]>;
}
