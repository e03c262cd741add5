import { t } from "@lingui/core/macro";
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import type { followPointer } from "../behaviour/mod.ts";
import type { WeekGridPlace } from "./WeekTable.tsx";

/** Its code loads after the week: until then a press does not drag. */
let drag: typeof followPointer | undefined;

/** A meal moved from one slot to another; a meal there takes its old slot. */
export interface MealMove<Day extends string = string, Meal extends string = string> {
  from: WeekGridPlace<Day, Meal>;
  to: WeekGridPlace<Day, Meal>;
}

/** Options of {@link useMealMove}. */
export interface MealMoveOptions<Day extends string, Meal extends string> {
  /** The grid's outermost element. */
  frame: RefObject<HTMLElement | null>;
  /** Undefined if meals cannot be moved. */
  onMove: ((move: MealMove<Day, Meal>) => void) | undefined;
  places: readonly WeekGridPlace<Day, Meal>[];
  /** The name of a slot's meal; undefined if there is nothing to pick up. */
  nameAt: (place: WeekGridPlace<Day, Meal>) => string | undefined;
  /** Opens a filled slot's menu; undefined if there are none. */
  onMenu: ((place: WeekGridPlace<Day, Meal>) => void) | undefined;
}

interface Held<Day extends string, Meal extends string> {
  place: WeekGridPlace<Day, Meal>;
  by: "keys" | "pointer";
}

/**
 * Moves a meal to another slot: by dragging its plate (touch after a hold), or by keyboard: M picks up, the arrows
 * of the grid choose another slot, Enter drops, Escape cancels. A finger that holds a plate and does not move it opens its menu.
 */
