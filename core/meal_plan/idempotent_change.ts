import type { HouseholdId } from "../household/mod.ts";
import { DAY_MS, DomainError } from "../shared/mod.ts";
import { isSameSlot } from "./leftovers.ts";
import type { PlannedMeal, PlanSlot } from "./planned_meal.ts";
import { type ExpectedMeal, isSameMeal } from "./slot_changes.ts";
import { dayOf } from "./week.ts";

/** How long the id of a change is remembered. */
export const IDEMPOTENCY_KEY_TTL_MS = 30 * DAY_MS;

/** The idempotency key and the precondition of a change that a device may send late, or twice. */
export interface IdempotentChange {
  /** Made by the device. Of a person's changes with one key only the first is applied. */
  readonly idempotencyKey?: string | undefined;
  /** The precondition; undefined to apply the change to any state of the plan. */
  readonly expected?: ExpectedPlan | undefined;
}

/** The state of the plan that a change expects: the one on the person's screen. */
export interface ExpectedPlan {
  /** Undefined if it is not known whose plan it was. */
  readonly householdId?: HouseholdId | undefined;
  /** The slots that the change concerns, at least one. */
  readonly slots: readonly ExpectedSlot[];
}

/** A slot's expected meal before the change, and its meal after it; undefined for an empty slot. */
export interface ExpectedSlot extends PlanSlot {
  readonly from: ExpectedMeal | undefined;
  readonly to: ExpectedMeal | undefined;
}

/**
 * Whether a plan already has the result of a change.
 *
 * @throws {DomainError} `household_changed` or `slot_changed` if it has neither the result nor the expected state
 */
export function isAlreadyApplied(
  { householdId, slots }: ExpectedPlan,
  now: { readonly householdId: HouseholdId; readonly meals: readonly PlannedMeal[] },
): boolean {
  if (householdId !== undefined && householdId !== now.householdId) {
    throw new DomainError("household_changed", "You are in another household now, whose plan stays as it is.");
  }
  const at = (slot: PlanSlot) => now.meals.find((meal) => isSameSlot(meal, slot));
  if (slots.every((slot) => isSameMeal(at(slot), slot.to))) return true;
  const changed = slots.find((slot) => !isSameMeal(at(slot), slot.from));
  if (!changed) return false;
  const { date, mealTime } = changed;
  throw new DomainError("slot_changed", `${dayOf(date)}'s ${mealTime} was changed meanwhile and stays so.`);
}
