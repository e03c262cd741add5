import { type PointerEvent, useRef, useState } from "react";

/** What a swipe does, and its name: "I have this". */
export interface LineSwipe {
  text: string;
  onSwipe: () => void;
}

/** A finger that moves less far may have slipped. */
const START_PX = 12;
/** A swipe that ends before this does nothing. */
const DONE_PX = 96;

/**
 * Moves a line with a finger that swipes it towards its start, and calls `onSwipe` if it was far enough. The line needs
 * `touch-action: pan-y`, so that moving up and down still scrolls.
 *
 * @returns handlers and style of the line, and whether it is being moved
 */
export function useLineSwipe(swipe: LineSwipe | undefined) {
  const start = useRef<{ x: number; towardsStart: 1 | -1 }>(undefined);
  /** To the right, in px. */
  const [moved, setMoved] = useState(0);
  if (!swipe) return { isSwiping: false };

  /** In px towards the start of the line. */
  function distanceOf({ clientX }: PointerEvent): number {
    return start.current ? start.current.towardsStart * (clientX - start.current.x) : 0;
  }

  function end(): void {
    start.current = undefined;
    setMoved(0);
  }

  return {
    isSwiping: moved !== 0,
    style: moved === 0 ? undefined : { translate: `${moved}px 0` },
    onPointerDown({ clientX, pointerType, currentTarget }: PointerEvent) {
      const isRightToLeft = getComputedStyle(currentTarget).direction === "rtl";
      if (pointerType === "touch") start.current = { x: clientX, towardsStart: isRightToLeft ? 1 : -1 };
    },
    onPointerMove(event: PointerEvent) {
      const distance = distanceOf(event);
      if (moved !== 0 || distance > START_PX) setMoved(Math.max(0, distance) * (start.current?.towardsStart ?? 1));
    },
    onPointerUp(event: PointerEvent) {
      if (distanceOf(event) >= DONE_PX) swipe.onSwipe();
      end();
    },
    onPointerCancel: end,
  };
}
