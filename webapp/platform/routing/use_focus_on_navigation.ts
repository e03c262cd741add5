import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** Navigation state that leaves the focus where it is, for navigations while typing. */
export const PRESERVE_FOCUS = { retainFocus: true } as const;

/**
 * After a navigation to another page, or to another `step` of one, puts the focus on its heading, so that a screen reader announces it; or on the
 * control with `data-focus-from` and the last page's path, which opened that page.
 */
export function useFocusOnNavigation(): void {
  const { pathname, search, state } = useLocation();
  const step = new URLSearchParams(search).get("step");
  const last = useRef({ pathname, step });
  useEffect(() => {
    const { pathname: from, step: stepBefore } = last.current;
    if (pathname === from && step === stepBefore) return;
    last.current = { pathname, step };
    if (preservesFocus(state)) return;
    const control = document.querySelector<HTMLElement>(`main [data-focus-from="${CSS.escape(from)}"]`);
    if (control) {
      control.focus({ preventScroll: true });
      return;
    }
    const target = document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
    if (!target) return;
    target.tabIndex = -1;
    // A heading is not a control: it needs no visible focus.
    target.style.outline = "none";
    target.focus({ preventScroll: true });
  }, [pathname, step, state]);
}

export function preservesFocus(state: unknown): boolean {
  return typeof state === "object" && state !== null && "retainFocus" in state;
}
