import { useEffectEvent, useLayoutEffect } from "react";
import { NavigationType, useNavigationType } from "react-router-dom";
import type { MealSlot } from "../../../core/meal_plan/mod.ts";
import { openAtToday } from "../../../ui-kit/WeekGrid/mod.ts";

/**
 * Opens a week at the meal that was just saved, else on a phone at today. Not after Back and a reload, which restore the position.
 * A page of the server does it itself (`start/after_content.ts`).
 */
export function useOpeningPosition(savedSlot?: Omit<MealSlot, "date">): void {
  const isBack = useNavigationType() === NavigationType.Pop;
  const scroll = useEffectEvent(() => {
    if (isBack) return;
    const slot = savedSlot && document.querySelector(`[data-slot="${savedSlot.day} ${savedSlot.mealTime}"]`);
    if (slot) slot.scrollIntoView({ block: "center", behavior: "instant" });
    else openAtToday();
  });
  // Before the paint, and after the router, which scrolls every new page to its start.
  useLayoutEffect(() => queueMicrotask(scroll), []);
}
