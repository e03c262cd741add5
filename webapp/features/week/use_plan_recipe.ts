import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addMealTime, type MealSlot } from "../../../core/meal_plan/mod.ts";
import type { PlanEntry } from "../../../wire/meal_plan/planned_meal.ts";
import { weekQuery } from "../../platform/api/mod.ts";
import { useToast } from "../../platform/hooks/mod.ts";
import { usePerform } from "../../platform/offline/outbox/mod.ts";
import { useServices } from "../../services.ts";
import { PLAN_CHANGES } from "./plan_changes.ts";
import { useEmptySlot, useRestoreMeal } from "./use_empty_slot.ts";

export interface RecipeToPlan {
  readonly id: string;
  readonly name: string;
}

interface PlannedSlot {
  readonly recipe: RecipeToPlan;
  readonly slot: MealSlot;
  /** Undefined for those of the household. */
  readonly portions: number | undefined;
  /** The slot's meal before. */
  readonly before: PlanEntry | undefined;
}

/** Plans a recipe on any page, with Undo in the toast: it puts the earlier meal back, or empties the slot. */
export function usePlanRecipe() {
  const { mealPlan, log } = useServices();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const { mutate: restoreMeal } = useRestoreMeal();
  const { emptySlot } = useEmptySlot();
  const perform = usePerform();
  const { mutate } = useMutation({
    mutationKey: PLAN_CHANGES,
    networkMode: "always",
    mutationFn: (planned: PlannedSlot) =>
      perform({ kind: "plan", call: { name: "save", slot: planned.slot, meal: entryOf(planned) } }),
    onSuccess(_nothing, { recipe, slot, before }) {
      showToast(`${recipe.name} is planned for ${slot.day}'s ${slot.mealTime}.`, {
        action: {
          text: "Undo",
          onSelect: () => (before ? restoreMeal({ slot, meal: before }) : emptySlot(slot)),
        },
      });
    },
    onError(error) {
      log("Cannot plan the recipe", error);
      showToast("Not planned. Try again.", { tone: "error" });
    },
    onSettled: (_nothing, _error, { slot }) => queryClient.invalidateQueries(weekQuery(mealPlan, slot.date)),
  });
  return { planRecipe: mutate };
}

function entryOf({ recipe: { id, name }, slot, portions }: PlannedSlot): PlanEntry {
  return {
    day_of_week: slot.day,
    meal_time: slot.mealTime,
    meal_name: addMealTime(name, slot.mealTime),
    // The outbox knows it.
    mainImage: "",
    recipeId: id,
    ...(portions !== undefined && { portions }),
  };
}