export function useMealMove<Day extends string, Meal extends string>(options: MealMoveOptions<Day, Meal>) {
  const { frame, onMove, places, nameAt, onMenu } = options;
  const [held, setHeld] = useState<Held<Day, Meal>>();
  const [over, setOver] = useState<string>();
  const [said, setSaid] = useState("");
  const giveUp = useRef<() => void>(undefined);
  const isDragging = useRef(false);
  /** The browser fires a click when a drag ends over its own slot. */
  const isDragged = useRef(false);
  const isMovable = onMove !== undefined;

  useEffect(() => () => giveUp.current?.(), []);
  useEffect(() => {
    if (isMovable) void loadDrag();
  }, [isMovable]);
  useEffect(() => {
    const element = frame.current;
    if (!isMovable || !element) return undefined;
    // React's own listener would be passive; this one must stop the page from scrolling during a touch drag.
    function stay(event: TouchEvent): void {
      if (isDragging.current && event.cancelable) event.preventDefault();
    }
    element.addEventListener("touchmove", stay, { passive: false });
    return () => element.removeEventListener("touchmove", stay);
  }, [frame, isMovable]);

  function focusSlot(place: WeekGridPlace<Day, Meal>): void {
    frame.current?.querySelector<HTMLElement>(`[data-slot="${keyOf(place)}"]`)?.focus();
  }

  function cancel(): void {
    giveUp.current?.();
    setHeld(undefined);
    setSaid(t`Not moved.`);
  }

  function putDown(from: WeekGridPlace<Day, Meal>, to: WeekGridPlace<Day, Meal>): void {
    setHeld(undefined);
    setOver(undefined);
    setSaid("");
    if (keyOf(from) !== keyOf(to) && nameAt(from) !== undefined) onMove?.({ from, to });
  }

  function pickUp(place: WeekGridPlace<Day, Meal>): void {
    const name = nameAt(place);
    if (name === undefined) return;
    setHeld({ place, by: "keys" });
    setSaid(t`${name} picked up. Arrows choose a slot, Enter puts it down, Escape cancels.`);
  }

  function placeOf(target: Element | undefined): WeekGridPlace<Day, Meal> | undefined {
    const slot = target?.closest("[role='gridcell']")?.querySelector<HTMLElement>("[data-slot]");
    if (!slot || !frame.current?.contains(slot)) return undefined;
    return places.find((place) => keyOf(place) === slot.dataset["slot"]);
  }

  function onPointerDown(event: PointerEvent<HTMLElement>, place: WeekGridPlace<Day, Meal>): void {
    isDragged.current = false;
    if (!drag || !event.isPrimary || event.button !== 0 || nameAt(place) === undefined) return;
    giveUp.current?.();
    let hasMoved = event.pointerType === "mouse";
    giveUp.current = drag({
      slot: event.currentTarget,
      event,
      onStart() {
        isDragging.current = true;
        isDragged.current = true;
        setHeld({ place, by: "pointer" });
      },
      onOver(target) {
        const there = placeOf(target);
        hasMoved ||= !there || keyOf(there) !== keyOf(place);
        setOver(there && keyOf(there));
      },
      onEnd(target) {
        isDragging.current = false;
        putDown(place, placeOf(target) ?? place);
        if (target && !hasMoved) onMenu?.(place);
      },
    });
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.key === "Escape" && (held || isDragging.current)) {
      event.preventDefault();
      cancel();
      return;
    }
    if (event.key.toLowerCase() !== "m" || event.altKey || event.ctrlKey || event.metaKey || held) return;
    const place = placeOf(event.target instanceof Element ? event.target : undefined);
    if (place) pickUp(place);
  }

  /** Without a target nothing else has the focus: some browsers focus no button that is pressed. */
  function onBlur({ relatedTarget }: FocusEvent<HTMLElement>): void {
    if (held?.by === "keys" && relatedTarget && !frame.current?.contains(relatedTarget)) cancel();
  }

  return {
    said,
    isHolding: held !== undefined,
    /** The meal that was picked up by keyboard or menu: the next press on a slot puts it down. */
    pickedUp: held?.by === "keys" ? held.place : undefined,
    /** Puts the focus on a slot's button. */
    focusSlot,
    pickUp,
    cancel,
    /** For what says that a meal is moved. */
    barProps: { onBlur },
    /** For the grid itself. */
    gridProps: isMovable
      ? {
          onKeyDown,
          onBlur,
          // The browser's own drag of the picture.
          onDragStart: prevent,
          onContextMenu(event: SyntheticEvent) {
            if (isDragging.current) event.preventDefault();
          },
        }
      : {},
    /** For a slot's button; `onClick` is its usual action. */
    slotProps(place: WeekGridPlace<Day, Meal>, onClick: () => void) {
      const key = keyOf(place);
      return {
        onClick(event: MouseEvent) {
          // A click by key has detail 0: it never ends a drag.
          if (isDragged.current && event.detail > 0) isDragged.current = false;
          else if (held?.by === "keys") putDown(held.place, place);
          else onClick();
        },
        ...(isMovable && {
          "data-slot": key,
          "data-move": moveOf(key, { held: held && keyOf(held.place), over }),
          "aria-keyshortcuts": nameAt(place) === undefined ? undefined : "M",
          onPointerDown: (event: PointerEvent<HTMLElement>) => onPointerDown(event, place),
        }),
        ...(onMenu && {
          // Also the key for it. A held finger has its own way.
          onContextMenu(event: SyntheticEvent) {
            if (isDragging.current || nameAt(place) === undefined) return;
            event.preventDefault();
            onMenu(place);
          },
        }),
      };
    },
  };
}

async function loadDrag(): Promise<void> {
  try {
    ({ followPointer: drag } = await import("../behaviour/follow_pointer.ts"));
  } catch {
    // Without a network the menu and the keyboard move meals.
  }
}

function moveOf(key: string, { held, over }: { held: string | undefined; over: string | undefined }) {
  if (held === undefined) return undefined;
  if (key === held) return "held";
  return key === over ? "target" : undefined;
}

function keyOf({ day, meal }: WeekGridPlace): string {
  return `${day} ${meal}`;
}

function prevent(event: SyntheticEvent): void {
  event.preventDefault();
}
