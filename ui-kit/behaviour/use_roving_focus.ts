import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from "react";

/** Options of {@link useRovingFocus}. */
export interface RovingFocusOptions {
  /** The row's accessible name. */
  label: string;
  row: RefObject<HTMLElement | null>;
  /** Receives the focus when the last button of the row is gone; the row itself by default. */
  focusFallback?: RefObject<HTMLElement | null> | undefined;
}

const BUTTONS = "button:not(:disabled)";

/**
 * A row of buttons as one tab stop: arrows move in the visual direction, Home and End to its ends. When a focused button is removed,
 * the next one receives the focus.
 */
export function useRovingFocus({ label, row, focusFallback }: RovingFocusOptions) {
  const focused = useRef<{ button: HTMLElement; place: number } | undefined>(undefined);
  /** The button that receives the focus when it comes back to the row. */
  const left = useRef<HTMLElement | undefined>(undefined);

  function onKeyDownCapture(event: KeyboardEvent<HTMLElement>): void {
    const buttons = buttonsIn(row.current);
    const isModified = event.altKey || event.ctrlKey || event.metaKey;
    const target = isModified ? undefined : targetOf(event, buttons);
    if (target) {
      event.preventDefault();
      target.focus();
    } else if (event.key === "Tab" && document.activeElement instanceof HTMLElement) {
      left.current = document.activeElement;
      // From the row's end the browser's own Tab leaves it.
      buttons.at(event.shiftKey ? 0 : -1)?.focus();
    }
  }

  function onFocusCapture({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
    if (currentTarget.contains(relatedTarget)) return;
    left.current?.focus();
    left.current = undefined;
  }

  function onBlurCapture({ currentTarget, relatedTarget, target }: FocusEvent<HTMLElement>): void {
    if (!currentTarget.contains(relatedTarget)) left.current ??= target;
  }

  /** A press moves the focus to the pressed button. */
  function onPointerDownCapture(): void {
    left.current = undefined;
  }

  function onFocus({ target }: { target: EventTarget }): void {
    if (!(target instanceof HTMLElement)) return;
    focused.current = { button: target, place: buttonsIn(row.current).indexOf(target) };
  }

  function onBlur(): void {
    focused.current = undefined;
  }

  // React fires no blur for a removed element, so the focused button is remembered here.
  useLayoutEffect(() => {
    const lost = focused.current;
    if (!lost || lost.button.isConnected) return;
    focused.current = undefined;
    const buttons = buttonsIn(row.current);
    const next = buttons[Math.min(lost.place, buttons.length - 1)] ?? focusFallback?.current ?? row.current;
    next?.focus();
  });

  return {
    role: "toolbar",
    "aria-label": label,
    "aria-orientation": "horizontal",
    tabIndex: -1,
    onKeyDownCapture,
    onFocusCapture,
    onBlurCapture,
    onPointerDownCapture,
    onFocus,
    onBlur,
  } as const;
}

function buttonsIn(row: HTMLElement | null): HTMLElement[] {
  return [...(row?.querySelectorAll<HTMLElement>(BUTTONS) ?? [])];
}

function targetOf(event: KeyboardEvent<HTMLElement>, buttons: readonly HTMLElement[]): HTMLElement | undefined {
  const place = buttons.findIndex((button) => button === event.target);
  if (place === -1) return undefined;
  const forward = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
  switch (event.key) {
    case "ArrowRight":
      return buttons[place + forward];
    case "ArrowLeft":
      return buttons[place - forward];
    case "Home":
      return buttons.at(0);
    case "End":
      return buttons.at(-1);
    default:
      return undefined;
  }
}
