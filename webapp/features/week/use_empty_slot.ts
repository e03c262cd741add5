import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { MealSlot } from "../../../core/meal_plan/mod.ts";
import type { PlanEntry } from "../../../wire/meal_plan/planned_meal.ts";
import { weekQuery } from "../../platform/api/mod.ts";
import { useToast } from "../../platform/hooks/mod.ts";
import { findEntry, removeEntry, upsertEntry, usePerform } from "../../platform/offline/outbox/mod.ts";
import { useServices } from "../../services.ts";
import { PLAN_CHANGES } from "./plan_changes.ts";

export interface EmptySlotOptions {
  /** Called when the server has emptied the slot. */
  onEmptied?: () => void;
}

/** Empties a slot optimistically, with Undo in the toast; a failure restores the meal and shows an error. */
export function useEmptySlot() {
  const { mealPlan, log } = useServices();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const perform = usePerform();
  const { mutate: restoreMeal } = useRestoreMeal();
  const { mutate, isPending } = useMutation({
    mutationKey: PLAN_CHANGES,
    networkMode: "always",
    mutationFn: (slot: MealSlot) => perform({ kind: "plan", call: { name: "clear", slot } }),
    async onMutate(slot) {
      const { queryKey } = weekQuery(mealPlan, slot.date);
      // A reply in flight would show the meal again.
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (entries) => entries && removeEntry(entries, slot));
      return before;
    },
    onSuccess(_nothing, slot, before) {
      const meal = before && findEntry(before, slot);
      const action = meal && { text: "Undo", onSelect: () => restoreMeal({ slot, meal }) };
      showToast(`${slot.day}'s ${slot.mealTime} is empty.`, { action });
    },
    onError(error, { date }, before) {
      log("Cannot empty the slot", error);
      queryClient.setQueryData(weekQuery(mealPlan, date).queryKey, before);
      showToast("Not removed. Try again.", { tone: "error" });
    },
    onSettled: (_nothing, _error, { date }) => queryClient.invalidateQueries(weekQuery(mealPlan, date)),
  });
  return {
    isEmptying: isPending,
    emptySlot: (slot: MealSlot, { onEmptied }: EmptySlotOptions = {}) =>
      mutate(slot, onEmptied ? { onSuccess: onEmptied } : {}),
  };
}

/** Undo: saves a meal in its slot again. */
export function useRestoreMeal() {
  const { mealPlan, log } = useServices();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const perform = usePerform();
  return useMutation({
    mutationKey: PLAN_CHANGES,
    networkMode: "always",
    mutationFn: ({ slot, meal }: { slot: MealSlot; meal: PlanEntry }) =>
      perform({ kind: "plan", call: { name: "save", slot, meal } }),
    async onMutate({ slot, meal }) {
      const { queryKey } = weekQuery(mealPlan, slot.date);
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (entries) => entries && upsertEntry(entries, meal));
    },
    onError(error, { slot }) {
      log("Cannot restore the meal", error);
      queryClient.setQueryData(
        weekQuery(mealPlan, slot.date).queryKey,
        (entries) => entries && removeEntry(entries, slot),
      );
      showToast("Not put back. Try again.", { tone: "error" });
    },
    onSettled: (_nothing, _error, { slot }) => queryClient.invalidateQueries(weekQuery(mealPlan, slot.date)),
  });
}
