import type { MealSlot } from "../../core/meal_plan/mod.ts";
import type { CalendarDate } from "../../core/shared/mod.ts";
import type { PlanEntry } from "../../wire/list_week.ts";
import type { WeekNutrition } from "../../wire/week_nutrition.ts";

/** What the screens need of the server's meal plan. Over HTTP in the product, from memory in stories and tests. */
export interface MealPlanApi {
  /**
   * The meals planned for the week of this date; at most 28.
   *
   * @param options `onVersion` learns which household and version of it the reply shows, as `{id}.{version}`.
   */
  listWeek(
    date: CalendarDate,
    options: { signal: AbortSignal; onVersion?: ((version: string) => void) | undefined },
  ): Promise<PlanEntry[]>;

  /** The nutrition of a portion of each recipe that is planned for the week of this date. */
  listWeekNutrition(date: CalendarDate, options: { signal: AbortSignal }): Promise<WeekNutrition>;

  /** Puts a recipe into a slot and replaces the earlier one. */
  saveMeal(slot: MealSlot, meal: { id: string; name: string }): Promise<void>;

  /** Empties a slot. An empty one stays empty. */
  emptySlot(slot: MealSlot): Promise<void>;
}
