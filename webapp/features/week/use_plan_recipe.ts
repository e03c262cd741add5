import { t } from "@lingui/core/macro";
import { addMealTime, type MealSlot } from "../../../core/meal_plan/mod.ts";
import type { PlanEntry } from "../../../wire/meal_plan/planned_meal.ts";
import { dayMealName } from "../../platform/format/mod.ts";
import { useToast } from "../../platform/hooks/mod.ts";
import type { BrokenRuleOfDish } from "../food_rules/mod.ts";
import { useEmptySlot, useRestoreMeal } from "./use_empty_slot.ts";
import { usePlanChange } from "./use_plan_change.ts";

export interface RecipeToPlan {
  readonly id: string;
  readonly name: string;
  /** The portions that the page shows; those of the household by default. */
  readonly portions?: number | undefined;
  /** The food rules that it breaks. */
  readonly brokenRules?: readonly BrokenRuleOfDish[] | undefined;
}

interface PlannedSlot {
  readonly recipe: RecipeToPlan;
  readonly slot: MealSlot;
  /** Undefined for those of the household. */
  readonly portions: number | undefined;
}

/** Plans a recipe on any page, with Undo in the toast: it puts the earlier meal back, or empties the slot. */
export function usePlanRecipe() {
  const showToast = useToast();
  const { mutate: restoreMeal } = useRestoreMeal();
  const { emptySlot } = useEmptySlot();
  const { mutate } = usePlanChange({
    callOf: (planned: PlannedSlot) => ({ name: "save", slot: planned.slot, meal: entryOf(planned) }),
    failure: "Cannot plan the recipe",
    failureText: () => t`Not planned. Try again.`,
    onSuccess({ recipe, slot }, before) {
      showToast(t`${recipe.name} is planned for ${dayMealName(slot)}.`, {
        action: {
          text: t`Undo`,
          onSelect: () => (before ? restoreMeal({ slot, meal: before }) : emptySlot(slot)),
        },
      });
    },
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
