import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";

/** Distance that still counts as the end, in px. */
const END_SLACK = 24;

/** The scroll anchor. */
interface Sight {
  /** Whether the end stays in view, or a message above it stays in place. */
  place: "end" | "above";
  /** The last known scroll offset, in px. */
  top: number;
  /** A visible message, and the distance of its end from the box's top. */
  anchor: { element: Element; offset: number } | undefined;
}

/** The last key when the reader left the end. */
export interface LeftEnd {
  key: string | undefined;
}

/**
 * Preserves the scroll position in a box whose content grows at both ends. It does not use scroll anchoring: browsers do not
 * anchor at the top, some never, and both corrections would add up.
 *
 * @param lastKey key of the list's last item
 */
export function useScrollAnchor(lastKey: string | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const sight = useRef<Sight>({ place: "end", top: 0, anchor: undefined });
  const [leftEnd, setLeftEnd] = useState<LeftEnd | undefined>();

  /** Records how far the reader has scrolled since the last call, even if the content changed meanwhile. */
  function follow(): void {
    if (!box.current) return;
    const { scrollTop, scrollHeight, clientHeight } = box.current;
    const moved = scrollTop - sight.current.top;
    if (scrollHeight - clientHeight - scrollTop <= END_SLACK) {
      sight.current.place = "end";
      setLeftEnd(undefined);
    }
    // Only scrolling up leaves the end; content that grows below does not.
    else if (moved < -1 && sight.current.place === "end") {
      sight.current.place = "above";
      setLeftEnd({ key: lastKey });
    }
    sight.current.top = scrollTop;
    if (sight.current.anchor) sight.current.anchor.offset -= moved;
  }

  /** After a scroll: a message now in view becomes the anchor. */
  function look(): void {
    follow();
    sight.current.anchor = box.current ? anchorIn(box.current, list.current) : undefined;
  }

  /** After a change: restores the anchor's position. */
  function settle(): void {
    if (!box.current) return;
    // The reader has scrolled, but the event has not fired yet.
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

  // Resizes: a phone's keyboard, a growing message, rows that are laid out near the viewport.
  const onResize = useEffectEvent(settle);
  useEffect(() => {
    const observer = new ResizeObserver(() => onResize());
    for (const element of [box.current, list.current]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { box, list, leftEnd, look, goToEnd };
}

/** The first visible message, by binary search: there may be thousands. */
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
  // A day's heading moves when an older message of that day loads, so it cannot be the anchor.
  const element = first?.hasAttribute("data-day") ? first.nextElementSibling : first;
  return element ? { element, offset: offsetOf(element, box) } : undefined;
}

/** Distance of an element's end from the box's top, in px. */
function offsetOf(element: Element, box: Element): number {
  return element.getBoundingClientRect().bottom - box.getBoundingClientRect().top;
}
