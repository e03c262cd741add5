import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/** Share of the window's height below which the results count as out of view. */
const IN_VIEW = 0.7;

export interface ShownAnswerOptions {
  isFinding: boolean;
  button: RefObject<HTMLElement | null>;
  answer: RefObject<HTMLElement | null>;
}

/**
 * After a search by a button press: scrolls the results into view if they are below the window, as on a phone, and restores
 * the focus that the button lost while it was disabled. Results without a press, as after a reload, move neither.
 */
export function useShownAnswer({ isFinding, button, answer }: ShownAnswerOptions): { expect(): void } {
  const isExpected = useRef(false);
  const hasLostFocus = useRef(false);
  // A layout effect, since the browser takes the focus from a disabled button after it.
  useLayoutEffect(() => {
    if (isFinding && document.activeElement === button.current) hasLostFocus.current = true;
  }, [isFinding, button]);
  useEffect(() => {
    if (isFinding || !(isExpected.current || hasLostFocus.current)) return;
    if (document.activeElement === null || document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true });
    }
    hasLostFocus.current = false;
    if (!isExpected.current) return;
    isExpected.current = false;
    const top = answer.current?.getBoundingClientRect().top ?? 0;
    if (top > innerHeight * IN_VIEW) answer.current?.scrollIntoView();
    // Without dependencies: a cached result changes none of them.
  });
  return {
    expect() {
      isExpected.current = true;
    },
  };
}
