import { useEffect, useRef } from "react";

/**
 * Moves the focus when an item of a list disappears with it. Otherwise the keyboard would begin at the top of the page again.
 *
 * @param ids of the items; undefined while they are not known.
 * @param target finds the element that receives the focus.
 */
export function useFocusAfterRemoval(
  ids: readonly (string | number)[] | undefined,
  target: () => HTMLElement | null,
): void {
  const before = useRef(ids);
  const find = useRef(target);
  useEffect(() => {
    find.current = target;
  });
  useEffect(() => {
    const isRemoved = ids !== undefined && before.current?.some((id) => !ids.includes(id));
    const focused = document.activeElement;
    // A button of a dialog that has just closed has the focus until the browser draws again.
    const isLost = focused === null || focused === document.body || !focused.checkVisibility();
    if (isRemoved && isLost) find.current()?.focus({ preventScroll: true });
    if (ids !== undefined) before.current = ids;
  }, [ids]);
}
