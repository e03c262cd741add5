/** Distance from the trigger, and from the window's edge, in px. */
const GAP = 8;

/** Options of {@link placeBeside}. */
export interface Placing {
  trigger: Element;
  bubble: HTMLElement;
  /** The preferred side. */
  wanted: "above" | "below";
}

/**
 * Places a bubble (`position: fixed`) above or below its trigger, centred, on the other side if there is no space, and
 * within the window. Uses physical coordinates.
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
