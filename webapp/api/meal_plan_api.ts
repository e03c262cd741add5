import type { MealSlot } from "../../core/meal_plan/mod.ts";
import type { CalendarDate } from "../../core/shared/mod.ts";
import type { PlanEntry } from "../../wire/list_week.ts";

/** What the screens need of the server's meal plan. Over HTTP in the product, from memory in stories and tests. */
export interface MealPlanApi {
  /** What lies on the table in the week that holds the date; at most 28 meals. */
  listWeek(date: CalendarDate, options: { signal: AbortSignal }): Promise<PlanEntry[]>;

  /** Puts a recipe into a slot, in place of what was there. */
  saveMeal(slot: MealSlot, meal: { id: string; name: string }): Promise<void>;

  /** Empties a slot. An empty one stays empty. */
  emptySlot(slot: MealSlot): Promise<void>;
}
