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
export function followPointer({ slot, event, onStart, onOver, onEnd }: Press): () => void {
  const isTouch = event.pointerType === "touch";
  const from = { x: event.clientX + scrollX, y: event.clientY + scrollY };
  let [x, y] = [event.clientX, event.clientY];
  let isDragging = false;
  let target: Element | undefined;
  let frame = 0;
  const hold = isTouch ? setTimeout(begin, HOLD) : undefined;

  function begin(): void {
    isDragging = true;
    onStart();
    frame = requestAnimationFrame(scrollAlong);
    follow();
  }

  function follow(): void {
    slot.style.setProperty("--move-x", `${x + scrollX - from.x}px`);
    slot.style.setProperty("--move-y", `${y + scrollY - from.y}px`);
    const below = document.elementFromPoint(x, y) ?? undefined;
    if (below === target) return;
    target = below;
    onOver(target);
  }

  function scrollAlong(): void {
    const step = y < EDGE ? -EDGE_STEP : y > innerHeight - EDGE ? EDGE_STEP : 0;
    if (step !== 0) {
      scrollBy({ top: step, behavior: "instant" });
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
  return stop;
}
