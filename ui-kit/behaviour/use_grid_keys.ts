import { type FocusEvent, type KeyboardEvent, useRef, useState } from "react";

/** A position in the visual grid; both count from 0. */
export interface GridPlace {
  row: number;
  column: number;
}

/** Options of {@link useGridKeys}. */
export interface GridKeysOptions {
  rows: number;
  columns: number;
  /** How many cells of a row are side by side, if a row is drawn in several lines; all by default. */
  across?: number | undefined;
  /** Where Tab enters first, for example today. */
  start: GridPlace;
  /** Page Up (-1) and Page Down (1). */
  onPage?: ((step: -1 | 1) => void) | undefined;
  /** Delete or Backspace on a cell. */
  onDelete?: ((place: GridPlace) => void) | undefined;
}

/** Props for a cell's focusable element. Other controls of its `gridcell` share its place: keys work on them too. */
export interface GridCellProps {
  tabIndex: 0 | -1;
  "data-grid-cell": string;
}

/**
 * Keyboard of a `role="grid"`: one tab stop; arrows move in the visual direction, Home and End within the row, with Control within the
 * grid. The horizontal arrows are mirrored from right to left.
 *
 * React Aria is not used here: its grid (`useGridList`, `useTable`) needs a collection and a selection that a
 * week does not have, uses Page Up and Page Down for scrolling, does not support Delete, and adds some 30 KB.
 */
export function useGridKeys({ rows, columns, across = columns, start, onPage, onDelete }: GridKeysOptions) {
  const [current, setCurrent] = useState<GridPlace | undefined>();
  const ref = useRef<HTMLDivElement>(null);
  const stop = clampedTo(current ?? start, { rows, columns });

  function focus(place: GridPlace): void {
    setCurrent(place);
    ref.current?.querySelector<HTMLElement>(`[data-grid-cell="${name(place)}"]`)?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.altKey || event.metaKey) return;
    const from = placeOf(event.target);
    if (!from) return;
    const to = target({ event, from, rows, columns, across });
    if (to) focus(clampedTo(to, { rows, columns }));
    else if (event.key === "PageUp" && onPage) onPage(-1);
    else if (event.key === "PageDown" && onPage) onPage(1);
    else if ((event.key === "Delete" || event.key === "Backspace") && onDelete) onDelete(from);
    else return;
    event.preventDefault();
  }

  /** A click or a screen reader may focus any cell; the tab stop follows. */
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
  across: number;
}

function target({ event, from, rows, columns, across }: Move): GridPlace | undefined {
  const forward = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
  const { row, column } = from;
  const line = column - (column % across);
  /** Sideways within the line as it is drawn. */
  const beside = (step: number) => ({ row, column: Math.min(Math.max(column + step, line), line + across - 1) });
  /** To the line above or below, which may be another row's. */
  const along = (lines: number) => {
    const place = row * columns + column + lines * across;
    return place < 0 || place >= rows * columns ? from : { row: Math.floor(place / columns), column: place % columns };
  };
  switch (event.key) {
    case "ArrowRight":
      return beside(forward);
    case "ArrowLeft":
      return beside(-forward);
    case "ArrowDown":
      return along(1);
    case "ArrowUp":
      return along(-1);
    case "Home":
      return event.ctrlKey ? { row: 0, column: 0 } : { row, column: 0 };
    case "End":
      return event.ctrlKey ? { row: rows - 1, column: columns - 1 } : { row, column: columns - 1 };
    default:
      return undefined;
  }
}

function clampedTo({ row, column }: GridPlace, { rows, columns }: { rows: number; columns: number }): GridPlace {
  return { row: Math.min(Math.max(row, 0), rows - 1), column: Math.min(Math.max(column, 0), columns - 1) };
}

function placeOf(target: EventTarget): GridPlace | undefined {
  if (!(target instanceof Element)) return undefined;
  const cell =
    target.closest<HTMLElement>("[data-grid-cell]") ??
    target.closest("[role='gridcell']")?.querySelector<HTMLElement>("[data-grid-cell]");
  const [row, column] = cell?.dataset.gridCell?.split(" ").map(Number) ?? [];
  return row === undefined || column === undefined ? undefined : { row, column };
}

function name({ row, column }: GridPlace): string {
  return `${row} ${column}`;
}
