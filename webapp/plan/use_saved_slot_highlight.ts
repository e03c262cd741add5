import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { DAYS_OF_WEEK, MEAL_TIMES, type MealSlot } from "../../core/meal_plan/mod.ts";

type SavedSlot = Omit<MealSlot, "date">;

/** Navigation state for the way back to the week after a meal was saved: its plate is set down. */
export function savedSlotState(slot: SavedSlot): { readonly savedSlot: SavedSlot } {
  return { savedSlot: { day: slot.day, mealTime: slot.mealTime } };
}

/**
 * The slot whose plate is set down now. Only on arrival: another week, going Back here or a reload sets nothing down
 * again.
 */
export function useSavedSlotHighlight(): SavedSlot | undefined {
  const { state, key } = useLocation();
  const [savedSlot, forget] = useState(() => savedSlotIn(state));
  const [arrival] = useState(key);
  if (savedSlot && key !== arrival) forget(undefined);
  useEffect(() => {
    if (!savedSlot) return;
    // Past the router, which would render the page once more for it.
    history.replaceState({ ...history.state, usr: null }, "");
  }, [savedSlot]);
  return savedSlot;
}

function savedSlotIn(state: unknown): SavedSlot | undefined {
  if (typeof state !== "object" || state === null || !("savedSlot" in state)) return undefined;
  const { day, mealTime } = state.savedSlot as Readonly<Record<string, unknown>>;
  const slot = {
    day: DAYS_OF_WEEK.find((name) => name === day),
    mealTime: MEAL_TIMES.find((name) => name === mealTime),
  };
  return slot.day && slot.mealTime ? { day: slot.day, mealTime: slot.mealTime } : undefined;
}
