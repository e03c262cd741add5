import { type RefObject, useEffectEvent, useLayoutEffect, useState } from "react";
import { lockPageScroll } from "./lock_page_scroll.ts";
import { enterModal } from "./open_modals.ts";

/** Options of {@link useModalDialog}. */
export interface ModalDialogOptions {
  isOpen: boolean;
  /** Called on Escape, a phone's Back button or a press on the backdrop. The parent may refuse by leaving it open. */
  onDismiss: () => void;
  /** The effect of a press on the backdrop. */
  backdrop: "dismiss" | "ignore";
  /** The element to focus on opening; the dialog itself (which needs `tabIndex={-1}`) where this finds nothing. */
  initialFocus?: (() => HTMLElement | null | undefined) | undefined;
}

/**
 * Shows a `<dialog>` as a modal while it is open. The browser traps the focus, makes the page behind inert, and
 * restores the focus, also when the dialog is unmounted while it is open.
 */
export function useModalDialog(ref: RefObject<HTMLDialogElement | null>, options: ModalDialogOptions): void {
  const { isOpen } = options;
  const [, lookAgain] = useState(0);
  const dismiss = useEffectEvent(() => options.onDismiss());
  const pressBeside = useEffectEvent(() => options.backdrop === "dismiss" && options.onDismiss());
  const firstFocus = useEffectEvent(() => options.initialFocus?.());

  // A layout effect: the dialog must still be in the document to restore the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return undefined;
    const listening = new AbortController();
    const { signal } = listening;

    dialog.addEventListener(
      "cancel",
      (event) => {
        // A file input's "cancel" event bubbles up to here too.
        if (event.target !== dialog) return;
        event.preventDefault();
        dismiss();
      },
      { signal },
    );

    // Browsers close a dialog on a second Escape even if the first was refused. It is shown again unless the parent agrees.
    dialog.addEventListener(
      "close",
      (event) => {
        if (event.target !== dialog || dialog.open) return;
        dismiss();
        lookAgain((times) => times + 1);
      },
      { signal },
    );

    // Press and release must both be outside: selecting text may end outside without meaning to close.
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

  // After every render: the browser may have closed it although the parent still opens it.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog || dialog.open) return;
    dialog.showModal();
    (firstFocus() ?? dialog).focus({ preventScroll: true });
  });
}

/** Events on the backdrop target the dialog, so compare with its rectangle. */
function isBeside(dialog: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom);
}
