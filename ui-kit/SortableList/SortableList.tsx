import { t } from "@lingui/core/macro";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import GripVertical from "lucide-react/icons/grip-vertical";
import { type ComponentPropsWithRef, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { followPointer } from "../behaviour/mod.ts";
import { IconButton } from "../IconButton/mod.ts";
import { media, notPrinted, plainList, type } from "../theme/mod.ts";
import { VisuallyHidden } from "../VisuallyHidden/mod.ts";

/** A thing of a {@link SortableList}. */
export interface SortableItem {
  id: string;
  /** "Milk, cheese and eggs". */
  text: string;
}

/** Props of {@link SortableList}. */
export interface SortableListProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** The list's accessible name: "Aisles of Corner shop". */
  label: string;
  /** In their order. */
  items: readonly SortableItem[];
  /** The ids in their new order. Its owner passes the items in that order. */
  onOrder: (ids: string[]) => void;
}

/** A list that a person puts into order: by dragging a handle, by its arrow keys, or by the buttons. */
export function SortableList({ label, items, onOrder, ...rest }: SortableListProps) {
  const [drag, setDrag] = useState<{ id: string; over: string | undefined }>();
  const [said, setSaid] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const cancelDrag = useRef<() => void>(undefined);
  useEffect(() => () => cancelDrag.current?.(), []);

  const placeOf = (id: string | undefined) => items.findIndex((item) => item.id === id);

  function move(id: string, place: number): void {
    const from = placeOf(id);
    const to = Math.min(Math.max(place, 0), items.length - 1);
    const item = items[from];
    if (!item || to === from) return;
    const ids = items.map((each) => each.id).filter((each) => each !== id);
    onOrder(ids.toSpliced(to, 0, id));
    setSaid(t`${item.text}: ${to + 1} of ${items.length}`);
  }

  function startDrag(event: PointerEvent<HTMLElement>, id: string): void {
    const row = event.currentTarget.closest("li");
    if (!row || !event.isPrimary || event.button !== 0) return;
    cancelDrag.current?.();
    const idOf = (target: Element | undefined) => {
      const over = target?.closest<HTMLElement>("[data-sortable]");
      return list.current?.contains(over ?? null) ? over?.dataset["sortable"] : undefined;
    };
    cancelDrag.current = followPointer({
      slot: row,
      event,
      isHandle: true,
      scroller: scrollerOf(row),
      onStart: () => setDrag({ id, over: undefined }),
      onOver: (target) => setDrag({ id, over: idOf(target) }),
      onEnd(target) {
        setDrag(undefined);
        const over = idOf(target);
        if (over !== undefined) move(id, placeOf(over));
      },
    });
  }

  function onKeyDown(event: KeyboardEvent, id: string): void {
    const place = placeOf(id);
    const places: Readonly<Record<string, number>> = {
      ArrowUp: place - 1,
      ArrowDown: place + 1,
      Home: 0,
      End: items.length - 1,
    };
    if (event.key === "Escape" && drag) {
      event.stopPropagation();
      event.preventDefault();
      cancelDrag.current?.();
      return;
    }
    const next = places[event.key];
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(id, next);
  }

  return (
    <div {...rest}>
      <Rows ref={list} role="list" aria-label={label}>
        {items.map(({ id, text }, place) => (
          <Row
            key={id}
            data-sortable={id}
            data-drag={dragMark({ id, place }, drag && { ...drag, from: placeOf(drag.id) })}
          >
            <Handle
              type="button"
              aria-label={t`Move ${text}`}
              title={t`Drag, or press the arrow keys`}
              aria-keyshortcuts="ArrowUp ArrowDown Home End"
              onPointerDown={(event) => startDrag(event, id)}
              onKeyDown={(event) => onKeyDown(event, id)}
              onContextMenu={(event) => event.preventDefault()}
            >
              <GripVertical size={20} />
            </Handle>
            <Text>{text}</Text>
            {/* The handle takes the arrow keys: the buttons are for fingers, mice and screen readers. */}
            <IconButton
              label={t`Move ${text} up`}
              icon={<ChevronUp size={20} />}
              variant="ghost"
              size="small"
              tabIndex={-1}
              disabled={place === 0}
              onClick={() => move(id, place - 1)}
            />
            <IconButton
              label={t`Move ${text} down`}
              icon={<ChevronDown size={20} />}
              variant="ghost"
              size="small"
              tabIndex={-1}
              disabled={place === items.length - 1}
              onClick={() => move(id, place + 1)}
            />
          </Row>
        ))}
      </Rows>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}

/** On which side of the row the dragged one will be. */
function dragMark(
  row: { id: string; place: number },
  drag: { id: string; over: string | undefined; from: number } | undefined,
) {
  if (!drag) return undefined;
  if (row.id === drag.id) return "held";
  if (row.id !== drag.over) return undefined;
  return row.place < drag.from ? "before" : "after";
}

/** The element that scrolls the row, if it is not the page: a dialog. */
function scrollerOf(row: Element): Element | undefined {
  for (let each = row.parentElement; each && each !== document.body; each = each.parentElement) {
    if (/auto|scroll/u.test(getComputedStyle(each).overflowY) && each.scrollHeight > each.clientHeight) return each;
  }
  return undefined;
}

const Rows = styled.ol`
  ${plainList}
`;

const Row = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--space-4);
  border-block-end: 1px solid var(--color-line);
  background: inherit;

  &:last-child { border-block-end: 0; }

  &[data-drag="held"] {
    z-index: 1;
    translate: 0 var(--move-y, 0);
    border-radius: var(--radius-field);
    background: var(--color-raised);
    box-shadow: var(--elevation-tray);
    pointer-events: none;
  }

  /* Where it will be. */
  &:is([data-drag="before"], [data-drag="after"])::after {
    content: "";
    position: absolute;
    inset-inline: 0;
    block-size: 4px;
    border-radius: var(--radius-pill);
    background: var(--color-accent);

    ${media.forcedColors} {
      forced-color-adjust: none;
      background: Highlight;
    }
  }

  &[data-drag="before"]::after { inset-block-start: -2px; }
  &[data-drag="after"]::after { inset-block-end: -2px; }
`;

const Handle = styled.button`
  ${notPrinted}
  display: grid;
  flex: none;
  place-items: center;
  inline-size: var(--size-target);
  block-size: 48px;
  padding: 0;
  border: 0;
  border-radius: var(--radius-field);
  background: none;
  color: var(--color-soft);
  cursor: grab;
  touch-action: none;

  &:focus-visible { outline-offset: -3px; }

  [data-drag="held"] > & { cursor: grabbing; }
`;

const Text = styled.span`
  flex: 1;
  min-inline-size: 0;
  padding-block: var(--space-8);
  ${type("body")}
  overflow-wrap: anywhere;
  user-select: none;
`;
