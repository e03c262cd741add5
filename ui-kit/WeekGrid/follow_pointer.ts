/** How far a pressed mouse goes before it drags, in px. */
const MOUSE_SLACK = 5;

/** A finger that goes further than this before it has held is scrolling, in px. */
const TOUCH_SLACK = 10;

/** How long a finger holds a plate before it drags, in ms: sooner than the system's own menu. */
const HOLD = 350;

/** So near to the window's upper or lower edge the page scrolls along, in px. */
const EDGE = 88;

/** How far it scrolls in each frame, in px. */
const EDGE_STEP = 9;

/** A press on what may be dragged. */
export interface Press {
  /** What was pressed: it is given `--move-x` and `--move-y`, how far it is from its place. */
  slot: HTMLElement;
  /** The press itself. */
  event: Pick<PointerEvent, "pointerId" | "pointerType" | "clientX" | "clientY">;
  onStart: () => void;
  /** Over another thing, or over none. */
  onOver: (target: Element | undefined) => void;
  /** Let go: over something, or over nothing, or taken away by the system. */
  onEnd: (target: Element | undefined) => void;
}

/**
 * Follows a press until it is let go: a mouse drags once it moves, a finger once it has held. Near the window's edges the
 * page scrolls along.
 *
 * @returns gives up, as if it had been let go over nothing.
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
