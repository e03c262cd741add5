/** Mouse movement before a drag starts, in px. */
const MOUSE_SLACK = 5;

/** A finger that moves further than this before the hold time is scrolling, in px. */
const TOUCH_SLACK = 10;

/** Hold time before a touch drag starts, in ms; shorter than the system's context menu. */
const HOLD = 350;

/** The page scrolls while the pointer is this near to the window's upper or lower edge, in px. */
const EDGE = 88;

/** How far it scrolls in each frame, in px. */
const EDGE_STEP = 9;

/** A press on a draggable element. */
export interface Press {
  /** The pressed element; its offset is set as `--move-x` and `--move-y`. */
  slot: HTMLElement;
  /** The press itself. */
  event: Pick<PointerEvent, "pointerId" | "pointerType" | "clientX" | "clientY">;
  /** Drags at once: for a handle, which neither scrolls the page (`touch-action: none`) nor is pressed for something else. */
  isHandle?: boolean;
  /** The element that scrolls near its edges; the page by default. */
  scroller?: Element | undefined;
  onStart: () => void;
  /** The pointer is over another element, or over none. */
  onOver: (target: Element | undefined) => void;
  /** The drag ended: over an element, over none, or cancelled by the system. */
  onEnd: (target: Element | undefined) => void;
}

/**
 * Follows a press until its release: a mouse drags once it moves, a finger after the hold time. Near the window's edges the
 * page scrolls.
 *
 * @returns cancels the drag, as a release over nothing.
 */
export function followPointer(press: Press): () => void {
  const { slot, event, isHandle = false, scroller, onStart, onOver, onEnd } = press;
  const isTouch = event.pointerType === "touch";
  const scrolled = () => (scroller ? { x: scroller.scrollLeft, y: scroller.scrollTop } : { x: scrollX, y: scrollY });
  const from = { x: event.clientX + scrolled().x, y: event.clientY + scrolled().y };
  let [x, y] = [event.clientX, event.clientY];
  let isDragging = false;
  let target: Element | undefined;
  let frame = 0;
  const hold = isTouch && !isHandle ? setTimeout(begin, HOLD) : undefined;

  function begin(): void {
    isDragging = true;
    onStart();
    frame = requestAnimationFrame(scrollAlong);
    follow();
  }

  function follow(): void {
    slot.style.setProperty("--move-x", `${x + scrolled().x - from.x}px`);
    slot.style.setProperty("--move-y", `${y + scrolled().y - from.y}px`);
    const below = document.elementFromPoint(x, y) ?? undefined;
    if (below === target) return;
    target = below;
    onOver(target);
  }

  function scrollAlong(): void {
    const { top, bottom } = scroller?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
    const step = y < top + EDGE ? -EDGE_STEP : y > bottom - EDGE ? EDGE_STEP : 0;
    if (step !== 0) {
      (scroller ?? window).scrollBy({ top: step, behavior: "instant" });
      follow();
    }
    frame = requestAnimationFrame(scrollAlong);
  }

  function onMove(move: PointerEvent): void {
    if (move.pointerId !== event.pointerId) return;
    [x, y] = [move.clientX, move.clientY];
    if (isDragging) {
      follow();
      return;
    }
    const far = Math.hypot(x + scrollX - from.x, y + scrollY - from.y);
    if (isTouch && far > TOUCH_SLACK) stop();
    else if (!isTouch && far > MOUSE_SLACK) begin();
  }

  function onUp(up: PointerEvent): void {
    if (up.pointerId === event.pointerId) stop(target);
  }

  function onCancel(cancel: PointerEvent): void {
    if (cancel.pointerId === event.pointerId) stop();
  }

  function stop(end?: Element): void {
    clearTimeout(hold);
    cancelAnimationFrame(frame);
    removeEventListener("pointermove", onMove);
    removeEventListener("pointerup", onUp);
    removeEventListener("pointercancel", onCancel);
    slot.style.removeProperty("--move-x");
    slot.style.removeProperty("--move-y");
    if (isDragging) onEnd(end);
    isDragging = false;
  }

  addEventListener("pointermove", onMove);
  addEventListener("pointerup", onUp);
  addEventListener("pointercancel", onCancel);
  if (isHandle) begin();
  return stop;
}
