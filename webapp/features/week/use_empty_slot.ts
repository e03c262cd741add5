import { t } from "@lingui/core/macro";
import type { MealSlot } from "../../../core/meal_plan/mod.ts";
import type { PlanEntry } from "../../../wire/meal_plan/planned_meal.ts";
import { dayMealName } from "../../platform/format/mod.ts";
import { useToast } from "../../platform/hooks/mod.ts";
import { usePlanChange } from "./use_plan_change.ts";

export interface EmptySlotOptions {
  /** Called when the server has emptied the slot. */
  onEmptied?: () => void;
}

/** Empties a slot, with Undo in the toast. */
export function useEmptySlot() {
  const showToast = useToast();
  const { mutate: restoreMeal } = useRestoreMeal();
  const { mutate, isPending } = usePlanChange({
    callOf: (slot: MealSlot) => ({ name: "clear", slot }),
    failure: "Cannot empty the slot",
    failureText: () => t`Not removed. Try again.`,
    onSuccess(slot, meal) {
      const action = meal && { text: t`Undo`, onSelect: () => restoreMeal({ slot, meal }) };
      showToast(t`${dayMealName(slot)} is empty.`, { action });
    },
  });
  return {
    isEmptying: isPending,
    emptySlot: (slot: MealSlot, { onEmptied }: EmptySlotOptions = {}) =>
      mutate(slot, onEmptied ? { onSuccess: onEmptied } : {}),
  };
}

/** Undo: saves a meal in its slot again. */
export function useRestoreMeal() {
  return usePlanChange({
    callOf: ({ slot, meal }: { slot: MealSlot; meal: PlanEntry }) => ({ name: "save", slot, meal }),
    failure: "Cannot restore the meal",
    failureText: () => t`Not put back. Try again.`,
  });
}
