import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addMealTime, type MealSlot, removeMealTime } from "../../core/meal_plan/mod.ts";
import type { PlanEntry } from "../../wire/list_week.ts";
import { weekQuery } from "../api/mod.ts";
import { useToast } from "../hooks/mod.ts";
import { useServices } from "../services.ts";
import { findEntry, removeEntry, upsertEntry } from "./plan_entries.ts";

const MOVES = ["move-meal"] as const;

/** From one slot to another of the same week. */
export interface SlotMove {
  readonly from: MealSlot;
  readonly to: MealSlot;
}

/** A slot, and what is to lie in it; without a meal it is to be empty. */
interface SlotContent {
  readonly slot: MealSlot;
  readonly meal: PlanEntry | undefined;
}

interface MealSwap {
  /** In the order in which the server is told: at every moment each meal lies somewhere. */
  readonly after: readonly [SlotContent, SlotContent];
  readonly before: readonly [SlotContent, SlotContent];
}

/**
 * Moves a meal to another slot of its week; what lies there comes back in its place. The plates change at once, and go back
 * with a word where the server did not take it. For as long as the message stands, it can be undone.
 */
export function useMoveMeal() {
  const { mealPlan, log } = useServices();
  const queryClient = useQueryClient();
  const showToast = useToast();

  function save({ slot, meal }: SlotContent): Promise<void> {
    return meal
      ? mealPlan.saveMeal(slot, { id: meal.recipeId, name: removeMealTime(meal.meal_name, meal.meal_time) })
      : mealPlan.emptySlot(slot);
  }

  function show(laid: readonly SlotContent[]): void {
    for (const one of laid) {
      queryClient.setQueryData(
        weekQuery(mealPlan, one.slot.date).queryKey,
        (entries) => entries && entriesWith(entries, one),
      );
    }
  }

  async function swap({ after, before }: MealSwap): Promise<void> {
    await save(after[0]);
    try {
      await save(after[1]);
    } catch (error) {
      // Half a move would leave a meal twice, or cover one: the first half is taken back, as far as it can be.
      await save(before[0]).catch((failure: unknown) => log("Cannot take back half a move", failure));
      throw error;
    }
  }

  function failed(error: unknown, { before }: MealSwap): void {
    log("Cannot move the meal", error);
    show(before);
  }

  // One after the other: what is moved twice in a row ends where it was put last.
  const shared = {
    mutationKey: MOVES,
    scope: { id: "week" },
    mutationFn: swap,
    async onMutate({ after }: MealSwap) {
      await queryClient.cancelQueries({ queryKey: weekQuery(mealPlan, after[0].slot.date).queryKey });
      show(after);
    },
    async onSettled(_nothing: unknown, _error: unknown, { after }: MealSwap) {
      // While others wait, the server's week is not yet the one that is shown.
      if (queryClient.isMutating({ mutationKey: MOVES }) > 1) return;
      await queryClient.invalidateQueries(weekQuery(mealPlan, after[0].slot.date));
    },
  };
  const { mutate: undo } = useMutation({
    ...shared,
    onError(error, move) {
      failed(error, move);
      showToast("Not put back. Try again.", { tone: "error" });
    },
  });
  const { mutate } = useMutation({
    ...shared,
    onSuccess(_nothing, { after, before }) {
      const [{ slot }] = after;
      // Backwards, the meal comes home first: nothing is lost on the way back either.
      const [to, from] = before;
      const back = { after: [from, to], before: [after[1], after[0]] } as const;
      showToast(`Moved to ${slot.day}'s ${slot.mealTime}.`, { action: { text: "Undo", onSelect: () => undo(back) } });
    },
    onError(error, move) {
      failed(error, move);
      showToast("Not moved. Try again.", { tone: "error" });
    },
  });

  return {
    moveMeal({ from, to }: SlotMove): void {
      const entries = queryClient.getQueryData(weekQuery(mealPlan, from.date).queryKey) ?? [];
      const meal = findEntry(entries, from);
      const other = findEntry(entries, to);
      if (!meal) return;
      mutate({
        after: [
          { slot: to, meal },
          { slot: from, meal: other },
        ],
        before: [
          { slot: to, meal: other },
          { slot: from, meal },
        ],
      });
    },
  };
}

/** The week's meals with this one in the slot, under the name that the slot gives it; or with nothing in it. */
function entriesWith(entries: readonly PlanEntry[], { slot, meal }: SlotContent): PlanEntry[] {
  if (!meal) return removeEntry(entries, slot);
  return upsertEntry(entries, {
    ...meal,
    day_of_week: slot.day,
    meal_time: slot.mealTime,
    meal_name: addMealTime(removeMealTime(meal.meal_name, meal.meal_time), slot.mealTime),
  });
}
