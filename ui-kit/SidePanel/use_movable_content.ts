import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useModalDialog } from "../behaviour/mod.ts";

/** Options of {@link useMovableContent}. */
export interface MovableContentOptions {
  /** The container beside the page. */
  aside: RefObject<HTMLElement | null>;
  /** The container on a phone: a modal inside the aside. */
  dialog: RefObject<HTMLDialogElement | null>;
  isOpen: boolean;
  isModal: boolean;
  onDismiss: () => void;
  initialFocus: RefObject<HTMLElement | null> | undefined;
}

/**
 * One host element for a panel's content that moves between an aside and a modal when the layout changes, with typed text, scroll
 * position and focus. Returns the host, for a portal; a server has none.
 */
export function useMovableContent(options: MovableContentOptions): HTMLElement | undefined {
  const { aside, dialog, isOpen, isModal, onDismiss, initialFocus } = options;
  const [host] = useState(createHost);
  const cameFrom = useRef<Element | null>(null);
  const saved = useRef<SavedState>(NOTHING_SAVED);
  const firstFocus = useEffectEvent(() => saved.current.focus ?? initialFocus?.current);

  // The order of the effects matters: cleanups and setups both run from top to bottom.
  useLayoutEffect(() => {
    if (!isOpen) return;
    cameFrom.current = document.activeElement;
    saved.current = NOTHING_SAVED;
  }, [isOpen]);

  useLayoutEffect(() => {
    const place = isModal ? dialog.current : aside.current;
    if (!host) return undefined;
    if (place && host.parentElement !== place) move(host, place);
    return () => {
      saved.current = stateWithin(host);
    };
  }, [host, aside, dialog, isModal]);

  useModalDialog(dialog, {
    isOpen: isOpen && isModal,
    onDismiss,
    backdrop: "dismiss",
    initialFocus: () => saved.current.focus ?? initialFocus?.current,
  });

  useLayoutEffect(() => {
    if (isOpen && !isModal) firstFocus()?.focus({ preventScroll: true });
    for (const scroll of saved.current.scrolls) scrollBack(scroll);
  }, [isOpen, isModal]);

  useLayoutEffect(() => {
    const panel = aside.current;
    if (!isOpen || !panel) return undefined;
    return () => {
      const { activeElement, body } = document;
      const isLost = !activeElement || activeElement === body || panel.contains(activeElement);
      if (isLost && cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
    };
  }, [aside, isOpen]);

  return host;
}

/** Has no box of its own. */
function createHost(): HTMLElement | undefined {
  if (typeof document === "undefined") return undefined;
  const host = document.createElement("div");
  host.style.display = "contents";
  return host;
}

/** With `moveBefore`, if supported, animations and videos do not restart. */
function move(host: HTMLElement, place: HTMLElement): void {
  if (host.isConnected && "moveBefore" in place) place.moveBefore(host, null);
  else place.append(host);
}

/** State that a move would lose. */
interface SavedState {
  focus: HTMLElement | null;
  scrolls: readonly SavedScroll[];
}

interface SavedScroll {
  scroller: Element;
  top: number;
}

const NOTHING_SAVED: SavedState = { focus: null, scrolls: [] };

function stateWithin(host: HTMLElement): SavedState {
  const { activeElement } = document;
  return {
    focus: activeElement instanceof HTMLElement && host.contains(activeElement) ? activeElement : null,
    scrolls: [...host.querySelectorAll("*")]
      .map((scroller) => ({ scroller, top: scroller.scrollTop }))
      .filter(({ top }) => top !== 0),
  };
}

function scrollBack({ scroller, top }: SavedScroll): void {
  scroller.scrollTop = top;
}
