import { type RefObject, useEffect, useEffectEvent, useState } from "react";

/** Position of a dragged file: `near` is on the page, `over` is on the field. */
export const DRAG_PLACES = ["none", "near", "over"] as const;

/** One of {@link DRAG_PLACES}. */
export type DragPlace = (typeof DRAG_PLACES)[number];

/** Options of {@link useDroppedFile}. */
export interface DroppedFileOptions {
  /** Where a file may be dropped. */
  zone: RefObject<HTMLElement | null>;
  /** Ignores files. */
  isClosed: boolean;
  onFile: (file: File) => void;
}

/**
 * Accepts files dropped on the zone, or pasted in its form. It uses the first picture of several. A file dropped beside the zone
 * does not replace the page, where typed text would be lost.
 */
export function useDroppedFile(options: DroppedFileOptions): DragPlace {
  const [place, setPlace] = useState<DragPlace>("none");

  const onDragOver = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    const isOver = isWithin(options.zone.current, event.target);
    const isMissed = !isOver && !event.defaultPrevented && !isFileInput(event.target);
    if (isOver || isMissed) {
      event.preventDefault();
      event.dataTransfer.dropEffect = isOver && !options.isClosed ? "copy" : "none";
    }
    if (!options.isClosed) setPlace(isOver ? "over" : "near");
  });

  const onDrop = useEffectEvent((event: DragEvent) => {
    setPlace("none");
    const file = firstPicture(event.dataTransfer);
    if (!file || !isWithin(options.zone.current, event.target)) return;
    event.preventDefault();
    if (!options.isClosed) options.onFile(file);
  });

  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const file = firstPicture(event.clipboardData);
    if (!file || options.isClosed || event.defaultPrevented) return;
    // Another form, or a dialog on top, handles its own pastes.
    const form = options.zone.current?.closest("form");
    if (event.target !== document.body && !isWithin(form ?? options.zone.current, event.target)) return;
    event.preventDefault();
    options.onFile(file);
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("dragover", onDragOver, { signal });
    document.addEventListener("drop", onDrop, { signal });
    document.addEventListener("paste", onPaste, { signal });
    document.addEventListener("dragend", () => setPlace("none"), { signal });
    // Left the window: there is no related target.
    document.addEventListener("dragleave", (event) => event.relatedTarget === null && setPlace("none"), { signal });
    return () => listening.abort();
  }, []);

  return place;
}

function firstPicture(transfer: DataTransfer | null): File | undefined {
  const files = [...(transfer?.files ?? [])];
  return files.find((file) => file.type.startsWith("image/")) ?? files[0];
}

function isWithin(zone: Element | null | undefined, target: EventTarget | null): boolean {
  return target instanceof Node && (zone?.contains(target) ?? false);
}

function isFileInput(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === "file";
}
