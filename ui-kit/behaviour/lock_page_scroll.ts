let locks = 0;

/**
 * Stops the page from scrolling behind a modal and reserves the scrollbar's width. Locks may overlap.
 * Returns the function that releases the lock.
 */
export function lockPageScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (locks === 0) {
    if (innerWidth > clientWidth) style.scrollbarGutter = "stable";
    style.overflow = "hidden";
  }
  locks++;
  return () => {
    locks--;
    if (locks > 0) return;
    style.removeProperty("overflow");
    style.removeProperty("scrollbar-gutter");
  };
}
