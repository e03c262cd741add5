/** Between the trigger and its tooltip, and between the tooltip and the window's edge, in px. */
const GAP = 8;

/** What is placed, and beside what. */
export interface Placing {
  trigger: Element;
  bubble: HTMLElement;
  /** Where it goes as long as there is room. */
  wanted: "above" | "below";
}

/**
 * Puts a bubble (`position: fixed`) above or below its trigger, centred, on the other side where there is no room, and
 * never over the window's edge. In physical terms: a place on the screen reads the same in both directions.
 */
export function placeBeside({ trigger, bubble, wanted }: Placing): void {
  const { top, bottom, left, width } = trigger.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const size = bubble.getBoundingClientRect();
  const above = top - GAP - size.height;
  const below = bottom + GAP;
  const fitsAbove = above >= GAP;
  const fitsBelow = below + size.height <= clientHeight - GAP;
  const isAbove = wanted === "above" ? fitsAbove || !fitsBelow : fitsAbove && !fitsBelow;
  bubble.style.top = `${isAbove ? above : below}px`;
  bubble.style.left = `${within(left + (width - size.width) / 2, clientWidth - size.width)}px`;
}

function within(left: number, room: number): number {
  return Math.max(GAP, Math.min(left, room - GAP));
}
