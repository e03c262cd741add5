import { plural, t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { weekOf } from "../../../core/meal_plan/mod.ts";
import type { CalendarDate } from "../../../core/shared/mod.ts";
import { ApiError, SHOPPING_LIST, weekQuery } from "../../platform/api/mod.ts";
import { joinWords } from "../../platform/format/mod.ts";
import { useToast } from "../../platform/hooks/mod.ts";
import { findEntry } from "../../platform/offline/outbox/mod.ts";
import { useServices } from "../../services.ts";
import { PLAN_CHANGES } from "../week/mod.ts";
import { slotName } from "./slots.ts";
import type { StoredSuggestion } from "./use_week_suggestion.ts";
import { acceptChanges, clearMeal, type WeekSuggestion } from "./week_suggestion.ts";

export interface AcceptWeekOptions {
  readonly stored: StoredSuggestion;
  readonly onAccepted: () => void;
  /** Another member planned some of the slots: the suggestion without them, and a notice. */
  readonly onConflict: (suggestion: WeekSuggestion, text: string) => void;
}

/** Plans a suggested week as a whole, with Undo in the toast. */
export function useAcceptWeek(date: CalendarDate, { stored, onAccepted, onConflict }: AcceptWeekOptions) {
  const { weekPlan, mealPlan, log } = useServices();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const { monday } = weekOf(date);

  async function readAgain(): Promise<void> {
    void queryClient.invalidateQueries({ queryKey: SHOPPING_LIST });
    await queryClient.invalidateQueries(weekQuery(mealPlan, date));
  }

  const { mutate: undo } = useMutation({
    mutationKey: PLAN_CHANGES,
    mutationFn: (suggestion: WeekSuggestion) =>
      weekPlan.acceptWeek({ monday, changes: acceptChanges(suggestion, { isUndo: true }) }),
    async onSuccess(_household, suggestion) {
      await readAgain();
      if (!stored.current()) stored.store(suggestion);
      showToast(t`Nothing of your suggestion is planned any more.`);
    },
    async onError(error) {
      log("Cannot undo the accepted week", error);
      const text = isConflict(error)
        ? t`Not undone: a meal was changed or cooked meanwhile.`
        : t`Not undone. Try again in your plan.`;
      showToast(text, { tone: "error" });
      await readAgain();
    },
  });

  const { mutate, isPending } = useMutation({
    mutationKey: PLAN_CHANGES,
    mutationFn: (suggestion: WeekSuggestion) => weekPlan.acceptWeek({ monday, changes: acceptChanges(suggestion) }),
    async onSuccess(_household, suggestion) {
      // The plan is drawn before the suggestion goes, so that no plate is empty in between.
      await readAgain();
      stored.store(undefined);
      onAccepted();
      showToast(plural(suggestion.meals.length, { one: "# meal planned.", other: "# meals planned." }), {
        action: { text: t`Undo`, onSelect: () => undo(suggestion) },
      });
    },
    async onError(error, suggestion) {
      log("Cannot accept the suggested week", error);
      await readAgain();
      const entries = queryClient.getQueryData(weekQuery(mealPlan, date).queryKey) ?? [];
      const taken = suggestion.meals.filter(({ day, time }) => findEntry(entries, { day, mealTime: time }));
      if (isConflict(error) && taken.length > 0) {
        const slots = joinWords(taken.map(slotName));
        onConflict(
          taken.reduce(clearMeal, suggestion),
          plural(taken.length, {
            one: `${slots} was planned meanwhile, and stays so. Nothing of your suggestion is saved yet: accept the rest, or change it.`,
            other: `${slots} were planned meanwhile, and stay so. Nothing of your suggestion is saved yet: accept the rest, or change it.`,
          }),
        );
      } else {
        const isExplained = error instanceof ApiError && error.isFromServer && !error.isTransient;
        showToast(isExplained ? error.message : t`Not accepted. Nothing is changed, try again.`, { tone: "error" });
      }
    },
  });

  return { isAccepting: isPending, accept: (suggestion: WeekSuggestion) => mutate(suggestion) };
}

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.code === "slot_changed";
}
