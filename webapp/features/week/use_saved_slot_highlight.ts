import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { DAYS_OF_WEEK, MEAL_TIMES, type MealSlot } from "../../../core/meal_plan/mod.ts";

type SavedSlot = Omit<MealSlot, "date">;

/** Navigation state for the week after a meal was saved: its slot is highlighted. */
export function savedSlotState(slot: SavedSlot): { readonly savedSlot: SavedSlot } {
  return { savedSlot: { day: slot.day, mealTime: slot.mealTime } };
}

/** The just saved slot to highlight. Only on arrival: not in another week, on Back or after a reload. */
export function useSavedSlotHighlight(): SavedSlot | undefined {
  const { state, key } = useLocation();
  const [savedSlot, setSavedSlot] = useState(() => savedSlotIn(state));
  const [arrivalKey] = useState(key);
  if (savedSlot && key !== arrivalKey) setSavedSlot(undefined);
  useEffect(() => {
    if (!savedSlot) return;
    // Not through the router, which would render the page again.
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
