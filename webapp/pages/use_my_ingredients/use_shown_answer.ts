import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/** How far down the window, as a share of its height, an answer may begin and still be seen. */
const IN_SIGHT = 0.7;

/** Props of {@linkcode useShownAnswer}. */
export interface ShownAnswerOptions {
  isFinding: boolean;
  button: RefObject<HTMLElement | null>;
  answer: RefObject<HTMLElement | null>;
}

/**
 * Once the answer to a press is here: brings it into sight where it lies below the window, as on a phone, and gives the
 * focus back that a button lost while it was busy or gone. What comes by itself, as after a reload, moves nothing, and leaves
 * the focus where it was, too.
 */
export function useShownAnswer({ isFinding, button, answer }: ShownAnswerOptions): { expect(): void } {
  const isExpected = useRef(false);
  const isFocusOwed = useRef(false);
  // Before the browser takes the focus from a button that is disabled now, whoever made it look: the page may have been
  // rendered since the press, and then the answer is no longer expected.
  useLayoutEffect(() => {
    if (isFinding && document.activeElement === button.current) isFocusOwed.current = true;
  }, [isFinding, button]);
  useEffect(() => {
    if (isFinding || !(isExpected.current || isFocusOwed.current)) return;
    if (document.activeElement === null || document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true });
    }
    isFocusOwed.current = false;
    if (!isExpected.current) return;
    isExpected.current = false;
    const top = answer.current?.getBoundingClientRect().top ?? 0;
    if (top > innerHeight * IN_SIGHT) answer.current?.scrollIntoView();
    // Without a list: an answer that was here already changes nothing but what is looked for.
  });
  return {
    expect() {
      isExpected.current = true;
    },
  };
}
