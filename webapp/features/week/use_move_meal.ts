import { t } from "@lingui/core/macro";
import type { MealSlot } from "../../../core/meal_plan/mod.ts";
import { ApiError } from "../../platform/api/mod.ts";
import { dayMealName } from "../../platform/format/mod.ts";
import { useToast } from "../../platform/hooks/mod.ts";
import { usePlanChange } from "./use_plan_change.ts";

/** A recipe's meal goes from one slot to another of the same week. */
export interface MealMove {
  readonly recipeId: string;
  readonly from: MealSlot;
  readonly to: MealSlot;
}

/** Moves a meal to another slot of its week, with Undo in the toast; the two slots swap their meals. */
export function useMoveMeal() {
  const showToast = useToast();
  const move = { callOf: (meal: MealMove) => ({ name: "move", ...meal }) as const, failure: "Cannot move the meal" };
  const { mutate: undo } = usePlanChange({
    ...move,
    failureText: (error) => (isGone(error) ? goneText() : t`Not put back. Try again.`),
  });
  const { mutate: moveMeal } = usePlanChange({
    ...move,
    failureText: (error) => (isGone(error) ? goneText() : t`Not moved. Try again.`),
    onSuccess({ recipeId, from, to }) {
      const back = { recipeId, from: to, to: from };
      showToast(t`Moved to ${dayMealName(to)}.`, { action: { text: t`Undo`, onSelect: () => undo(back) } });
    },
  });
  return { moveMeal };
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.code === "meal_not_found";
}

function goneText(): string {
  return t`Not moved: another member has changed this meal.`;
}
