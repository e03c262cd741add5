import { plural, t } from "@lingui/core/macro";
import { useState } from "react";
import { weekOf } from "../../../core/meal_plan/mod.ts";
import type { CalendarDate } from "../../../core/shared/mod.ts";
import type { SuggestionSlot } from "../../../wire/week_plan/suggestion_slot.ts";
import { useServices } from "../../services.ts";
import { slotName } from "./slots.ts";
import { useAcceptWeek } from "./use_accept_week.ts";
import { useWeekSearch } from "./use_week_search.ts";
import type { StoredSuggestion } from "./use_week_suggestion.ts";
import {
  clearMeal,
  countBody,
  type DishCard,
  replaceDish,
  shuffleBody,
  toggleLock,
  type WeekSuggestion,
  withReply,
} from "./week_suggestion.ts";

export interface SuggestedWeekOptions {
  /** A day of the week. */
  readonly date: CalendarDate;
  readonly stored: StoredSuggestion;
  /** For screen readers. */
  readonly say: (text: string) => void;
  readonly onAccepted: () => void;
  readonly onDiscarded: () => void;
}

/** All that a person does with a suggested week before it is accepted. */
export function useSuggestedWeek({ date, stored, say, onAccepted, onDiscarded }: SuggestedWeekOptions) {
  const { today } = useServices();
  const { cancel, search, ...state } = useWeekSearch(weekOf(date).monday);
  const [task, setTask] = useState<"shuffle" | "count">("count");
  const [conflict, setConflict] = useState<string>();
  const acceptance = useAcceptWeek(date, {
    stored,
    onAccepted,
    onConflict(suggestion, text) {
      setConflict(text);
      change(suggestion);
    },
  });

  /** Stores a changed week, and asks for its figures and reasons. */
  function change(suggestion: WeekSuggestion): void {
    if (suggestion.meals.length === 0) return discard();
    stored.store(suggestion);
    count(suggestion);
  }

  function count(suggestion: WeekSuggestion): void {
    setTask("count");
    search(countBody(suggestion, { today: today() }), (reply) => {
      // Locks may have changed meanwhile.
      const current = stored.current();
      if (current) stored.store(withReply(current, reply));
    });
  }

  function discard(): void {
    cancel();
    stored.store(undefined);
    onDiscarded();
  }

  return {
    ...state,
    isShuffling: state.isSearching && task === "shuffle",
    shuffleErrorText: task === "shuffle" ? state.errorText : undefined,
    conflict,
    isAccepting: acceptance.isAccepting,
    accept(suggestion: WeekSuggestion) {
      setConflict(undefined);
      acceptance.accept(suggestion);
    },
    discard,
    cancel,
    countAgain: count,
    toggleLock: (suggestion: WeekSuggestion, slot: SuggestionSlot) => stored.store(toggleLock(suggestion, slot)),
    clear(suggestion: WeekSuggestion, slot: SuggestionSlot) {
      const next = clearMeal(suggestion, slot);
      const others = suggestion.meals.length - next.meals.length - 1;
      const name = slotName(slot);
      say(
        others === 0
          ? t`${name} is empty.`
          : plural(others, {
              one: `${name} is empty, and # meal of its leftovers.`,
              other: `${name} is empty, and # meals of its leftovers.`,
            }),
      );
      change(next);
    },
    replace(suggestion: WeekSuggestion, slot: SuggestionSlot, recipe: DishCard) {
      say(t`${slotName(slot)} is ${recipe.name}.`);
      change(replaceDish(suggestion, slot, recipe));
    },
    /** Fills all but the locked slots again; with a relaxation, under changed rules. */
    shuffle(suggestion: WeekSuggestion, relaxed = suggestion.relaxed) {
      setTask("shuffle");
      const next = { ...suggestion, relaxed, seed: suggestion.seed + 1 };
      search(shuffleBody(next, { today: today() }), (reply) => {
        stored.store(withReply(next, reply));
        say(plural(reply.meals.length, { one: "Suggested # meal", other: "Suggested # meals" }));
      });
    },
  };
}

export type SuggestedWeekActions = ReturnType<typeof useSuggestedWeek>;
