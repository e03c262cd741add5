import type { UserId } from "../account/mod.ts";
import type { RecipeId } from "../recipe/mod.ts";
import type { CalendarDate } from "../shared/mod.ts";
import type { MealTime } from "./planned_meal.ts";
import type { Week } from "./week.ts";

/** A filled cell of the week's grid. */
export interface WeekMeal {
  readonly date: CalendarDate;
  readonly mealTime: MealTime;
  /** `{MealTime}: {recipe name}`. */
  readonly name: string;
  readonly recipeId: RecipeId;
  /** Address of the recipe's picture as it is now. */
  readonly mainImage: string;
}

/** What the screens of the week read. Every implementation passes `adapters/contracts/meal_plan_reads_contract.ts`. */
export interface MealPlanReads {
  /** One person's meals of a week with their pictures, by date and meal time; at most 28. */
  week(userId: UserId, week: Week): Promise<WeekMeal[]>;
}
