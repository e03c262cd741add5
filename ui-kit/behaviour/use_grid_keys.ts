import { type FocusEvent, type KeyboardEvent, useRef, useState } from "react";

/** A place in a grid as it is seen: both from 0. */
export interface GridPlace {
  row: number;
  column: number;
}

/** What a grid tells about itself. */
export interface GridKeysOptions {
  rows: number;
  columns: number;
  /** Where Tab enters first, for example today. */
  start: GridPlace;
  /** Page Up (-1) and Page Down (1). */
  onPage?: ((step: -1 | 1) => void) | undefined;
  /** Delete or Backspace on a cell. */
  onDelete?: ((place: GridPlace) => void) | undefined;
}

/** What a cell's focusable part is given. */
export interface GridCellProps {
  tabIndex: 0 | -1;
  "data-grid-cell": string;
}

/**
 * Keyboard of a `role="grid"`: one tab stop, arrows move as seen, Home and End within the row, with Control within the
 * grid. In a page that reads from right to left the horizontal arrows turn around.
 *
 * Ours, although the kit knows React Aria: its grid (`useGridList`, `useTable`) wants a collection and a selection that a
 * week does not have, takes Page Up and Page Down for a screenful and Delete for nothing, and brings some 30 KB. What a
 * week needs of the grid pattern is this file, which its tests hold to every key in both layouts.
 */
export function useGridKeys({ rows, columns, start, onPage, onDelete }: GridKeysOptions) {
  const [current, setCurrent] = useState<GridPlace | undefined>();
  const ref = useRef<HTMLDivElement>(null);
  const stop = keptWithin(current ?? start, { rows, columns });

  function focus(place: GridPlace): void {
    setCurrent(place);
    ref.current?.querySelector<HTMLElement>(`[data-grid-cell="${name(place)}"]`)?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.altKey || event.metaKey) return;
    const from = placeOf(event.target);
    if (!from) return;
    const to = target({ event, from, rows, columns });
    if (to) focus(keptWithin(to, { rows, columns }));
    else if (event.key === "PageUp" && onPage) onPage(-1);
    else if (event.key === "PageDown" && onPage) onPage(1);
    else if ((event.key === "Delete" || event.key === "Backspace") && onDelete) onDelete(from);
    else return;
    event.preventDefault();
  }

  /** A press or a screen reader may enter anywhere: the tab stop goes along. */
  function onFocus(event: FocusEvent<HTMLElement>): void {
    const place = placeOf(event.target);
    if (place) setCurrent(place);
  }

  function cell(place: GridPlace): GridCellProps {
    return { tabIndex: name(place) === name(stop) ? 0 : -1, "data-grid-cell": name(place) };
  }

  return { grid: { ref, onKeyDown, onFocus }, cell };
}

interface Move {
  event: KeyboardEvent<HTMLElement>;
  from: GridPlace;
  rows: number;
  columns: number;
}

function target({ event, from, rows, columns }: Move): GridPlace | undefined {
  const forward = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
  const { row, column } = from;
  switch (event.key) {
    case "ArrowRight":
      return { row, column: column + forward };
    case "ArrowLeft":
      return { row, column: column - forward };
    case "ArrowDown":
      return { row: row + 1, column };
    case "ArrowUp":
      return { row: row - 1, column };
    case "Home":
      return event.ctrlKey ? { row: 0, column: 0 } : { row, column: 0 };
    case "End":
      return event.ctrlKey ? { row: rows - 1, column: columns - 1 } : { row, column: columns - 1 };
    default:
      return undefined;
  }
}

function keptWithin({ row, column }: GridPlace, { rows, columns }: { rows: number; columns: number }): GridPlace {
  return { row: Math.min(Math.max(row, 0), rows - 1), column: Math.min(Math.max(column, 0), columns - 1) };
}

function placeOf(target: EventTarget): GridPlace | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-grid-cell]") : null;
  const [row, column] = cell?.dataset.gridCell?.split(" ").map(Number) ?? [];
  return row === undefined || column === undefined ? undefined : { row, column };
}

function name({ row, column }: GridPlace): string {
  return `${row} ${column}`;
}
