import type { UserId } from "../account/mod.ts";
import type { HouseholdEvents } from "../household/mod.ts";
import { type CalendarDate, type Clock, DomainError } from "../shared/mod.ts";
import type { IdempotentChange } from "./idempotent_change.ts";
import type { MealPlanStore } from "./meal_plan_store.ts";
import type { PlanChange } from "./plan_change.ts";
import type { MealSlot } from "./planned_meal.ts";
import { dateOf, weekOf } from "./week.ts";

export interface SetMealPortionsPorts {
  readonly mealPlans: Pick<MealPlanStore, "setPortions">;
  readonly events: HouseholdEvents<PlanChange>;
  readonly clock: Pick<Clock, "today">;
}

export interface SetMealPortionsInput extends Omit<MealSlot, "date"> {
  readonly userId: UserId;
  /** Any date of the week that is meant; this week if absent. */
  readonly date?: CalendarDate | undefined;
  /** See `PlannedMeal`. */
  readonly portions: number | undefined;
  readonly sent?: IdempotentChange | undefined;
}

/**
 * Sets how many portions of a planned meal are eaten.
 *
 * @returns the slot's date.
 * @throws {DomainError} `meal_not_found`, or the errors of `isAlreadyApplied`
 */
export async function setMealPortions(ports: SetMealPortionsPorts, input: SetMealPortionsInput): Promise<CalendarDate> {
  const { userId, day, mealTime, portions } = input;
  const date = dateOf(day, weekOf(input.date ?? ports.clock.today()));
  const change = await ports.mealPlans.setPortions({ userId, date, mealTime, portions }, input.sent);
  if (!change) throw new DomainError("meal_not_found", `Cannot set portions: ${day}'s ${mealTime} is empty`);
  ports.events.publish(change);
  return date;
}
