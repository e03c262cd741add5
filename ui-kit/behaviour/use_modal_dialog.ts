import { type RefObject, useEffectEvent, useLayoutEffect, useState } from "react";
import { lockPageScroll } from "./lock_page_scroll.ts";
import { enterModal } from "./open_modals.ts";

/** What a modal tells about itself. */
export interface ModalDialogOptions {
  isOpen: boolean;
  /** Asked to close, by Escape, a phone's way back, or a press beside it. Its owner may refuse by keeping it open. */
  onDismiss: () => void;
  /** What a press beside it does. */
  backdrop: "dismiss" | "ignore";
  /** Where the focus goes on opening; the dialog itself (which needs `tabIndex={-1}`) where this finds nothing. */
  initialFocus?: (() => HTMLElement | null | undefined) | undefined;
}

/**
 * Shows a `<dialog>` as a modal while it is open. The platform holds the focus in it, makes the page behind inert, and
 * gives the focus back to where it came from, also when the dialog leaves the page while it is open.
 */
export function useModalDialog(ref: RefObject<HTMLDialogElement | null>, options: ModalDialogOptions): void {
  const { isOpen } = options;
  const [, lookAgain] = useState(0);
  const dismiss = useEffectEvent(() => options.onDismiss());
  const pressBeside = useEffectEvent(() => options.backdrop === "dismiss" && options.onDismiss());
  const firstFocus = useEffectEvent(() => options.initialFocus?.());

  // In the layout phase, not later: on leaving the page the dialog must still be in it to give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return undefined;
    const listening = new AbortController();
    const { signal } = listening;

    dialog.addEventListener(
      "cancel",
      (event) => {
        // A file input's own "cancel" comes by here too.
        if (event.target !== dialog) return;
        event.preventDefault();
        dismiss();
      },
      { signal },
    );

    // A browser lets nobody refuse Escape twice in a row: then it is shown again, unless its owner agrees.
    dialog.addEventListener(
      "close",
      (event) => {
        if (event.target !== dialog || dialog.open) return;
        dismiss();
        lookAgain((times) => times + 1);
      },
      { signal },
    );

    // Both ends of a press: who selects text and lets go outside wants to keep the dialog.
    let pressedBeside = false;
    dialog.addEventListener("pointerdown", (event) => (pressedBeside = isBeside(dialog, event)), { signal });
    dialog.addEventListener("click", (event) => pressedBeside && isBeside(dialog, event) && pressBeside(), { signal });

    const letGo = lockPageScroll();
    const leave = enterModal(dialog);
    return () => {
      listening.abort();
      letGo();
      leave();
      dialog.close();
    };
  }, [ref, isOpen]);

  // After every render: it may have been closed over its owner's head.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog || dialog.open) return;
    dialog.showModal();
    (firstFocus() ?? dialog).focus({ preventScroll: true });
  });
}

/** The backdrop is part of the dialog for events; where its box ends, only its rectangle tells. */
function isBeside(dialog: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom);
}
