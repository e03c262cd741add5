import type { UserId } from "../account/mod.ts";
import type { HouseholdEvents } from "../household/mod.ts";
import { type CalendarDate, type Clock, DomainError } from "../shared/mod.ts";
import type { IdempotentChange } from "./idempotent_change.ts";
import type { MealPlanStore } from "./meal_plan_store.ts";
import type { PlanChange } from "./plan_change.ts";
import { dateOfSlot, type SlotInput } from "./slot_input.ts";

/** The ports of a use case that calls this method of the store. */
export interface ChangeSlotPorts<Method extends keyof MealPlanStore> {
  readonly mealPlans: Pick<MealPlanStore, Method>;
  readonly events: HouseholdEvents<PlanChange>;
  readonly clock: Pick<Clock, "today">;
}

/** A change of a slot by a member of the household. */
export interface ChangeSlotInput extends SlotInput {
  readonly userId: UserId;
  readonly idempotency?: IdempotentChange | undefined;
}

/**
 * Removes the meal from a slot of a household's week. An empty slot stays empty.
 *
 * @returns the slot's date.
 * @throws {DomainError} the errors of `isAlreadyApplied`
 */
export async function clearSlot(ports: ChangeSlotPorts<"remove">, input: ChangeSlotInput): Promise<CalendarDate> {
  const date = dateOfSlot(input, ports.clock);
  const change = await ports.mealPlans.remove(
    { userId: input.userId, date, mealTime: input.mealTime },
    input.idempotency,
  );
  if (change) ports.events.publish(change);
  return date;
}

/**
 * Says that a planned meal was cooked, so that it is not shopped for any more, or that it was not.
 *
 * @returns the slot's date.
 * @throws {DomainError} `meal_not_found`
 */
export async function setMealCooked(
  ports: ChangeSlotPorts<"setCooked">,
  input: Omit<ChangeSlotInput, "idempotency"> & { readonly isCooked: boolean },
): Promise<CalendarDate> {
  const { userId, day, mealTime, isCooked } = input;
  const date = dateOfSlot(input, ports.clock);
  const change = await ports.mealPlans.setCooked({ userId, date, mealTime, isCooked });
  if (!change) throw new DomainError("meal_not_found", `Cannot note what was cooked: ${day}'s ${mealTime} is empty`);
  ports.events.publish(change);
  return date;
}

/**
 * Sets how many portions of a planned meal are eaten; see `PlannedMeal`.
 *
 * @returns the slot's date.
 * @throws {DomainError} `meal_not_found`, or the errors of `isAlreadyApplied`
 */
export async function setMealPortions(
  ports: ChangeSlotPorts<"setPortions">,
  input: ChangeSlotInput & { readonly portions: number | undefined },
): Promise<CalendarDate> {
  const { userId, day, mealTime, portions } = input;
  const date = dateOfSlot(input, ports.clock);
  const change = await ports.mealPlans.setPortions({ userId, date, mealTime, portions }, input.idempotency);
  if (!change) throw new DomainError("meal_not_found", `Cannot set portions: ${day}'s ${mealTime} is empty`);
  ports.events.publish(change);
  return date;
}
