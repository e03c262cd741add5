import { t } from "@lingui/core/macro";
import { useNavigate } from "react-router-dom";
import type { MealSlot } from "../../../core/meal_plan/mod.ts";
import type { MenuAction } from "../../../ui-kit/Menu/mod.ts";
import type { PlanEntry } from "../../../wire/meal_plan/planned_meal.ts";
import { cookPath, recipePath } from "../cooking/cook_path.ts";
import { useEmptySlot } from "./use_empty_slot.ts";

/** The actions of a planned meal's menu. `moving`: those that move it, where it can be moved. */
export function useMealActions() {
  const navigate = useNavigate();
  const { emptySlot } = useEmptySlot();
  return (
    { recipeId, portions }: PlanEntry,
    slot: MealSlot,
    moving: readonly MenuAction[] = [],
  ): readonly MenuAction[] => [
    { text: t`Open recipe`, onSelect: () => void navigate(recipePath(recipeId, { portions })) },
    { text: t`Cook`, onSelect: () => void navigate(cookPath(recipeId, { portions })) },
    ...moving,
    { text: t`Clear`, tone: "danger", onSelect: () => emptySlot(slot) },
  ];
}
