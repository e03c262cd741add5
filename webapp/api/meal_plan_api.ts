import type { DayOfWeek, MealTime } from "../../core/meal_plan/mod.ts";
import type { CalendarDate } from "../../core/shared/mod.ts";
import type { PlanEntry } from "../../wire/list_week.ts";

/** One plate of the signed-in person's table. */
export interface PlanSlot {
  readonly day: DayOfWeek;
  readonly mealTime: MealTime;
  /** Any day of the week that is meant. */
  readonly date: CalendarDate;
}

/** What the screens need of the server's meal plan. Over HTTP in the product, from memory in stories and tests. */
export interface MealPlanApi {
  /** What lies on the table in the week that holds the date; at most 28 meals. */
  listWeek(date: CalendarDate, options: { signal: AbortSignal }): Promise<PlanEntry[]>;

  /** Puts a recipe into a slot, in place of what was there. */
  saveMeal(slot: PlanSlot, meal: { id: string; name: string }): Promise<void>;

  /** Empties a slot. An empty one stays empty. */
  emptySlot(slot: PlanSlot): Promise<void>;
}
