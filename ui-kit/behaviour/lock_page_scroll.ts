let locks = 0;

/**
 * Holds the page still behind a modal, and its width too: where a scrollbar stood its room stays. Several may hold it at
 * once. Returns what lets go.
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
