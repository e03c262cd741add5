import { type Mock, vi } from "vitest";
import type { WeekGridProps } from "../WeekGrid/mod.ts";
import { sampleDays, sampleMealAt, sampleMeals } from "./sample_recipes.ts";

/** What a week calls. */
export const calls: Record<"onOpen" | "onEmpty" | "onWeek", Mock> = {
  onOpen: vi.fn(),
  onEmpty: vi.fn(),
  onWeek: vi.fn(),
};

/** A week with a few meals. */
export const week: WeekGridProps<string, string> = {
  label: "Nov 16 – Nov 22, 2026",
  days: sampleDays,
  meals: sampleMeals,
  mealAt: sampleMealAt,
  ...calls,
};

/** A finger in the middle of an element. */
export function touch(element: Element, type: "pointerdown" | "pointermove" | "pointerup"): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  element.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      isPrimary: true,
      pointerId: 7,
      pointerType: "touch",
      clientX: left + width / 2,
      clientY: top + height / 2,
    }),
  );
}
