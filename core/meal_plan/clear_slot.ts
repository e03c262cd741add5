import type { UserId } from "../account/mod.ts";
import type { CalendarDate, Clock } from "../shared/mod.ts";
import type { MealPlanStore } from "./meal_plan_store.ts";
import type { MealSlot, MealTime } from "./planned_meal.ts";
import { type DayOfWeek, dateOf, weekOf } from "./week.ts";

export interface ClearSlotPorts {
  readonly mealPlans: Pick<MealPlanStore, "remove">;
  readonly clock: Pick<Clock, "today">;
}

export interface ClearSlotInput {
  readonly userId: UserId;
  readonly day: DayOfWeek;
  readonly mealTime: MealTime;
  /** Any day of the week that is meant; this week where absent. */
  readonly date?: CalendarDate | undefined;
}

/** Takes the meal from a slot of a person's week. A slot that is empty stays so. */
export async function clearSlot(ports: ClearSlotPorts, input: ClearSlotInput): Promise<MealSlot> {
  const { userId, day, mealTime } = input;
  const slot: MealSlot = { userId, date: dateOf(day, weekOf(input.date ?? ports.clock.today())), mealTime };
  await ports.mealPlans.remove(slot);
  return slot;
}
