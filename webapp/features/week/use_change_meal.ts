import { useMutation, useQueryClient } from "@tanstack/react-query";
import { changeMealTime, type MealSlot, type PlanSlot } from "../../../core/meal_plan/mod.ts";
import type { Leftovers } from "../../../wire/meal_plan/leftovers.ts";
import type { PlanEntry } from "../../../wire/meal_plan/planned_meal.ts";
import { ApiError, WEEKS, weekQuery } from "../../platform/api/mod.ts";
import { useToast } from "../../platform/hooks/mod.ts";
import { findEntry, type PlanCall, removeEntry, upsertEntry, usePerform } from "../../platform/offline/outbox/mod.ts";
import { useServices } from "../../services.ts";
import { PLAN_CHANGES } from "./plan_changes.ts";

const CHANGES = [...PLAN_CHANGES, "meal"] as const;

interface Change {
  readonly entry: PlanEntry;
  readonly call: PlanCall;
}

/**
 * Changes the portions of a planned meal, and plans leftovers in its slot. Updates optimistically; a failure restores the
 * meal.
 */
export function useChangeMeal(slot: MealSlot) {
  const { mealPlan, log } = useServices();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const perform = usePerform();
  const { queryKey } = weekQuery(mealPlan, slot.date);
  const { mutate } = useMutation({
    mutationKey: CHANGES,
    // One at a time, so that the last press is the last change.
    scope: { id: "week" },
    networkMode: "always",
    mutationFn: ({ call }: Change) => perform({ kind: "plan", call }),
    async onMutate({ entry }) {
      await queryClient.cancelQueries({ queryKey });
      const before = findEntry(queryClient.getQueryData(queryKey) ?? [], slot);
      queryClient.setQueryData(queryKey, (entries) => entries && upsertEntry(entries, entry));
      return before;
    },
    onError(error, _change, before) {
      log("Cannot change the planned meal", error);
      queryClient.setQueryData(
        queryKey,
        (entries) => entries && (before ? upsertEntry(entries, before) : removeEntry(entries, slot)),
      );
      const isRefused = error instanceof ApiError && error.isFromServer && !error.isTransient;
      showToast(isRefused ? error.message : "Not saved. Try again.", { tone: "error" });
    },
    async onSettled() {
      // While other changes wait, the server's week is older than the one on the screen.
      if (queryClient.isMutating({ mutationKey: CHANGES }) > 1) return;
      await queryClient.invalidateQueries({ queryKey: WEEKS });
    },
  });

  return {
    /**
     * @param portions undefined for those of the household.
     * @param options `onSettled`: not called if another change follows before.
     */
    setPortions(
      { portions: _before, ...meal }: PlanEntry,
      portions: number | undefined,
      options: { readonly onSettled: () => void },
    ): void {
      const entry = { ...meal, ...(portions !== undefined && { portions }) };
      mutate({ entry, call: { name: "portions", slot, portions } }, options);
    },
    /** Plans leftovers of an earlier meal. */
    planLeftovers(cooked: Leftovers[number], of: PlanSlot, portions: number | undefined): void {
      const entry = {
        day_of_week: slot.day,
        meal_time: slot.mealTime,
        meal_name: changeMealTime(cooked.meal_name, { from: cooked.meal_time, to: slot.mealTime }),
        mainImage: cooked.mainImage,
        recipeId: cooked.recipeId,
        leftoversOf: { date: of.date, meal_time: of.mealTime },
        ...(portions !== undefined && { portions }),
      };
      mutate({ entry, call: { name: "save", slot, meal: entry } });
    },
    /** Plans leftovers as a meal that is cooked. */
    cookFresh({ leftoversOf: _before, ...entry }: PlanEntry): void {
      mutate({ entry, call: { name: "save", slot, meal: entry } });
    },
  };
}
