import type { UserId } from "../account/mod.ts";
import type { HouseholdEvents } from "../household/mod.ts";
import type { CalendarDate, Clock } from "../shared/mod.ts";
import type { IdempotentChange } from "./idempotent_change.ts";
import type { MealPlanStore } from "./meal_plan_store.ts";
import type { PlanChange } from "./plan_change.ts";
import type { MealSlot } from "./planned_meal.ts";
import { dateOf, weekOf } from "./week.ts";

export interface ClearSlotPorts {
  readonly mealPlans: Pick<MealPlanStore, "remove">;
  readonly events: HouseholdEvents<PlanChange>;
  readonly clock: Pick<Clock, "today">;
}

export interface ClearSlotInput extends Omit<MealSlot, "date"> {
  readonly userId: UserId;
  /** Any date of the week that is meant; this week if absent. */
  readonly date?: CalendarDate | undefined;
  readonly sent?: IdempotentChange | undefined;
}

/**
 * Removes the meal from a slot of a household's week. An empty slot stays empty.
 *
 * @returns the slot's date.
 * @throws {DomainError} the errors of `isAlreadyApplied`
 */
export async function clearSlot(ports: ClearSlotPorts, input: ClearSlotInput): Promise<CalendarDate> {
  const { userId, day, mealTime } = input;
  const date = dateOf(day, weekOf(input.date ?? ports.clock.today()));
  const change = await ports.mealPlans.remove({ userId, date, mealTime }, input.sent);
  if (change) ports.events.publish(change);
  return date;
}
