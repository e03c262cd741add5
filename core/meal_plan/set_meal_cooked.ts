import type { UserId } from "../account/mod.ts";
import type { HouseholdEvents } from "../household/mod.ts";
import { type CalendarDate, type Clock, DomainError } from "../shared/mod.ts";
import type { MealPlanStore } from "./meal_plan_store.ts";
import type { PlanChange } from "./plan_change.ts";
import type { MealSlot } from "./planned_meal.ts";
import { dateOf, weekOf } from "./week.ts";

export interface SetMealCookedPorts {
  readonly mealPlans: Pick<MealPlanStore, "setCooked">;
  readonly events: HouseholdEvents<PlanChange>;
  readonly clock: Pick<Clock, "today">;
}

export interface SetMealCookedInput extends Omit<MealSlot, "date"> {
  readonly userId: UserId;
  /** Any date of the week that is meant; this week if absent. */
  readonly date?: CalendarDate | undefined;
  readonly isCooked: boolean;
}

/**
 * Says that a planned meal was cooked, so that it is not shopped for any more, or that it was not.
 *
 * @returns the slot's date.
 * @throws {DomainError} `meal_not_found`
 */
export async function setMealCooked(ports: SetMealCookedPorts, input: SetMealCookedInput): Promise<CalendarDate> {
  const { userId, day, mealTime, isCooked } = input;
  const date = dateOf(day, weekOf(input.date ?? ports.clock.today()));
  const change = await ports.mealPlans.setCooked({ userId, date, mealTime, isCooked });
  if (!change) throw new DomainError("meal_not_found", `Cannot note what was cooked: ${day}'s ${mealTime} is empty`);
  ports.events.publish(change);
  return date;
}
