import type { UserId } from "../account/mod.ts";
import type { PlannedMeal } from "./planned_meal.ts";
import type { Week } from "./week.ts";

/** A planned meal with its picture, as the week's grid shows it. */
export interface WeekMeal extends Omit<PlannedMeal, "userId"> {
  /** Address of the recipe's current picture. */
  readonly mainImage: string;
}

/** What the screens of the week read. Every implementation passes `adapters/contracts/meal_plan_reads_contract.ts`. */
export interface MealPlanReads {
  /** One person's meals of a week with their pictures, by date and meal time; at most 28. */
  listWeek(userId: UserId, week: Week): Promise<WeekMeal[]>;
}
