import type { UserId } from "../account/mod.ts";
import type { RecipeId } from "../recipe/mod.ts";
import { DomainError } from "../shared/mod.ts";
import type { ChangeSlotPorts } from "./change_slot.ts";
import type { IdempotentChange } from "./idempotent_change.ts";
import { isSameSlot } from "./leftovers.ts";
import type { PlanSlot } from "./planned_meal.ts";
import { dateOfSlot, type SlotInput } from "./slot_input.ts";

export interface MoveMealInput {
  readonly userId: UserId;
  /** The recipe that the person sees in the slot. */
  readonly recipeId: RecipeId;
  readonly from: SlotInput;
  readonly to: SlotInput;
  readonly idempotency?: IdempotentChange | undefined;
}

/**
 * Moves a meal to another slot of a household's plan. A meal that is there gets the old slot.
 *
 * @returns the two slots.
 * @throws {DomainError} `meal_not_found` if another member has moved or replaced it, `invalid_input` for the same slot, or
 *   the errors of `isAlreadyApplied`
 */
export async function moveMeal(
  ports: ChangeSlotPorts<"move">,
  { userId, recipeId, idempotency, ...slots }: MoveMealInput,
): Promise<{ readonly from: PlanSlot; readonly to: PlanSlot }> {
  const slotOf = (slot: SlotInput): PlanSlot => ({ date: dateOfSlot(slot, ports.clock), mealTime: slot.mealTime });
  const [from, to] = [slotOf(slots.from), slotOf(slots.to)];
  if (isSameSlot(from, to)) {
    throw new DomainError("invalid_input", "Cannot move a meal to the slot that it is in", { field: "to" });
  }
  const change = await ports.mealPlans.move({ userId, recipeId, from, to }, idempotency);
  if (!change) {
    const { day, mealTime } = slots.from;
    throw new DomainError("meal_not_found", `Cannot move the meal: it is not ${day}'s ${mealTime} any more`);
  }
  ports.events.publish(change);
  return { from, to };
}
