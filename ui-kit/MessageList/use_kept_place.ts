import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";

/** How near the end counts as the end, in px: a finger does not rest to the pixel. */
const END_SLACK = 24;

/** What is followed on the screen. */
interface Sight {
  /** At the end, which then stays in view, or above it, at a message that stays where it is. */
  place: "end" | "above";
  /** The scroll offset when last looked, in px. */
  top: number;
  /** A message in view, and how far its end is below the box's upper edge. */
  anchor: { element: Element; offset: number } | undefined;
}

/** What was last in the list when the reader left its end by scrolling up. */
export interface LeftEnd {
  key: string | undefined;
}

/**
 * Keeps the reader's place in a box whose content grows at both ends. It anchors by itself: browsers do not at the very
 * top, some never, and two that anchor would both move.
 *
 * @param lastKey of what is last in the list now
 */
export function useKeptPlace(lastKey: string | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const sight = useRef<Sight>({ place: "end", top: 0, anchor: undefined });
  const [leftEnd, setLeftEnd] = useState<LeftEnd | undefined>();

  /** Takes in how far the reader has moved since the last look, whatever has happened to the content meanwhile. */
  function follow(): void {
    if (!box.current) return;
    const { scrollTop, scrollHeight, clientHeight } = box.current;
    const moved = scrollTop - sight.current.top;
    if (scrollHeight - clientHeight - scrollTop <= END_SLACK) {
      sight.current.place = "end";
      setLeftEnd(undefined);
    }
    // Only who moved up has left the end: what grows below takes nobody away from it.
    else if (moved < -1 && sight.current.place === "end") {
      sight.current.place = "above";
      setLeftEnd({ key: lastKey });
    }
    sight.current.top = scrollTop;
    if (sight.current.anchor) sight.current.anchor.offset -= moved;
  }

  /** After a scroll: nothing else has moved, so what is in view now is what to hold on to. */
  function look(): void {
    follow();
    sight.current.anchor = box.current ? anchorIn(box.current, list.current) : undefined;
  }

  /** After a change: puts back what moved. */
  function settle(): void {
    if (!box.current) return;
    // Moved by the reader just before, and the event for it is still to come.
    if (Math.abs(box.current.scrollTop - sight.current.top) > 1) follow();
    const { anchor, place: held } = sight.current;
    if (held === "end") box.current.scrollTop = box.current.scrollHeight;
    else if (anchor?.element.isConnected)
      box.current.scrollTop += offsetOf(anchor.element, box.current) - anchor.offset;
    sight.current.top = box.current.scrollTop;
    sight.current.anchor = anchorIn(box.current, list.current);
  }

  function goToEnd(): void {
    sight.current.place = "end";
    setLeftEnd(undefined);
    if (box.current) sight.current.top = box.current.scrollTop;
    settle();
  }

  useLayoutEffect(settle);

  // A phone's keyboard, a message that grows, rows that get their real height as they come near.
  const onResize = useEffectEvent(settle);
  useEffect(() => {
    const observer = new ResizeObserver(() => onResize());
    for (const element of [box.current, list.current]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { box, list, leftEnd, look, goToEnd };
}

/** The first message that can be seen. Found by halving: the reader may scroll through thousands. */
function anchorIn(box: Element, list: Element | null): Sight["anchor"] {
  const rows = list?.children;
  if (!rows) return undefined;
  let low = 0;
  let high = rows.length - 1;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const row = rows[middle];
    if (row && offsetOf(row, box) > 0) high = middle;
    else low = middle + 1;
  }
  const first = rows[low];
  // A day's heading moves when an older message of that day comes: it can't hold anything.
  const element = first?.hasAttribute("data-day") ? first.nextElementSibling : first;
  return element ? { element, offset: offsetOf(element, box) } : undefined;
}

/** How far an element's end is below the box's upper edge, in px. */
function offsetOf(element: Element, box: Element): number {
  return element.getBoundingClientRect().bottom - box.getBoundingClientRect().top;
}
