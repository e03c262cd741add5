import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type PlanSlot, weekQuery } from "../api/mod.ts";
import { useServices } from "../services.ts";
import { useToast } from "../shell/mod.ts";

/** What emptying a slot tells whoever asked for it. */
export interface EmptySlotOptions {
  /** Once the server has emptied it. */
  onEmptied?: () => void;
}

/** Empties a slot: the plate is gone at once, and comes back with a word where the server did not take it. */
export function useEmptySlot() {
  const { mealPlan, log } = useServices();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: (slot: PlanSlot) => mealPlan.emptySlot(slot),
    async onMutate({ day, mealTime, date }) {
      const { queryKey } = weekQuery(mealPlan, date);
      // An answer on its way would lay the plate again.
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (entries) =>
        entries?.filter((entry) => entry.day_of_week !== day || entry.meal_time !== mealTime),
      );
      return before;
    },
    onSuccess: (_nothing, { day, mealTime }) => showToast(`${day}'s ${mealTime} is empty.`),
    onError(error, { date }, before) {
      log("Cannot empty the slot", error);
      queryClient.setQueryData(weekQuery(mealPlan, date).queryKey, before);
      showToast("Not removed. Try again.", "error");
    },
    onSettled: (_nothing, _error, { date }) => queryClient.invalidateQueries(weekQuery(mealPlan, date)),
  });
  return {
    isEmptying: isPending,
    emptySlot: (slot: PlanSlot, { onEmptied }: EmptySlotOptions = {}) =>
      mutate(slot, onEmptied ? { onSuccess: onEmptied } : {}),
  };
}
