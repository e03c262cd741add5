/** On the root element while {@linkcode layOutAll} has an effect. */
export const LAY_OUT_ALL_ATTRIBUTE = "data-lay-out-all";

/**
 * Lays out distant elements too, until the next paint: call it before scrolling to an earlier place. Otherwise cards that were
 * never laid out have an estimated height, and the place is another one.
 */
export function layOutAll(): void {
  const root = document.documentElement;
  root.toggleAttribute(LAY_OUT_ALL_ATTRIBUTE, true);
  // The browser remembers the sizes with the first frame.
  requestAnimationFrame(() => requestAnimationFrame(() => root.toggleAttribute(LAY_OUT_ALL_ATTRIBUTE, false)));
}
