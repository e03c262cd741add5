import type { UserId } from "../account/mod.ts";
import type { RecipePages } from "../recipe/mod.ts";
import { addDays, type CalendarDate, type Clock } from "../shared/mod.ts";
import { KEEPS_DAYS_MAX, keepsDaysOf, keepsUntil } from "./leftovers.ts";
import type { MealPlanReads, WeekMeal } from "./meal_plan_reads.ts";
import type { MealSlot } from "./planned_meal.ts";
import { dateOf, weekOf } from "./week.ts";

export interface ListLeftoversPorts {
  readonly plan: Pick<MealPlanReads, "listMeals">;
  readonly pages: Pick<RecipePages, "listKeeping">;
  readonly clock: Pick<Clock, "today">;
}

export interface ListLeftoversInput extends Omit<MealSlot, "date"> {
  readonly userId: UserId;
  /** Any date of the week that is meant; this week if absent. */
  readonly date?: CalendarDate | undefined;
}

/** The meals whose leftovers can be planned for a slot: cooked earlier, and still good. The latest first; at most 59. */
export async function listLeftovers(ports: ListLeftoversPorts, input: ListLeftoversInput): Promise<WeekMeal[]> {
  const { userId, day, mealTime } = input;
  const date = dateOf(day, weekOf(input.date ?? ports.clock.today()));
  const meals = await ports.plan.listMeals(userId, { from: addDays(date, -KEEPS_DAYS_MAX), to: date });
  const cooked = meals.filter(({ leftoversOf }) => !leftoversOf).toReversed();
  const keeping = await ports.pages.listKeeping([...new Set(cooked.map(({ recipeId }) => recipeId))]);
  return cooked.filter((meal) =>
    keepsUntil({ date, mealTime }, { ...meal, keepsDays: keepsDaysOf(keeping.get(meal.recipeId)) }),
  );
}
